import type { Bounds } from '@arredo/drawings'
import { type FlatCamera, type Insets, toPixels, type ViewSize } from './flat-camera.ts'

type Side = keyof Bounds

/** A drawing as it lay there when nobody was at work on it, and which of its sides one saw with what is about them. */
export type Calm = {
  readonly bounds: Bounds
  readonly margin: number
  readonly rooms: number
  readonly seen: Readonly<Record<Side, boolean>>
}

const sides: readonly Side[] = ['left', 'right', 'bottom', 'top']

/** Pixels by which a drawing may grow into the margin about it before the view goes along. */
const slack = 24

/** Which sides of a drawing lie between the panels. */
export function sidesSeen(
  { left, right, bottom, top }: Bounds,
  camera: FlatCamera,
  size: ViewSize,
  insets: Insets,
): Calm['seen'] {
  const first = toPixels(camera, [left, top])
  const last = toPixels(camera, [right, bottom])
  const isAcross = (x: number) => x >= insets.left - slack && x <= size.width - insets.right + slack
  const isDown = (y: number) => y >= insets.top - slack && y <= size.height - insets.bottom + slack
  return { left: isAcross(first.x), right: isAcross(last.x), top: isDown(first.y), bottom: isDown(last.y) }
}

/**
 * Whether a drawing grew out of the view: by a side that one saw before, be it by its dimensions, or by a room whose
 * walls were followed while they were drawn. Whoever looked at a part of it goes on looking at that part.
 */
export function isOutgrown(before: Calm, now: Calm): boolean {
  const hasMoreAbout = now.margin > before.margin
  const grown = sides.filter((side) => hasMoreAbout || isBeyond(side, now.bounds[side], before.bounds[side]))
  const hasNewRoom = now.rooms > before.rooms && (grown.length > 0 || before.rooms === 0)
  if (hasNewRoom) return sides.some((side) => !now.seen[side])
  return grown.some((side) => before.seen[side] && !now.seen[side])
}

function isBeyond(side: Side, now: number, before: number): boolean {
  return side === 'left' || side === 'bottom' ? now < before - 1 : now > before + 1
}

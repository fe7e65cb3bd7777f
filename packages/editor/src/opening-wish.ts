import {
  type FaceName,
  nearestStretch,
  nearestWithin,
  type Opening,
  type Point,
  type Shell,
  type Stretch,
  toWall,
  type WallFace,
  wallFrame,
} from '@arredo/geometry'
import type { Newcomer } from './editor-state.ts'

/** An opening that has no place yet. */
export type OpeningWish = Pick<Opening, 'kind' | 'width' | 'height' | 'sill' | 'hand' | 'swing'>

/** Of a niche, where the wall allows it. */
const usualDepth = 150

/** Low enough to walk through. */
const threshold = 300

/** The hole that an article of a catalogue needs. */
export function wishOf({ cut, size, mountHeight, side }: Newcomer): OpeningWish {
  const { at, width, height } = cut ?? { at: [0, 0], width: size.width, height: size.height }
  const sill = Math.max(0, mountHeight + at[1])
  const kind = sill < threshold ? 'door' : 'window'
  return { kind, width, height, sill, hand: side === 'L' ? 'left' : 'right', swing: 'in' }
}

/** Where an opening goes when a person points at a wall with its middle; null where no wall is long enough. */
export function openingAt(
  shell: Shell,
  point: Point,
  wish: OpeningWish,
  keep: FaceName | null,
  snaps: boolean,
): Omit<Opening, 'id'> | null {
  const stretch = nearestStretch(point, shell.seats, keep)
  const face = stretch && shell.face(stretch.wall, stretch.side)
  if (!stretch || !face) return null
  const last = stretch.end - stretch.start - wish.width
  if (last < 0) return null

  const wanted = Math.min(last, Math.max(0, toWall(wallFrame(stretch), point).along - wish.width / 2))
  const left = snaps ? nearestWithin(wanted, [0, last / 2, last]) : null
  return openingOnStretch(wish, stretch, face, left ?? Math.round(wanted))
}

/** With its left edge so far from where the stretch begins. */
export function openingOnStretch(
  wish: OpeningWish,
  stretch: Stretch,
  face: WallFace,
  left: number,
): Omit<Opening, 'id'> {
  const { wall, side } = stretch
  const along = stretch.start + left
  const offset = side === 'right' ? along : face.frame.length - along - wish.width
  return { ...wish, wall, side, offset, depth: wish.kind === 'niche' ? nicheDepth(stretch.thickness) : null }
}

/** As deep as is usual, with something of the wall left behind it. */
function nicheDepth(thickness: number): number {
  return Math.max(1, Math.min(usualDepth, Math.round(thickness * 0.6)))
}

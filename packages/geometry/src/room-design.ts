import type { Point } from './point.ts'
import { isOpenSide, type PresetRoomType, presetCorners, presetSides, type SideName } from './room-preset.ts'
import type { Opening } from './shell/records.ts'
import type { Line } from './wall-frame.ts'

/** A door or window in a side of a preset room: `offset` from the left of who looks at it from inside. */
export type PresetOpening = Pick<
  Opening,
  'id' | 'kind' | 'offset' | 'width' | 'height' | 'sill' | 'hand' | 'swing'
> & { readonly in: SideName }

/** A preset room as a person wants it, in millimetres. */
export type RoomDesign = {
  readonly type: PresetRoomType
  readonly lengths: readonly number[]
  readonly height: number
  /** Of every wall; without it each has its own, or the usual one. */
  readonly thickness?: number
  readonly openings?: readonly PresetOpening[]
}

export type RoomBox = { readonly width: number; readonly depth: number }

/** Corners of a preset as D-30 has them, whatever was made of its lengths. */
export function cornersOf(type: PresetRoomType, lengths: readonly number[]): readonly Point[] {
  const [a = 0, b = 0, c = 0, d = 0] = lengths
  return presetCorners[type]([a, b, c, d])
}

/** A side from the left to the right of who looks at it from inside; null where it is open or there is none. */
export function sideLine(type: PresetRoomType, lengths: readonly number[], side: SideName): Line | null {
  const index = presetSides[type].indexOf(side)
  if (index < 0 || isOpenSide(type, side)) return null
  const corners = cornersOf(type, lengths)
  const [from, to] = [corners[index], corners[(index + 1) % corners.length]]
  return from && to ? { from, to } : null
}

export function boxOf(type: PresetRoomType, lengths: readonly number[]): RoomBox {
  const { right, left, top, bottom } = boundsOfPoints(cornersOf(type, lengths))
  return { width: right - left, depth: top - bottom }
}

/** The lengths of a shape that fills a rectangle, cut as the defaults are: 5000 × 5000 has the defaults. */
export function lengthsInBox(type: PresetRoomType, { width, depth }: RoomBox): readonly number[] {
  if (type === 'rt1') return [width, depth]
  if (type === 'rt2') return [depth, width, depth]
  const sides = presetSides[type]
  const touchesCut = (side: SideName) => isAtCut(sides, side)
  return (['north', 'east', 'south', 'west'] as const).map((side) => {
    const whole = side === 'north' || side === 'south' ? width : depth
    return touchesCut(side) ? Math.round(whole * uncut) : whole
  })
}

/** What the cut leaves of a side: 3000 of 5000. */
const uncut = 0.6

function isAtCut(sides: readonly SideName[], side: SideName): boolean {
  const at = sides.indexOf(side)
  const beside = [sides.at(at - 1), sides[(at + 1) % sides.length]]
  return beside.some((name) => name === 'diagonal' || name?.startsWith('inner'))
}

export type PointBounds = {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

export function boundsOfPoints(points: readonly Point[]): PointBounds {
  let [left, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let [right, top] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    bottom = Math.min(bottom, y)
    top = Math.max(top, y)
  }
  return { left, bottom, right, top }
}

import type { Point } from './point.ts'

export type WallId = string
export type OpeningId = string

/**
 * A wall is named by its clear inner line. Rooms run clockwise, so the inside lies to the right of
 * from → to, and the thickness grows outward, to the left.
 */
export type Wall = {
  readonly id: WallId
  readonly from: Point
  readonly to: Point
  readonly height: number
  readonly thickness: number
}

export type Opening = {
  readonly id: OpeningId
  readonly wall: WallId
  readonly kind: 'door' | 'window'
  /** Distance along the inner line from the wall's start to the opening's nearer edge. */
  readonly offset: number
  readonly width: number
  readonly height: number
  /** Height of the lower edge above the floor; 0 for a door. */
  readonly sill: number
}

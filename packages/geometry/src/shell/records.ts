import type { Point } from '../point.ts'

export type CornerId = string
export type WallId = string
export type OpeningId = string
export type RoomId = string

/** The code of a material, or a colour such as '#e8e2d6'. */
export type Finish = string

/** Looking from a wall's `from` corner to its `to` corner. */
export type WallSide = 'left' | 'right'

export type Corner = { readonly id: CornerId; readonly at: Point }

export type Wall = {
  readonly id: WallId
  readonly from: CornerId
  readonly to: CornerId
  /** An open wall closes a room without being there: no body, no faces, no part in joints. */
  readonly kind: 'wall' | 'open'
  readonly thickness: number
  /** What the line from corner to corner names: a face, the body lying wholly beyond it, or the middle. */
  readonly line: 'left' | 'centre' | 'right'
  /** Null: as high as the highest room beside it. */
  readonly height: number | null
}

/** A ceiling that begins at `knee` on a face and reaches the room's height `run` away from it. */
export type Slope = {
  readonly wall: WallId
  readonly side: WallSide
  readonly knee: number
  readonly run: number
}

export type Room = {
  readonly id: RoomId
  readonly name: string
  /** The record belongs to whichever room is found around this point. */
  readonly inside: Point
  readonly height: number
  readonly slopes: readonly Slope[]
  readonly floor: Finish | null
  readonly ceiling: Finish | null
  readonly walls: Finish | null
  readonly exceptions: Readonly<Record<WallId, Finish>>
}

export type Opening = {
  readonly id: OpeningId
  readonly wall: WallId
  readonly kind: 'door' | 'window' | 'passage' | 'niche'
  /** Along the line from corner to corner, from the `from` corner to the nearer edge, whatever `line` is. */
  readonly offset: number
  readonly width: number
  readonly height: number
  /** Height of the lower edge above the floor. */
  readonly sill: number
  readonly hand: 'left' | 'right'
  readonly swing: 'in' | 'out' | 'none'
  /** How deep a niche reaches into the wall; null goes through. */
  readonly depth: number | null
  readonly side: WallSide
}

export type PlanRecords = {
  readonly corners: Readonly<Record<CornerId, Corner>>
  readonly walls: Readonly<Record<WallId, Wall>>
  readonly rooms: Readonly<Record<RoomId, Room>>
}

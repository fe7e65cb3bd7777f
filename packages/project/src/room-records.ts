import type { Placement, Point, Point3, WallId, WallSide } from '@arredo/geometry'

export type FixtureId = string
export type NoteId = string
export type UnderlayId = string

export const fixtureKinds = [
  'column',
  'beam',
  'radiator',
  'socket',
  'switch',
  'water',
  'waste',
  'gas',
  'light',
  'vent',
] as const

/** What is there already and in the way, or to be connected to. It belongs to the room, not to an alternative. */
export type Fixture = {
  readonly id: FixtureId
  readonly kind: (typeof fixtureKinds)[number]
  readonly size: Point3
  readonly placement: Placement
}

/** Which drawing something is written on. */
export type DrawingName =
  | { readonly on: 'plan' }
  | { readonly on: 'face'; readonly wall: WallId; readonly side: WallSide }

/**
 * A point of a drawing, tied to a record where it names one: then `at` is in that record's own space, as shares of
 * its width and its depth (on a face of its height) from its left back (bottom) corner. A corner stays a corner
 * whatever is moved, turned or made wider. A wall begins with its right face.
 */
export type Anchor = {
  readonly at: Point
  readonly to?: { readonly kind: 'row' | 'wall' | 'opening' | 'fixture'; readonly id: string }
}

type NoteBase = { readonly id: NoteId; readonly drawing: DrawingName }

export type Note =
  | (NoteBase & {
      readonly kind: 'text'
      readonly text: string
      readonly at: Point
      readonly leader: Anchor | null
    })
  | (NoteBase & {
      readonly kind: 'dimension'
      readonly from: Anchor
      readonly to: Anchor
      /** How far its line lies from what it measures, to the left of from → to. */
      readonly away: number
    })
  | (NoteBase & {
      readonly kind: 'level' | 'revision'
      /** On a face an empty level says its own height. */
      readonly text: string
      readonly at: Point
    })

/** A picture or a drawing that lies under the plan to be traced. */
export type Underlay = {
  readonly id: UnderlayId
  readonly kind: 'picture' | 'drawing'
  /** The name of the stored file. */
  readonly file: string
  /** Where the middle of the file lies. */
  readonly at: Point
  readonly rotation: number
  /** Millimetres of the room per unit of the file. */
  readonly scale: number
  /** Nothing of it is seen at 0. */
  readonly opacity: number
}

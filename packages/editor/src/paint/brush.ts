import type { Choices, RoomSurface, Text, VariantCode } from '@arredo/catalogue'
import type { Finish } from '@arredo/geometry'
import type { RowId } from '@arredo/project'

/** What is on the brush: a finish for surfaces of rooms, or an option for fronts and whatever else articles choose. */
export type Paint =
  | {
      readonly kind: 'finish'
      /** Null: as it comes. */
      readonly finish: Finish | null
      readonly surfaces: readonly RoomSurface[]
      /** Of which catalogue it is, and the hash of its pack. */
      readonly pack?: { readonly catalogue: string; readonly hash: string }
    }
  | {
      readonly kind: 'option'
      readonly catalogue: string
      readonly variant: VariantCode
      readonly value: string
    }

/** What one touch paints: what it touches, all walls of the room or all of the run, everything alike. */
export type PaintReach = 'one' | 'run' | 'all'

/** An article that would not take the paint: why, and the smallest change of its choices that lets it. */
export type RefusedPaint = {
  readonly row: RowId
  readonly reasons: readonly Text[]
  readonly repair: Choices | null
}

export type Brush = {
  readonly paint: Paint | null
  readonly reach: PaintReach
  /** The next touch takes up what is there. */
  readonly isPicking: boolean
  /** What the last stroke could not paint. */
  readonly refused: readonly RefusedPaint[]
}

export const cleanBrush: Brush = { paint: null, reach: 'one', isPicking: false, refused: [] }

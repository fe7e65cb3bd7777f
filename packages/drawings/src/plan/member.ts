import type { ArticleEvaluation } from '@arredo/catalogue'
import type { FoundRoom, Point, Stretch } from '@arredo/geometry'
import type { RecordName, StandingRow } from '@arredo/project'
import type { Layer, Shape } from '../drawing.ts'
import type { Slot } from '../kept.ts'
import type { TextBox } from '../text-box.ts'
import type { ItemKind } from './item-kind.ts'

/** An item as the plan sees it. */
export type Member = {
  readonly item: StandingRow
  readonly kind: ItemKind
  readonly article: ArticleEvaluation | undefined
  /** Its number in the offer. */
  readonly number: number | null
  /** Its footprint as something that can be written on. */
  readonly box: TextBox
  readonly kept: {
    readonly layer: Slot<Layer>
    readonly spans: Slot<readonly PlacedSpan[]>
    readonly places: Slot<LabelPlaces>
  }
}

/** What stands in a room; null for what stands in none. */
export type RoomGroup = { readonly room: FoundRoom | null; readonly members: readonly Member[] }

/** What something takes of a stretch of a wall. */
export type Span = {
  readonly start: number
  readonly end: number
  /** How far it comes into the room. */
  readonly far: number
  readonly of: RecordName
}

export type PlacedSpan = readonly [Stretch, Span]

/** One of the places where an item could be labelled; what stands still has the same ones, whatever moves. */
export type LabelPlace = {
  /** The middle of the ring; null where there is no number. */
  readonly at: Point | null
  readonly name: readonly { readonly text: string; readonly at: Point }[]
  readonly turn: number
  readonly boxes: readonly TextBox[]
  /** Where a leader begins, for a number beside its item. */
  readonly from?: Point
  readonly shapes: Slot<readonly Shape[]>
}

/** They are worked out one by one as they are asked for: of most items nobody asks for more than the first. */
export type LabelPlaces = { readonly made: LabelPlace[]; readonly others: Iterator<LabelPlace> }

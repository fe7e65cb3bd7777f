import type { AlternativeId } from '../document.ts'

/** What of a row is another. */
export type RowAspect =
  | 'article'
  | 'variants'
  | 'place'
  | 'quantity'
  | 'price'
  | 'text'
  | 'flags'
  | 'order'
  | 'other'

/** What became of something since both sides began with the same; `what` is said of rows alone. */
export type SideChange = {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly what: readonly RowAspect[]
}

/** Which of two sides something is taken from; both, where each changed another part of it. */
export type SidePick = 'mine' | 'theirs' | 'both'

/** One thing that a person can decide about. All walls are one thing where both sides built at the same corners. */
export type DesignDifference = {
  /** Its name among all others. */
  readonly key: string
  readonly of:
    | 'row'
    | 'alternative'
    | 'header'
    | 'walls'
    | 'room'
    | 'opening'
    | 'fixture'
    | 'note'
    | 'underlay'
    | 'view'
  /** Of a record its id, of the header the field. */
  readonly id: string
  /** Of a row: the alternative it belongs to. */
  readonly alternative: AlternativeId | null
  readonly mine: SideChange | null
  readonly theirs: SideChange | null
  /** What loses nothing; null where somebody has to choose. */
  readonly pick: SidePick | null
  /** Made by rule: it follows what is decided about the rest. */
  readonly follows: boolean
}

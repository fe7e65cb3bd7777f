import type { ChoiceValue, Reason, Text, VariantCode } from '@arredo/catalogue'
import type { NewStyle, RowId } from '@arredo/project'
import type { Said } from '../checks/finding.ts'

/** A variant that does not come to what was chosen or wished for. */
export type Compromise = {
  readonly variant: VariantCode
  /** Of an own choice what it was, of a wish for the whole what it should have become. */
  readonly wanted: ChoiceValue
  readonly got: ChoiceValue
  readonly isOwn: boolean
  readonly reasons: readonly Reason[]
}

/** What a restyle makes of one article. */
export type RestyledRow = {
  readonly row: RowId
  /**
   * Follows as it is; follows with something else than was chosen, or as another article; cannot follow to the model
   * and takes over of the rest what it can; or is as it was.
   */
  readonly kind: 'follows' | 'adapted' | 'stays' | 'same'
  readonly style: NewStyle
  /** The article that is proposed in its place. */
  readonly standIn: Text | null
  readonly compromises: readonly Compromise[]
  /** Why it stays; empty where it does not. */
  readonly why: readonly (Said | Text)[]
  /** A price of the seller's own, or something asked for beyond the rules, that was made for what it is now. */
  readonly keeps: { readonly price: boolean; readonly special: boolean }
}

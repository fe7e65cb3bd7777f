import type { CompiledFollower } from './compile-follower.ts'
import type { ArticleEvaluation, ArticleRequest, Repair, VariantState, WhyNot } from './evaluation.ts'
import type { ChoiceValue, Pack, VariantCode } from './pack.ts'

/** A pack opened for use: expressions compiled, rules ready for the solver. A pure function of its pack. */
export type Catalogue = {
  readonly pack: Pack
  /** Its rules for followers, ready to be asked. */
  readonly followers: readonly CompiledFollower[]
  /** Null when the article or model is not in the pack. */
  readonly evaluate: (request: ArticleRequest) => ArticleEvaluation | null
  /** The same with a pause after every search, for whoever may have to drop it for something newer. */
  readonly evaluateInSteps: (request: ArticleRequest) => Generator<void, ArticleEvaluation | null>
  /**
   * What can be said within a frame: configuration, parts, conflicts and what is 'yes' or 'no' are as `evaluate`
   * says them, the rest is 'unknown'. Values of the variant a person has `open` are all answered. Once the full
   * answer is known, it is that.
   */
  readonly evaluateNow: (request: ArticleRequest, open?: VariantCode) => ArticleEvaluation | null
  /** Takes over the full answer of the same pack opened elsewhere; one about something else is left alone. */
  readonly accept: (request: ArticleRequest, variants: readonly VariantState[]) => void
  readonly whyNot: (request: ArticleRequest, variant: VariantCode, value: ChoiceValue) => WhyNot
  /** Null when no set of own choices allows the value. */
  readonly repair: (request: ArticleRequest, variant: VariantCode, value: ChoiceValue) => Repair | null
}

import type { ArticleEvaluation, ArticleRequest, Repair, WhyNot } from './evaluation.ts'
import type { ChoiceValue, Pack, VariantCode } from './pack.ts'

/** A pack opened for use: expressions compiled, rules ready for the solver. A pure function of its pack. */
export type Catalogue = {
  readonly pack: Pack
  /** Null when the article or model is not in the pack. */
  readonly evaluate: (request: ArticleRequest) => ArticleEvaluation | null
  readonly whyNot: (request: ArticleRequest, variant: VariantCode, value: ChoiceValue) => WhyNot
  /** Null when no set of own choices allows the value. */
  readonly repair: (request: ArticleRequest, variant: VariantCode, value: ChoiceValue) => Repair | null
}

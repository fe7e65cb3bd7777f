import type { ArticleRequest, ChoiceValue, Pack, VariantCode, VariantState } from '@arredo/catalogue'
import type { Face } from '@arredo/pricing'
import type { EvaluationContext, ProjectDocument, RowId } from '@arredo/project'

/** To the worker. A pack is handed over once and named by a number from then on. */
export type Message =
  | { readonly kind: 'pack'; readonly id: number; readonly pack: Pack }
  /** Revisions rise; each names one question. */
  | { readonly kind: 'ask'; readonly revision: number; readonly question: Question }
  /** Something newer made the answer worthless. */
  | { readonly kind: 'drop'; readonly revision: number }

export type Send = (message: Message) => void

export type Question = RefreshQuestion | PriceQuestion

/** The full answer for articles of which the page has the instant one. */
export type RefreshQuestion = {
  readonly kind: 'refresh'
  readonly articles: readonly { readonly pack: number; readonly request: ArticleRequest }[]
}

/** What each choice for a row, or for the whole project, would change of the total. */
export type PriceQuestion = {
  readonly kind: 'prices'
  /** Null asks for the header's variants. */
  readonly row: RowId | null
  readonly numbers?: Numbers
  readonly face: Face
  readonly document: ProjectDocument
  /** All that prices depend on besides the document; opened packs cannot travel, their numbers do. */
  readonly terms: Omit<EvaluationContext, 'catalogues'>
  readonly packs: ReadonlyMap<string, number>
}

/** Of one variant, and of it alone: numbers are too many to be priced before somebody looks at them. */
export type Numbers = { readonly variant: VariantCode; readonly values: readonly number[] }

/** From the worker. */
export type Reply = { readonly revision: number; readonly answer: Answer }

export type Answer =
  /** In the order asked; null where the pack has no such article. */
  | { readonly kind: 'refresh'; readonly variants: readonly (readonly VariantState[] | null)[] }
  | { readonly kind: 'prices'; readonly prices: ChoicePrices }

export type ChoicePrices = ReadonlyMap<VariantCode, ReadonlyMap<ChoiceValue, ChoicePrice>>

export type ChoicePrice = {
  /** Minor units on the project's total; null where one of the two has no price. */
  readonly difference: number | null
  /** Own choices that would be given up for it. */
  readonly repairs?: readonly VariantCode[]
}

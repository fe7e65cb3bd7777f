import type { ArticleRequest, Catalogue, Choices, ChoiceValue, VariantCode } from '@arredo/catalogue'

export type Change = { readonly variant: VariantCode; readonly value: ChoiceValue }

/** What another set of own choices changes of the article besides the variant it is about. */
export function changesAlong(
  catalogue: Catalogue,
  request: ArticleRequest,
  choices: Choices,
  about: VariantCode,
): readonly Change[] {
  const now = catalogue.evaluateNow(request)?.configuration ?? {}
  const then = catalogue.evaluateNow({ ...request, choices })?.configuration ?? {}
  return Object.entries(then)
    .filter(([code, value]) => code !== about && now[code] !== value)
    .map(([variant, value]) => ({ variant, value }))
}

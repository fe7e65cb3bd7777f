import type { ArticleEvaluation, Pack, Variant, VariantState } from '@arredo/catalogue'
import { sizeVariants } from '../size-of-unit.ts'

export type ShownVariant = { readonly variant: Variant; readonly state: VariantState }

/** Variants a person chooses for the article, in the pack's order; sizes have a place of their own. */
export function shownVariants(pack: Pack, evaluation: ArticleEvaluation): readonly ShownVariant[] {
  const sizes = new Set(sizeVariants(pack, evaluation).map(({ variant }) => variant.code))
  return evaluation.variants
    .flatMap((state) => {
      const variant = pack.variants[state.code]
      return variant && !sizes.has(state.code) ? [{ variant, state }] : []
    })
    .toSorted((a, b) => a.variant.order - b.variant.order)
}

/** "I190 · Lineo · Sage matt": what one calls the article by in the shop. */
export function articleSubtitle(
  pack: Pack,
  evaluation: ArticleEvaluation,
  model: string,
  nameOf: (text: Pack['name']) => string,
): string {
  const modelName = pack.models.find(({ code }) => code === model)?.name
  const front = shownVariants(pack, evaluation)
    .map(({ variant, state }) => chosenOption(variant, state))
    .find((option) => option?.material !== undefined)
  return [evaluation.article, modelName && nameOf(modelName), front && nameOf(front.name)]
    .filter(Boolean)
    .join(' · ')
}

function chosenOption({ domain }: Variant, { value }: VariantState) {
  return domain.kind === 'options' ? domain.options.find(({ code }) => code === value) : undefined
}

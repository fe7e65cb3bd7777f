import type { ArticleEvaluation, IntegerDomain, Pack, Recipe, Variant, VariantState } from '@arredo/catalogue'

/** A size that can be typed: a variant in millimetres. */
export type SizeVariant = {
  readonly variant: Variant
  readonly domain: IntegerDomain
  readonly state: VariantState
}

const dimensions = ['width', 'depth', 'height'] as const

/** In the order width, depth, height, by what each does to the size of the whole; others follow. */
export function sizeVariants(pack: Pack, evaluation: ArticleEvaluation): readonly SizeVariant[] {
  const article = pack.articles.find(({ code }) => code === evaluation.article)
  const recipe = article && pack.recipes[article.recipe]
  return evaluation.variants
    .flatMap((state) => {
      const variant = pack.variants[state.code]
      const domain = variant?.domain
      return variant && domain?.kind === 'integer' && domain.unit === 'mm' ? [{ variant, domain, state }] : []
    })
    .map((size) => ({ size, rank: rankOf(size.variant.code, recipe) }))
    .toSorted((a, b) => a.rank - b.rank || a.size.variant.order - b.size.variant.order)
    .map(({ size }) => size)
}

function rankOf(code: string, recipe: Recipe | undefined): number {
  const word = new RegExp(`(^|[^\\w])${code.replace(/\W/g, '\\$&')}($|[^\\w])`)
  const found = dimensions.findIndex((dimension) => word.test(String(recipe?.size[dimension] ?? '')))
  return found < 0 ? dimensions.length : found
}

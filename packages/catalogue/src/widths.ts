import type { Catalogue } from './catalogue.ts'
import type { ArticleRequest } from './evaluation.ts'
import type { Article, Choices, Expression, Pack, Recipe, VariantCode } from './pack.ts'

/** Widths in millimetres it can be had in: from, to, and the step between. */
export type WidthSpan = { readonly from: number; readonly to: number; readonly step: number }

/** Whether by a choice or as it stands; widths are whole millimetres. */
export function widthsOf(catalogue: Catalogue, request: ArticleRequest): readonly WidthSpan[] {
  const ways = waysOf(catalogue, request)
  const standing = catalogue.evaluateNow(request)?.size.width
  const spans = ways?.spans ?? []
  if (standing === undefined || spans.some((span) => isIn(span, standing))) return spans
  return [...spans, only(Math.round(standing))]
}

/**
 * What to choose for it to be so wide, with what was chosen already. Null where the rules, or what was chosen, leave
 * it at another width.
 */
export function choicesForWidth(
  catalogue: Catalogue,
  request: ArticleRequest,
  width: number,
): Choices | null {
  const isSoWide = (choices: Choices) => {
    const answer = catalogue.evaluateNow({ ...request, choices })
    return answer !== null && answer.conflicts.length === 0 && Math.round(answer.size.width) === width
  }
  if (isSoWide(request.choices)) return request.choices

  const ways = waysOf(catalogue, request)
  const value = ways?.valueFor(width)
  if (!ways || value === undefined) return null
  const choices = { ...request.choices, [ways.variant]: value }
  return isSoWide(choices) ? choices : null
}

type Ways = {
  readonly variant: VariantCode
  readonly spans: readonly WidthSpan[]
  readonly valueFor: (width: number) => string | number | undefined
}

function waysOf(catalogue: Catalogue, request: ArticleRequest): Ways | null {
  const article = catalogue.pack.articles.find(({ code }) => code === request.article)
  const variant = article && widthVariant(catalogue.pack, article)
  if (!variant) return null
  const state = catalogue.evaluateNow(request, variant)?.variants.find(({ code }) => code === variant)
  if (!state) return null
  const widthWith = (value: string | number) =>
    catalogue.evaluateNow({ ...request, choices: { ...request.choices, [variant]: value } })?.size.width

  if (state.range) {
    const { min, max, step } = state.range
    // The usual case, for which nothing need be worked out.
    const isPlain = catalogue.pack.recipes[article.recipe]?.size.width === variant
    const [least, most] = isPlain ? [min, max] : [widthWith(min), widthWith(max)]
    // Whatever grows otherwise than its variant would need every value tried.
    if (least === undefined || most === undefined || most - least !== max - min) return null
    const more = Math.round(least) - min
    const span = { from: min + more, to: max + more, step }
    return { variant, spans: [span], valueFor: (width) => (isIn(span, width) ? width - more : undefined) }
  }
  const options = (state.options ?? []).flatMap(({ value, allowed }) => {
    const width = allowed === 'no' ? undefined : widthWith(value)
    return width === undefined ? [] : [{ value, width: Math.round(width) }]
  })
  return {
    variant,
    spans: [...new Set(options.map(({ width }) => width))].map(only),
    valueFor: (wanted) => options.find(({ width }) => width === wanted)?.value,
  }
}

function only(width: number): WidthSpan {
  return { from: width, to: width, step: 1 }
}

function isIn({ from, to, step }: WidthSpan, width: number): boolean {
  return width >= from && width <= to && (width - from) % step === 0
}

/** The one variant its width is made of; a length before an option. Null where there is none, or more than one. */
function widthVariant(pack: Pack, article: Article): VariantCode | null {
  const recipe = pack.recipes[article.recipe]
  if (!recipe) return null
  const read = namesIn(recipe.size.width, recipe.let)
  const own = article.variants.filter((code) => read.has(code))
  const lengths = own.filter((code) => pack.variants[code]?.domain.kind === 'integer')
  const candidates = lengths.length > 0 ? lengths : own
  return candidates.length === 1 ? (candidates[0] ?? null) : null
}

/** All that a formula is made of, by way of the values beside it. */
function namesIn(formula: Expression, values: Recipe['let'], known = new Set<string>()): Set<string> {
  for (const [name] of String(formula)
    .replaceAll(/'[^']*'|"[^"]*"/g, ' ')
    .matchAll(/(?<![\w.])[A-Za-z_]\w*/g)) {
    if (known.has(name)) continue
    known.add(name)
    const made = Object.hasOwn(values, name) ? values[name] : undefined
    if (made !== undefined) namesIn(made, values, known)
  }
  return known
}

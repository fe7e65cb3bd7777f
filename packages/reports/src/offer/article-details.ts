import type { ArticleEvaluation, ChoiceValue, Pack, Variant } from '@arredo/catalogue'
import { formatLength } from '@arredo/measures'
import type { ArticleRow, SpecialRow } from '@arredo/project'
import { inLanguage } from './in-language.ts'
import type { LabelledValue } from './labelled-value.ts'
import type { OfferInput } from './offer-input.ts'

export function articleName({ evaluation, language }: OfferInput, row: ArticleRow): string {
  const evaluated = evaluation.articles[row.id]
  return evaluated ? inLanguage(evaluated.name, language.code) : row.article
}

/** What was chosen once for the whole project, named above the rows instead of in each of them. */
export function projectDesign(input: OfferInput): readonly LabelledValue[] {
  const { document, packs } = input
  const choices = document.alternatives[document.header.activeAlternative]?.choices ?? {}
  return Object.entries(choices).flatMap(([code, value]) => {
    const variant = [...packs.values()]
      .map((pack) => pack.variants[code])
      .find((known) => known !== undefined)
    return variant ? [labelled(input, variant, value)] : []
  })
}

/** Size, hand, and the variants in which this article differs from the rest of the project. */
export function articleDetails(input: OfferInput, row: ArticleRow): readonly string[] {
  const evaluated = input.evaluation.articles[row.id]
  const pack = input.packs.get(row.catalogue)
  if (!evaluated || !pack) return []

  const own = ownVariants(input, row, evaluated, pack).map((variant) => {
    const { label, value } = labelled(input, variant, evaluated.configuration[variant.code] ?? '')
    return `${label}: ${value}`
  })
  return [sizeText(input, evaluated), ...handText(input, row, pack), ...own]
}

/** What the article has by its rules where something else was asked for. */
export function insteadOf(input: OfferInput, { special }: SpecialRow): readonly string[] {
  const article = input.document.rows[special.of]
  const pack = article?.kind === 'article' ? input.packs.get(article.catalogue) : undefined
  const variant = pack?.variants[special.variant ?? '']
  const value = input.evaluation.articles[special.of]?.configuration[variant?.code ?? '']
  if (!variant || value === undefined) return []
  return [input.text('instead of {{value}}', { value: valueText(input, variant, value) })]
}

function ownVariants(
  { document }: OfferInput,
  row: ArticleRow,
  evaluated: ArticleEvaluation,
  pack: Pack,
): readonly Variant[] {
  const header = document.alternatives[row.alternative]?.choices ?? {}
  const sizes = sizeVariants(row, pack)
  return evaluated.variants
    .filter(({ code, value, source }) => source === 'choice' && value !== header[code] && !sizes.has(code))
    .flatMap(({ code }) => pack.variants[code] ?? [])
    .sort((a, b) => a.order - b.order)
}

/** Variants that are a side of the article as they stand: its size says them already. */
function sizeVariants(row: ArticleRow, pack: Pack): ReadonlySet<unknown> {
  const recipe = pack.articles.find(({ code }) => code === row.article)?.recipe
  return new Set(Object.values((recipe !== undefined && pack.recipes[recipe]?.size) || {}))
}

function sizeText({ lengthUnit, lengthDecimals }: OfferInput, { size }: ArticleEvaluation): string {
  const sides = [size.width, size.depth, size.height].map((side) =>
    formatLength(side, lengthUnit, lengthDecimals),
  )
  // No break inside: half a size on the next line is read as another number.
  return `${sides.join('\u00a0×\u00a0')}${lengthUnit === 'MM' ? '\u00a0mm' : ''}`
}

function handText({ text }: OfferInput, row: ArticleRow, pack: Pack): readonly string[] {
  const sides = pack.articles.find(({ code }) => code === row.article)?.sides ?? []
  if (sides.length < 2) return []
  return [row.side === 'L' ? text('Left') : text('Right')]
}

function labelled(input: OfferInput, variant: Variant, value: ChoiceValue): LabelledValue {
  return { label: inLanguage(variant.name, input.language.code), value: valueText(input, variant, value) }
}

function valueText(
  { language, lengthUnit, lengthDecimals }: OfferInput,
  { domain }: Variant,
  value: ChoiceValue,
): string {
  if (domain.kind === 'options') {
    const option = domain.options.find(({ code }) => code === value)
    return option ? inLanguage(option.name, language.code) : String(value)
  }
  if (domain.unit !== 'mm' || typeof value !== 'number') return String(value)
  return `${formatLength(value, lengthUnit, lengthDecimals)}${lengthUnit === 'MM' ? '\u00a0mm' : ''}`
}

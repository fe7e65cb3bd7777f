import {
  type ArticleEvaluation,
  type ChoiceValue,
  differencesFromHeader,
  type Pack,
  type Variant,
} from '@arredo/catalogue'
import { formatLength } from '@arredo/measures'
import { type ArticleRow, isFollower, type SpecialRow } from '@arredo/project'
import type { ReportInput } from '../report-input.ts'
import { inLanguage } from './in-language.ts'
import type { LabelledValue } from './labelled-value.ts'
import { sidesText } from './sides-text.ts'

export function articleName({ evaluation, language }: ReportInput, row: ArticleRow): string {
  const evaluated = evaluation.articles[row.id]
  return evaluated ? inLanguage(evaluated.name, language.code) : row.article
}

/** What was chosen once for the whole project, named above the rows instead of in each of them. */
export function projectDesign(input: ReportInput): readonly LabelledValue[] {
  const { document } = input
  const choices = document.alternatives[document.header.activeAlternative]?.choices ?? {}
  return Object.entries(choices).flatMap(([code, value]) => variantWords(input, code, value) ?? [])
}

/** Null for what no catalogue knows. */
export function variantWords(input: ReportInput, code: string, value: ChoiceValue): LabelledValue | null {
  const variant = [...input.catalogues.values()]
    .map(({ pack }) => pack.variants[code])
    .find((known) => known !== undefined)
  return variant ? labelled(input, variant, value) : null
}

/** Size, hand, and the variants in which this article differs from the rest of the project. */
export function articleDetails(input: ReportInput, row: ArticleRow): readonly string[] {
  const evaluated = input.evaluation.articles[row.id]
  const pack = input.catalogues.get(row.catalogue)?.pack
  if (!evaluated || !pack) return []

  const own = ownVariants(input, row, evaluated, pack).map((variant) => {
    const { label, value } = labelled(input, variant, evaluated.configuration[variant.code] ?? '')
    return `${label}: ${value}`
  })
  const { width, depth, height } = evaluated.size
  return [sidesText(input, [width, depth, height]), ...handText(input, row, pack), ...own]
}

/** What the article has by its rules where something else was asked for. */
export function insteadOf(input: ReportInput, { special }: SpecialRow): readonly string[] {
  const article = input.document.rows[special.of]
  const pack = article?.kind === 'article' ? input.catalogues.get(article.catalogue)?.pack : undefined
  const variant = pack?.variants[special.variant ?? '']
  const value = input.evaluation.articles[special.of]?.configuration[variant?.code ?? '']
  if (!variant || value === undefined) return []
  return [input.text('instead of {{value}}', { value: valueText(input, variant, value) })]
}

/** What was chosen for this article alone, and in what it could not follow the rest. */
function ownVariants(
  { document }: ReportInput,
  row: ArticleRow,
  evaluated: ArticleEvaluation,
  pack: Pack,
): readonly Variant[] {
  const header = document.alternatives[row.alternative]?.choices ?? {}
  const sizes = sizeVariants(row, pack)
  return (
    differencesFromHeader(pack, evaluated, header)
      .filter(({ code, source }) => (source === 'choice' || Object.hasOwn(header, code)) && !sizes.has(code))
      .flatMap(({ code }) => pack.variants[code] ?? [])
      // Nobody chose how long a worktop is: what follows a run is cut for it, and its size is all there is to say.
      .filter(({ domain }) => domain.kind === 'options' || !isFollower(row))
      .sort((a, b) => a.order - b.order)
  )
}

/** Variants that are a side of the article as they stand: its size says them already. */
function sizeVariants(row: ArticleRow, pack: Pack): ReadonlySet<unknown> {
  const recipe = pack.articles.find(({ code }) => code === row.article)?.recipe
  return new Set(Object.values((recipe !== undefined && pack.recipes[recipe]?.size) || {}))
}

function handText({ text }: ReportInput, row: ArticleRow, pack: Pack): readonly string[] {
  const sides = pack.articles.find(({ code }) => code === row.article)?.sides ?? []
  if (sides.length < 2) return []
  return [row.side === 'L' ? text('Left') : text('Right')]
}

function labelled(input: ReportInput, variant: Variant, value: ChoiceValue): LabelledValue {
  return { label: inLanguage(variant.name, input.language.code), value: valueText(input, variant, value) }
}

function valueText(
  { language, lengthUnit, lengthDecimals }: ReportInput,
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

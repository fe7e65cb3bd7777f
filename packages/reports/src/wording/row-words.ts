import { localeFor } from '@arredo/measures'
import { type CoveredSurface, isSpecial, type SummaryRow } from '@arredo/project'
import type { ReportInput } from '../report-input.ts'
import { articleDetails, articleName, insteadOf } from './article-details.ts'
import { inLanguage } from './in-language.ts'
import { linesOf } from './lines-of.ts'

/** What every document says of a row, its price apart. */
export type RowWords = {
  readonly name: readonly string[]
  readonly code: string
  readonly details: readonly string[]
}

export function rowWords(input: ReportInput, row: SummaryRow): RowWords {
  if (row.kind === 'article')
    return { name: [articleName(input, row)], code: row.article, details: articleDetails(input, row) }
  if (isSpecial(row)) {
    const [first = '', ...more] = linesOf(row.text)
    const name = [input.text('Special: {{wish}}', { wish: first }), ...more]
    return { name, code: '', details: insteadOf(input, row) }
  }
  const details = row.kind === 'ownAppliance' ? [input.text('Provided by you')] : []
  return { name: linesOf(row.text), code: '', details }
}

/** Which floor or wall it covers, and the area it is reckoned by. */
export function surfaceWords(
  input: ReportInput,
  { room, kind, name, finish, area }: CoveredSurface,
): RowWords {
  const { text, language, document } = input
  const kinds = { floor: text('Floor'), wall: text('Walls'), ceiling: text('Ceiling') }
  const place = [document.rooms[room]?.name || text('Room'), kinds[kind], squareMetres(input, area / 100)]
  return { name: [name ? inLanguage(name, language.code) : finish], code: '', details: [place.join(', ')] }
}

export function squareMetres({ language }: ReportInput, count: string | number): string {
  const digits = new Intl.NumberFormat(localeFor(language.locale), { maximumFractionDigits: 4 })
  return `${digits.format(Number(count))}\u00a0m²`
}

export function quantityText({ language }: ReportInput, row: SummaryRow): string {
  if (row.kind === 'service' || row.kind === 'ownAppliance') return '1'
  const quantity = countsIn(localeFor(language.locale)).format(row.quantity)
  return row.kind === 'free' && row.unit !== '' ? `${quantity}\u00a0${row.unit}` : quantity
}

const counts = new Map<string, Intl.NumberFormat>()

/** Made once each: making one takes a hundred times as long as using it, and there are few locales. */
function countsIn(locale: string): Intl.NumberFormat {
  const format = counts.get(locale) ?? new Intl.NumberFormat(locale)
  counts.set(locale, format)
  return format
}

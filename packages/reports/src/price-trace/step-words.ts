import { formatMoney, formatPercent, localeFor } from '@arredo/measures'
import type { PriceLine, ProjectPrice } from '@arredo/pricing'
import { sentence } from '@arredo/words'
import { percentDecimals } from '../offer/offer-totals.ts'
import type { ReportInput } from '../report-input.ts'
import { inLanguage } from '../wording/in-language.ts'
import { shortName } from '../wording/short-name.ts'

/** A step as it is read: what it is, how it was reckoned, and what says so. */
export type StepWords = {
  readonly name: string
  readonly reckoning: string
  readonly source: string
  readonly amount: string
}

const kinds: Readonly<Record<PriceLine['step'], string>> = {
  base: sentence('List price'),
  fixed: sentence('Surcharge'),
  percent: sentence('Surcharge in percent'),
  rounding: sentence('Rounding'),
  increase: sentence('Price increase'),
  quantity: sentence('More pieces'),
  promotion: sentence('Promotion'),
  adjustment: sentence('Price of the seller'),
  reduction: sentence('Taken off the whole'),
  discount: sentence('Discount'),
  vat: sentence('VAT'),
}

/** Steps that a list or a promotion has a code for; the codes of all others are ours. */
const coded: ReadonlySet<PriceLine['step']> = new Set(['base', 'fixed', 'percent', 'promotion', 'discount'])

/** `row`: whose step it is; the trade's reason for a price of its own is kept by it. */
export function stepWords(
  input: ReportInput,
  { currency }: Pick<ProjectPrice, 'currency'>,
  line: PriceLine,
  row: string,
): StepWords {
  const { document, language, text } = input
  const kind = text(kinds[line.step])
  const label = shortName({ name: [inLanguage(line.label, language.code).trim()] })
  const reason = line.step === 'adjustment' ? (document.trade[row]?.reason ?? '') : ''
  const codes = new Set([line.source ?? '', coded.has(line.step) ? line.code : ''])
  return {
    name: label === '' || label === kind ? kind : `${kind}: ${label}`,
    reckoning: [reckoningOf(input, currency, line), reason].filter((part) => part !== '').join('  ·  '),
    source: [...codes].filter((code) => code !== '' && code !== row).join(' / '),
    amount: money(input, currency, line.amount),
  }
}

function reckoningOf(
  input: ReportInput,
  currency: ProjectPrice['currency'],
  { step, basis, rate, quantity }: PriceLine,
): string {
  const { language, text } = input
  if (basis === undefined) return ''
  const amount = money(input, currency, basis)
  if (step === 'adjustment') return text('instead of {{value}}', { value: amount })
  if (step === 'increase' && rate !== undefined) return `${number(input, rate)} × ${amount}`
  if (rate !== undefined) {
    const share = formatPercent(Number(rate), language.locale, percentDecimals(rate))
    return text('{{rate}} of {{amount}}', { rate: share, amount })
  }
  if (step === 'quantity' && quantity !== undefined) return `(${number(input, quantity)} − 1) × ${amount}`
  if (quantity !== undefined) return `${number(input, quantity)} × ${amount}`
  return step === 'reduction' ? text('of {{amount}}', { amount }) : ''
}

function number({ language }: ReportInput, digits: string): string {
  return new Intl.NumberFormat(localeFor(language.locale), { maximumFractionDigits: 6 }).format(
    Number(digits),
  )
}

export function money({ language }: ReportInput, currency: ProjectPrice['currency'], minor: number): string {
  return formatMoney({ minor, currency }, language.locale)
}

import { formatMoney, formatPercent } from '@arredo/measures'
import type { PriceLine, ProjectPrice } from '@arredo/pricing'
import type { ReportInput } from '../report-input.ts'
import { inLanguage } from '../wording/in-language.ts'

export type TotalLine = {
  readonly label: string
  readonly value: string
  /** Parts add up to the total; what is within it is told below it and adds up to it once more. */
  readonly kind: 'part' | 'total' | 'within'
}

/**
 * On the basis of the rows, with VAT: what they come to as they are printed, what is taken off the whole, and the total.
 * Promotions and prices of a row are in its line already and stand nowhere else. Net and VAT are told below.
 */
export function offerTotals({ language, text }: ReportInput, price: ProjectPrice): readonly TotalLine[] {
  const line = (kind: TotalLine['kind'], label: string, minor: number): TotalLine => ({
    ...{ kind, label },
    value: formatMoney({ minor, currency: price.currency }, language.locale),
  })
  const ofRows = printedSum(price)
  const taxes = price.lines.filter(({ step, amount }) => step === 'vat' && amount !== 0)
  const roundings = price.lines.filter(({ step }) => step === 'rounding')
  const net = price.total - sum(taxes) - sum(roundings)
  const hasTax = taxes.length > 0

  return [
    ...(ofRows === price.total
      ? []
      : [
          line('part', text('Sum of all rows'), ofRows),
          // Never the rate: the customer sees the amount the seller chose to show (D-80).
          line('part', takenOffLabel(), price.total - ofRows),
        ]),
    line('total', hasTax ? text('Total with VAT') : text('Total'), price.total),
    ...(hasTax ? [line('within', text('Net'), net)] : []),
    ...taxes.map((tax) => line('within', taxLabel(tax), tax.amount)),
    ...(hasTax
      ? roundings.map(({ label, amount }) => line('within', inLanguage(label, language.code), amount))
      : []),
  ]

  function takenOffLabel(): string {
    const names = price.lines
      .filter(({ step }) => step === 'reduction' || step === 'discount')
      .map(({ label }) => inLanguage(label, language.code).trim())
      .filter((name) => name !== '')
    return names.length > 0 ? names.join(', ') : text('Taken off the whole')
  }

  function taxLabel({ rate }: PriceLine): string {
    if (rate === undefined) return text('VAT')
    return text('VAT {{rate}}', { rate: formatPercent(Number(rate), language.locale, percentDecimals(rate)) })
  }
}

/** What the lines of the rows come to, before anything is taken off the whole. */
export function printedSum({ rows }: ProjectPrice): number {
  return Object.values(rows).reduce((all, { beforeReduction, total }) => all + (beforeReduction ?? total), 0)
}

function sum(lines: readonly PriceLine[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0)
}

/** 0.22 is 22 %, 0.081 is 8.1 %. */
export function percentDecimals(rate: string): number {
  const [, decimals = ''] = rate.replace(/0+$/, '').split('.')
  return Math.max(0, decimals.length - 2)
}

import { formatMoney, formatPercent } from '@arredo/measures'
import type { PriceLine, ProjectPrice } from '@arredo/pricing'
import { inLanguage } from './in-language.ts'
import type { OfferInput } from './offer-input.ts'

export type TotalLine = {
  readonly label: string
  readonly value: string
  readonly isGrandTotal: boolean
}

/** What the customer is shown as taken off. */
const reductionSteps: ReadonlySet<PriceLine['step']> = new Set([
  'promotion',
  'adjustment',
  'reduction',
  'discount',
])

/** Net, VAT and gross as the pipeline computed them; its lines add up to the total to the cent. */
export function offerTotals({ language, text }: OfferInput, price: ProjectPrice): readonly TotalLine[] {
  const line = (label: string, minor: number, isGrandTotal = false): TotalLine => ({
    label,
    value: formatMoney({ minor, currency: price.currency }, language.locale),
    isGrandTotal,
  })
  const taxes = price.lines.filter(({ step, amount }) => step === 'vat' && amount !== 0)
  const reductions = price.lines.filter(({ step }) => reductionSteps.has(step))
  const roundings = price.lines.filter(({ step }) => step === 'rounding')
  const net = price.total - sum(taxes) - sum(roundings)
  const hasTax = taxes.length > 0

  return [
    ...(reductions.length > 0 ? [line(text('Articles'), net - sum(reductions))] : []),
    // Never the rate: the customer sees the amount the seller chose to show (D-80).
    ...reductions.map(({ label, amount }) => line(inLanguage(label, language.code), amount)),
    ...(hasTax ? [line(text('Net'), net)] : []),
    ...taxes.map((tax) => line(taxLabel(tax), tax.amount)),
    ...roundings.map(({ label, amount }) => line(inLanguage(label, language.code), amount)),
    line(hasTax ? text('Total with VAT') : text('Total'), price.total, true),
  ]

  function taxLabel({ rate }: PriceLine): string {
    if (rate === undefined) return text('VAT')
    return text('VAT {{rate}}', { rate: formatPercent(Number(rate), language.locale, percentDecimals(rate)) })
  }
}

function sum(lines: readonly PriceLine[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0)
}

/** 0.22 is 22 %, 0.081 is 8.1 %. */
function percentDecimals(rate: string): number {
  const [, decimals = ''] = rate.replace(/0+$/, '').split('.')
  return Math.max(0, decimals.length - 2)
}

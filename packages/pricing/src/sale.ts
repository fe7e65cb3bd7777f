import { allocate } from './allocate.ts'
import { labels } from './labels.ts'
import { rowVat } from './row-vat.ts'
import { groups, type SoldRow } from './sold-row.ts'
import { type Step, sum } from './step.ts'
import type { PriceTerms } from './terms.ts'

/** What the customer pays, with all it is made of: the customer's face shows a part of it. */
export type Sale = {
  readonly rows: readonly SoldRow[]
  /** By row: what the project's reduction takes off it, its VAT, and the rest of a rounded total. */
  readonly shares: readonly bigint[]
  readonly taxes: readonly bigint[]
  readonly rests: readonly bigint[]
  readonly reductionText: string
  /** Without VAT up to the lines of VAT; they add up to `gross`. */
  readonly lines: readonly Step[]
  readonly net: bigint
  readonly gross: bigint
}

export function saleOf(rows: readonly SoldRow[], reduction: PriceTerms['reduction']): Sale {
  const amount = BigInt(reduction?.amount ?? 0)
  const rounding = BigInt(reduction?.rounding ?? 0)
  // A row below zero takes nothing off itself.
  const weights = rows.map(({ net }) => (net > 0n ? net : 0n))
  const shares = amount === 0n ? rows.map(() => 0n) : allocate(-amount, weights)
  const rests = rounding === 0n ? rows.map(() => 0n) : allocate(rounding, weights)
  const taxes = rowVat(rows, shares)
  const net = rows.reduce((total, row) => total + row.net, 0n) - amount
  const reductionText = reduction?.text ?? ''
  const lines = saleLines(rows, shares, taxes, reductionText, amount, rounding)
  return { rows, shares, taxes, rests, reductionText, lines, net, gross: sum(lines) }
}

function saleLines(
  rows: readonly SoldRow[],
  shares: readonly bigint[],
  taxes: readonly bigint[],
  text: string,
  amount: bigint,
  rounding: bigint,
): readonly Step[] {
  const lines: Step[] = []
  for (const group of groups) {
    const own = rows.filter((row) => row.group === group)
    if (own.length === 0) continue
    const whole = own.reduce((total, row) => total + row.net - sum(row.shownSteps), 0n)
    lines.push({ step: 'base', code: group, label: labels[group], amount: whole })
  }
  lines.push(...reductionsOf(rows))
  if (amount !== 0n) {
    const basis = sum(lines)
    lines.push({ step: 'reduction', code: 'reduction', label: { en: text }, amount: -amount, basis })
  }
  lines.push(...vatLines(rows, shares, taxes))
  if (rounding !== 0n)
    lines.push({ step: 'rounding', code: 'total', label: labels.rounding, amount: rounding })
  return lines
}

/** Promotions and own reductions of all rows, one line for each code. */
function reductionsOf(rows: readonly SoldRow[]): readonly Step[] {
  const byCode = new Map<string, Step>()
  for (const { shownSteps } of rows) {
    for (const step of shownSteps) {
      const key = `${step.step} ${step.code}`
      const known = byCode.get(key)
      const { source: _source, ...line } = step
      byCode.set(key, {
        ...line,
        amount: step.amount + (known?.amount ?? 0n),
        basis: (step.basis ?? 0n) + (known?.basis ?? 0n),
      })
    }
  }
  return [...byCode.values()]
}

function vatLines(
  rows: readonly SoldRow[],
  shares: readonly bigint[],
  taxes: readonly bigint[],
): readonly Step[] {
  const byRate = new Map<string, { amount: bigint; basis: bigint }>()
  for (const [index, { vat, net }] of rows.entries()) {
    const known = byRate.get(vat.rate) ?? { amount: 0n, basis: 0n }
    known.amount += taxes[index] ?? 0n
    known.basis += net + (shares[index] ?? 0n)
    byRate.set(vat.rate, known)
  }
  return [...byRate].map(([rate, { amount, basis }]) => ({
    step: 'vat',
    code: 'vat',
    label: labels.vat,
    amount,
    basis,
    rate,
  }))
}

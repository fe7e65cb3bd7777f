import { allocate } from './allocate.ts'
import { scale } from './decimal.ts'
import { labels } from './labels.ts'
import type { ProjectPrice, RowPrice } from './price.ts'
import type { Sale } from './sale.ts'
import type { SoldRow } from './sold-row.ts'
import { minorOf, type Step, sum, toLines } from './step.ts'

/**
 * Consumer prices. VAT, rounding, the seller's increase and an own price are shared out over the lines of the
 * piece, so that every line is a consumer price too; rates and bases are left out: they are not the
 * customer's to see.
 */
export function customerPrice(sale: Sale): Pick<ProjectPrice, 'rows' | 'lines' | 'total'> {
  const rows = sale.rows.map((row, index) => [row.id, customerRow(row, index, sale)] as const)
  return {
    rows: Object.fromEntries(rows),
    // The law asks for the rate of VAT; no other is the customer's to see.
    lines: toLines(sale.lines.map((line) => ({ ...withoutRate(line), ...vatRate(line) }))),
    total: minorOf(sale.gross),
  }
}

function customerRow(row: SoldRow, index: number, { shares, taxes, rests, reductionText }: Sale): RowPrice {
  const { quantity, unitSteps, unit, shownSteps, net, vat } = row
  const share = shares[index] ?? 0n
  const rest = rests[index] ?? 0n
  const total = net + share + (taxes[index] ?? 0n) + rest
  const shown = shownSteps.map((step) => ({
    ...withoutRate(step),
    amount: step.amount + scale(step.amount, vat),
  }))
  const reduced = share + scale(share, vat) + rest
  const pieces = total - sum(shown) - reduced
  const piece = quantity === 1 ? pieces : unit + scale(unit, vat)

  const parts = unitSteps.filter(({ step }) => step !== 'rounding' && step !== 'increase')
  const more = allocate(
    piece - sum(parts),
    parts.map(({ amount }) => amount),
  )
  const steps: Step[] = parts.map((part, place) => ({
    ...withoutRate(part),
    amount: part.amount + (more[place] ?? 0n),
  }))
  if (quantity !== 1) {
    const code = String(quantity)
    steps.push({ step: 'quantity', code, label: labels.quantity, amount: pieces - piece })
  }
  steps.push(...shown)
  if (reduced !== 0n) {
    steps.push({ step: 'reduction', code: 'reduction', label: { en: reductionText }, amount: reduced })
  }
  return {
    unit: minorOf(piece),
    quantity,
    total: minorOf(total),
    lines: toLines(steps),
    beforeReduction: minorOf(total - reduced),
  }
}

function withoutRate({ step, code, label, amount, quantity }: Step): Step {
  return quantity === undefined ? { step, code, label, amount } : { step, code, label, amount, quantity }
}

function vatRate({ step, rate }: Step): Pick<Step, 'rate'> {
  return step === 'vat' && rate !== undefined ? { rate } : {}
}

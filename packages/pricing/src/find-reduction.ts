import { sellRows } from './price-project.ts'
import { saleOf } from './sale.ts'
import { minorOf } from './step.ts'
import type { PricedRow, PriceTerms } from './terms.ts'

export type FoundReduction = {
  /** Minor units without VAT; below nothing when the wish is above the price. */
  readonly amount: number
  /** What no amount without VAT can give; minor units on the total with VAT. */
  readonly rounding: number
}

/** What to take off so that the total is the wished one, to the cent; null without a price list. */
export function findReduction(
  rows: readonly PricedRow[],
  terms: PriceTerms,
  wished: number,
  of: 'gross' | 'net',
): FoundReduction | null {
  const { reduction: _, ...plain } = terms
  const sold = sellRows(rows, plain)
  if (!sold) return null
  const { sale } = sold
  if (of === 'net') return { amount: minorOf(sale.net) - wished, rounding: 0 }

  const grossAt = (amount: number) => minorOf(saleOf(sale.rows, { text: '', amount }).gross)
  const slope = sale.net > 0n ? Number(sale.gross) / Number(sale.net) : 1
  let best = { amount: 0, off: minorOf(sale.gross) - wished }
  const tryAmount = (amount: number) => {
    const off = grossAt(amount) - wished
    if (Math.abs(off) < Math.abs(best.off)) best = { amount, off }
    return off
  }

  // VAT is nearly the same share of every amount: a few steps by it come to within a cent or two.
  let amount = 0
  let off = best.off
  for (let step = 0; step < 8 && off !== 0; step++) {
    const next = amount + Math.round(off / slope)
    if (next === amount) break
    amount = next
    off = tryAmount(amount)
  }
  const nearest = best.amount
  for (let near = 1; near <= 4 && best.off !== 0; near++) {
    tryAmount(nearest - near)
    tryAmount(nearest + near)
  }
  return { amount: best.amount, rounding: best.off === 0 ? 0 : -best.off }
}

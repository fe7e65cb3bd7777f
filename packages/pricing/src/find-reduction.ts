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

/** What to take off so that the total is the wished one, to the cent; null without a price. */
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
  const [net, gross] = [minorOf(sale.net), minorOf(sale.gross)]
  // Nothing exact can be taken off what is not.
  if (![net, gross, net - wished, gross - wished].every(Number.isSafeInteger)) return null
  if (of === 'net') return { amount: net - wished, rounding: 0 }

  const grossAt = (amount: number) => minorOf(saleOf(sale.rows, { text: '', amount }).gross)
  const slope = sale.net > 0n ? Number(sale.gross) / Number(sale.net) : 1
  let best = { amount: 0, off: gross - wished }
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
    if (next === amount || !Number.isSafeInteger(next)) break
    amount = next
    off = tryAmount(amount)
  }
  const nearest = best.amount
  for (let near = 1; near <= 4 && best.off !== 0; near++) {
    tryAmount(nearest - near)
    tryAmount(nearest + near)
  }
  if (!Number.isSafeInteger(best.amount)) return null
  return { amount: best.amount, rounding: best.off === 0 ? 0 : -best.off }
}

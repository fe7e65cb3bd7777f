import type { Margin, PriceLine, ProjectPrice, RowPrice } from './price.ts'

/** Whether every amount is one that a number can say: beyond 2⁵³ a cent may be lost, and none may be. */
export function isExact({ total, lines, rows, subtotals, sale, margin, takenOff }: ProjectPrice): boolean {
  return (
    isSafe(total) &&
    lines.every(isExactLine) &&
    Object.values(rows).every(isExactRow) &&
    Object.values(subtotals ?? {}).every(isSafe) &&
    (!sale || (isSafe(sale.net) && isSafe(sale.gross) && sale.lines.every(isExactLine))) &&
    isExactMargin(margin) &&
    (!takenOff || (isSafe(takenOff.amount) && isSafe(takenOff.of)))
  )
}

function isExactRow({ unit, total, beforeReduction = 0, lines, sale, margin }: RowPrice): boolean {
  return (
    isSafe(unit) &&
    isSafe(total) &&
    isSafe(beforeReduction) &&
    lines.every(isExactLine) &&
    (!sale || (isSafe(sale.net) && sale.lines.every(isExactLine))) &&
    isExactMargin(margin)
  )
}

function isExactLine({ amount, basis = 0 }: PriceLine): boolean {
  return isSafe(amount) && isSafe(basis)
}

function isExactMargin(margin: Margin | undefined): boolean {
  return !margin || (isSafe(margin.sale) && isSafe(margin.cost) && isSafe(margin.amount))
}

const isSafe = Number.isSafeInteger

import { decimalOf, scale } from './decimal.ts'
import type { PriceLine } from './price.ts'

/** A price line while it is reckoned with. */
export type Step = Omit<PriceLine, 'amount' | 'basis'> & {
  readonly amount: bigint
  readonly basis?: bigint
}

export function sum(steps: readonly { readonly amount: bigint }[]): bigint {
  let total = 0n
  for (const { amount } of steps) total += amount
  return total
}

/** Whole pieces are exact; worktops and profiles are sold by parts of a metre and are rounded. */
export function times(unit: bigint, quantity: number): bigint {
  return Number.isSafeInteger(quantity) ? unit * BigInt(quantity) : scale(unit, decimalOf(quantity))
}

/** Field by field: a rest of the others is several times slower, and prices are all lines. */
export function toLines(steps: readonly Step[]): readonly PriceLine[] {
  return steps.map(({ step, code, label, amount, basis, rate, quantity, source, catalogue }) => {
    const line: { -readonly [Field in keyof PriceLine]: PriceLine[Field] } = {
      step,
      code,
      label,
      amount: minorOf(amount),
    }
    if (basis !== undefined) line.basis = minorOf(basis)
    if (rate !== undefined) line.rate = rate
    if (quantity !== undefined) line.quantity = quantity
    if (source !== undefined) line.source = source
    if (catalogue !== undefined) line.catalogue = catalogue
    return line
  })
}

/** Beyond 2⁵³ it is not exact any more; who prices a project looks whether all of it is. */
export function minorOf(amount: bigint): number {
  return Number(amount)
}

import type { Money } from './money.ts'

/** Adding two currencies is a bug of the caller, not an answer. */
export function addMoney(one: Money, two: Money): Money {
  if (one.currency !== two.currency) throw new Error(`${one.currency} and ${two.currency} cannot be added`)
  return { minor: one.minor + two.minor, currency: one.currency }
}

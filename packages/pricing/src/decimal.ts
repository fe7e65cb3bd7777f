/** An exact decimal number: `digits / 10^places`. Lives inside the arithmetic only. */
export type Decimal = { readonly digits: bigint; readonly places: number }

export const one: Decimal = { digits: 1n, places: 0 }

/** "0.22" → 22 / 10². A rate that is no decimal number is a bug: packs are checked when published. */
export function decimal(text: string): Decimal {
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!found) throw new Error(`${text} is no decimal number`)
  const [, sign, whole = '', decimals = ''] = found
  const digits = BigInt(whole + decimals)
  return { digits: sign ? -digits : digits, places: decimals.length }
}

/** Six decimals are finer than any factor or quantity a person types, and free of binary dust. */
export function decimalOf(number: number): Decimal {
  return decimal(number.toFixed(6))
}

export function multiply(left: Decimal, right: Decimal): Decimal {
  return { digits: left.digits * right.digits, places: left.places + right.places }
}

/** 1 − rate. */
export function complement({ digits, places }: Decimal): Decimal {
  return { digits: 10n ** BigInt(places) - digits, places }
}

/** The one rounding of all prices: to whole minor units, half away from zero. */
export function scale(amount: bigint, { digits, places }: Decimal): bigint {
  return divideRounded(amount * digits, 10n ** BigInt(places))
}

/** To the nearest multiple of a step, half away from zero. */
export function roundTo(amount: bigint, step: bigint): bigint {
  return step > 1n ? divideRounded(amount, step) * step : amount
}

/** Half away from zero; `divisor` is positive. */
function divideRounded(amount: bigint, divisor: bigint): bigint {
  const half = (amount < 0n ? -amount : amount) * 2n + divisor
  const rounded = half / (divisor * 2n)
  return amount < 0n ? -rounded : rounded
}

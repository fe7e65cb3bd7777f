import type { RoundingMode } from '@arredo/catalogue'

/** An exact decimal number: `digits / 10^places`. Lives inside the arithmetic only. */
export type Decimal = { readonly digits: bigint; readonly places: number }

export const one: Decimal = { digits: 1n, places: 0 }

/** "0.22" → 22 / 10². A rate that is no decimal number is a bug: packs are checked when published. */
export function decimal(text: string): Decimal {
  const known = read.get(text)
  if (known) return known
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!found) throw new Error(`${text} is no decimal number`)
  const [, sign, whole = '', decimals = ''] = found
  const digits = BigInt(whole + decimals)
  const parsed = { digits: sign ? -digits : digits, places: decimals.length }
  if (read.size < mostRead) read.set(text, parsed)
  return parsed
}

/** Rates of a list come again with every row; only a cache. */
const read = new Map<string, Decimal>()
const mostRead = 1000

/** Six decimals are finer than any factor or quantity a person types, and free of binary dust. */
export function decimalOf(number: number): Decimal {
  if (Number.isSafeInteger(number)) return { digits: BigInt(number), places: 0 }
  const text = number.toFixed(6)
  return { digits: BigInt(text.replace('.', '')), places: 6 }
}

export function multiply(left: Decimal, right: Decimal): Decimal {
  return { digits: left.digits * right.digits, places: left.places + right.places }
}

/** 1 − rate. */
export function complement({ digits, places }: Decimal): Decimal {
  return { digits: 10n ** BigInt(places) - digits, places }
}

/** The one rounding of all amounts: to whole minor units, half away from zero. */
export function scale(amount: bigint, { digits, places }: Decimal): bigint {
  return divideRounded(amount * digits, 10n ** BigInt(places))
}

/** To a multiple of a step. */
export function roundTo(amount: bigint, step: bigint, mode: RoundingMode = 'halfUp'): bigint {
  return step > 1n ? divideRounded(amount, step, mode) * step : amount
}

/** Without the zeros at its end. */
export function decimalText({ digits, places }: Decimal): string {
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0')
  const whole = text.slice(0, text.length - places)
  const decimals = text.slice(text.length - places).replace(/0+$/, '')
  return `${digits < 0n ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`
}

/** `divisor` is positive. */
export function divideRounded(amount: bigint, divisor: bigint, mode: RoundingMode = 'halfUp'): bigint {
  const size = amount < 0n ? -amount : amount
  const quotient = size / divisor
  const rest = size % divisor
  const isUp = {
    halfUp: rest * 2n >= divisor,
    halfEven: rest * 2n > divisor || (rest * 2n === divisor && quotient % 2n === 1n),
    up: rest > 0n,
    down: false,
  }[mode]
  const rounded = isUp ? quotient + 1n : quotient
  return amount < 0n ? -rounded : rounded
}

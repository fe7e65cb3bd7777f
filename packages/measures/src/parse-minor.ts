import { currencyExponent } from './currency.ts'
import type { Currency } from './money.ts'

/**
 * "9.90" EUR → 990. Null for anything that is no plain decimal number, has more decimals than the
 * currency, or is too large to be counted exactly.
 */
export function parseMinor(text: string, currency: Currency): number | null {
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!found) return null

  const [, sign, whole = '', decimals = ''] = found
  const exponent = currencyExponent(currency)
  if (decimals.length > exponent && /[1-9]/.test(decimals.slice(exponent))) return null
  const minor = Number(whole + decimals.slice(0, exponent).padEnd(exponent, '0'))
  if (!Number.isSafeInteger(minor)) return null
  return sign && minor !== 0 ? -minor : minor
}

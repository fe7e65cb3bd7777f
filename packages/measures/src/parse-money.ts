import { currencyExponent } from './currency.ts'
import { localeFor } from './locale.ts'
import type { Currency } from './money.ts'
import { parseMinor } from './parse-minor.ts'

/** Longer than any amount a person types. */
const longest = 40

/**
 * What a person typed, in minor units: 11800, 11 800, 11.800,00, 11,800.00, € 9,90. A lone mark before three
 * digits groups, unless the currency has three decimals: then the locale says what it means. Null for what is
 * no amount.
 */
export function parseMoney(typed: string, currency: Currency, locale: string): number | null {
  if (typed.length > longest) return null
  const bare = typed
    .replaceAll(/[\p{Sc}\s'’\u200e\u200f]/gu, '')
    .replace(/^[A-Za-z]{1,3}|[A-Za-z]{1,3}$/g, '')
    .replace('−', '-')
  if (!/^-?\d[\d.,]*$/.test(bare)) return null

  const decimal = decimalMark(bare, currencyExponent(currency), localeFor(locale))
  const [whole = '', decimals, ...more] = decimal === null ? [bare] : bare.split(decimal)
  if (more.length > 0 || (decimals !== undefined && /[.,]/.test(decimals)) || !isGrouped(whole)) return null
  const plain = whole.replaceAll(/[.,]/g, '')
  return parseMinor(decimals ? `${plain}.${decimals}` : plain, currency)
}

function decimalMark(text: string, exponent: number, locale: string): '.' | ',' | null {
  const marks = [...text.matchAll(/[.,]/g)].map(([mark]) => mark)
  const last = marks.at(-1)
  if (last !== '.' && last !== ',') return null
  if (new Set(marks).size > 1) return last
  if (marks.length > 1) return null

  const following = text.length - text.indexOf(last) - 1
  if (following !== 3) return last
  if (exponent !== 3) return null
  return decimalOf(locale) === last ? last : null
}

function decimalOf(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
}

/** 11.800 and 1.18.000, as in India; never 11.80 with something behind it. */
function isGrouped(whole: string): boolean {
  return /^-?(\d+|\d{1,3}([.,]\d{2,3})*[.,]\d{3})$/.test(whole)
}

import { localeFor } from './locale.ts'

/** Longer than any number a person types. */
const longest = 30

/**
 * What a person typed as a number: 2.5, 2,5, 1 200. The mark of the locale is that of decimals; the other one groups
 * where three digits follow it. As plain decimal text, which loses nothing; null for what is no number.
 */
export function parseDecimal(typed: string, locale: string): string | null {
  if (typed.length > longest) return null
  const bare = typed.replaceAll(/[\s'’\u200e\u200f]/g, '').replace('−', '-')
  const found = /^(-?\d+)(?:([.,])(\d+))?$/.exec(bare)
  if (!found) return null

  const [, whole = '', mark, decimals = ''] = found
  const isGroup = mark !== undefined && decimals.length === 3 && mark !== decimalMark(locale)
  const digits = isGroup ? `${whole}${decimals}` : whole
  const kept = isGroup ? '' : decimals.replace(/0+$/, '')
  const plain = digits.replace(/^(-?)0+(?=\d)/, '$1')
  return kept === '' ? plain : `${plain}.${kept}`
}

/** "8.5 %" is 0.085, as rates are written down; null for what is no number. */
export function parsePercent(typed: string, locale: string): string | null {
  const plain = parseDecimal(typed.replace(/%\s*$/, ''), locale)
  if (plain === null) return null

  const sign = plain.startsWith('-') ? '-' : ''
  const [whole = '', decimals = ''] = plain.replace('-', '').split('.')
  const digits = whole.padStart(3, '0')
  const fraction = `${digits.slice(-2)}${decimals}`.replace(/0+$/, '')
  const before = digits.slice(0, -2).replace(/^0+(?=\d)/, '')
  return `${sign}${before}${fraction === '' ? '' : `.${fraction}`}`
}

function decimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(localeFor(locale)).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

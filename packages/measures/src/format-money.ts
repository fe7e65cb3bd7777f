import { currencyExponent } from './currency.ts'
import { localeFor } from './locale.ts'
import type { Money } from './money.ts'

export type MoneyStyle = 'symbol' | 'numberOnly'

/** The narrow symbol ($, not US$), in the decimals of the currency. */
export function formatMoney(
  { minor, currency }: Money,
  locale: string,
  style: MoneyStyle = 'symbol',
): string {
  return formatOf(currency, locale, style).format(decimalText(minor, currencyExponent(currency)))
}

const formats = new Map<string, Intl.NumberFormat>()

/** Made once each: making one takes a hundred times as long as using it, and a long list uses hundreds. */
function formatOf(currency: string, locale: string, style: MoneyStyle): Intl.NumberFormat {
  const key = `${locale} ${currency} ${style}`
  const known = formats.get(key)
  if (known) return known

  const decimals = currencyExponent(currency)
  const made = new Intl.NumberFormat(localeFor(locale), {
    ...(style === 'symbol' && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formats.set(key, made)
  return made
}

/** As text, because a large amount divided by 100 loses its last cent. */
function decimalText(minor: number, decimals: number): Intl.StringNumericLiteral {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const text = decimals > 0 ? `${whole}.${digits.slice(-decimals)}` : whole
  return (minor < 0 ? `-${text}` : text) as Intl.StringNumericLiteral
}

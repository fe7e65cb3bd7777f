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
  const decimals = currencyExponent(currency)
  const shown =
    style === 'symbol' ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const) : {}
  const format = new Intl.NumberFormat(localeFor(locale), {
    ...shown,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return format.format(decimalText(minor, decimals))
}

/** As text, because a large amount divided by 100 loses its last cent. */
function decimalText(minor: number, decimals: number): Intl.StringNumericLiteral {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const text = decimals > 0 ? `${whole}.${digits.slice(-decimals)}` : whole
  return (minor < 0 ? `-${text}` : text) as Intl.StringNumericLiteral
}

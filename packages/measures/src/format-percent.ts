import { localeFor } from './locale.ts'

/** Takes a fraction: 0.5 is 50.00 %. */
export function formatPercent(fraction: number, locale: string, decimals = 2): string {
  return new Intl.NumberFormat(localeFor(locale), {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(fraction)
}

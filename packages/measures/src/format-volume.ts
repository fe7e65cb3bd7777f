import { localeFor } from './locale.ts'
import { unitSymbols } from './unit-symbols.ts'
import type { VolumeUnit } from './units.ts'

const cubicMillimetresPerCubicInch = 25.4 ** 3

/** "0.242 m³", "14,768 in³"; what is too little to be seen says so instead of nothing. */
export function formatVolume(cubicMillimetres: number, unit: VolumeUnit, locale: string): string {
  const [value, decimals] =
    unit === 'CR'
      ? [cubicMillimetres / 1_000_000_000, cubicMillimetres < 10_000_000_000 ? 3 : 2]
      : [cubicMillimetres / cubicMillimetresPerCubicInch, 0]
  const least = 10 ** -decimals
  const isTiny = value > 0 && value < least / 2
  const digits = new Intl.NumberFormat(localeFor(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `${isTiny ? '< ' : ''}${digits.format(isTiny ? least : value)} ${unitSymbols[unit]}`
}

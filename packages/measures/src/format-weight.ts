import { localeFor } from './locale.ts'
import { unitSymbols } from './unit-symbols.ts'
import type { WeightUnit } from './units.ts'

const kilogramsPerPound = 0.453_592_37

/** "38.4 kg", "1,204 kg": to a hundred grams, and above a hundred kilograms to the whole. */
export function formatWeight(kilograms: number, unit: WeightUnit, locale: string): string {
  const value = unit === 'KG' ? kilograms : kilograms / kilogramsPerPound
  const isTiny = value > 0 && value < 0.05
  const decimals = value < 100 ? 1 : 0
  const digits = new Intl.NumberFormat(localeFor(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `${isTiny ? '< ' : ''}${digits.format(isTiny ? 0.1 : value)} ${unitSymbols[unit]}`
}

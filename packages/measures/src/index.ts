export { currencyExponent, currencyFor, type ForcedCurrency } from './currency.ts'
export { daysAfter } from './days-after.ts'
export { formatDate, isoDate } from './format-date.ts'
export { formatHour } from './format-hour.ts'
export { formatLength } from './format-length.ts'
export { formatMoney, type MoneyStyle } from './format-money.ts'
export { formatPercent } from './format-percent.ts'
export { formatVolume } from './format-volume.ts'
export { formatWeight } from './format-weight.ts'
export { isEmail } from './is-email.ts'
export { localeFor } from './locale.ts'
export type { Currency, Money } from './money.ts'
export { parseDecimal, parsePercent } from './parse-decimal.ts'
export { type ParsedLength, parseLength } from './parse-length.ts'
export { parseMinor } from './parse-minor.ts'
export { parseMoney } from './parse-money.ts'
export { truncate } from './truncate.ts'
export { unitSymbols } from './unit-symbols.ts'
export {
  type LengthUnit,
  type UnitSettings,
  type Units,
  unitsFor,
  type VolumeUnit,
  type WeightUnit,
} from './units.ts'

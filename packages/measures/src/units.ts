/** MM millimetres; EX inches in 1/32; EX16 in 1/16; EX16D in 1/16, written decimally. */
export type LengthUnit = 'MM' | 'EX' | 'EX16' | 'EX16D'
export type WeightUnit = 'KG' | 'LB'
/** CR cubic metres, CI cubic inches. */
export type VolumeUnit = 'CR' | 'CI'

export type Units = {
  readonly length: LengthUnit
  readonly weight: WeightUnit
  readonly volume: VolumeUnit
  readonly lengthDecimals: number
}

export type UnitSettings = {
  /** Which inches a brand writes. */
  readonly imperialLength?: Exclude<LengthUnit, 'MM'>
  readonly forceFor?: readonly string[]
  readonly disableFor?: readonly string[]
  readonly lengthDecimals?: number
  /** What a person wishes, wherever the shop is. */
  readonly system?: 'metric' | 'imperial' | undefined
}

const imperialCountries = ['CA', 'GB', 'UK', 'US']

/** forceFor adds countries to the imperial ones, disableFor takes away and wins. */
export function unitsFor(country: string, settings: UnitSettings = {}): Units {
  const code = country.toUpperCase()
  const lists = (codes: readonly string[] = []) => codes.some((entry) => entry.toUpperCase() === code)
  const isUsual =
    (imperialCountries.includes(code) || lists(settings.forceFor)) && !lists(settings.disableFor)
  const isImperial = settings.system ? settings.system === 'imperial' : isUsual
  const lengthDecimals = settings.lengthDecimals ?? 0

  if (!isImperial) return { length: 'MM', weight: 'KG', volume: 'CR', lengthDecimals }
  return { length: settings.imperialLength ?? 'EX', weight: 'LB', volume: 'CI', lengthDecimals }
}

import type { Address } from '@arredo/project'
import { countryName } from './typed-address.ts'

/** As it would stand on a letter, below the name. */
export function addressLines(address: Address, locale: string): readonly string[] {
  const { street, postalCode, city, county = '', country, countryCode = '' } = address
  const place = `${postalCode} ${city}`.trim()
  return [street, county ? `${place} (${county})`.trim() : place, country || countryName(countryCode, locale)]
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

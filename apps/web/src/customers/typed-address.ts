import { type CustomerDetails, countriesIn, countryCodeOf } from '@arredo/contract'
import type { Address, Customer } from '@arredo/project'
import type { TypedAddress } from './address-fields.tsx'

export const nobody: TypedAddress = {
  ...{ firstName: '', lastName: '', company: '', email: '', mobile: '', street: '', postalCode: '' },
  ...{ city: '', county: '', country: '', vat: '', notes: '' },
}

/** As it is kept: without blanks around it, and with the code of the country that was meant. */
export function detailsOf(typed: TypedAddress): CustomerDetails {
  const trimmed = Object.fromEntries(
    Object.entries(typed).map(([field, value]) => [field, value.trim()]),
  ) as TypedAddress
  return { ...trimmed, countryCode: countryCodeOf(trimmed.country) }
}

/** What an address says, in the fields of the form. */
export function typedOf(address: Address | Customer | CustomerDetails, locale: string): TypedAddress {
  const { countryCode = '', ...rest } = { ...nobody, ...address }
  const fields = Object.keys(nobody) as (keyof TypedAddress)[]
  const typed = Object.fromEntries(fields.map((field) => [field, rest[field] ?? ''])) as TypedAddress
  return { ...typed, country: typed.country || countryName(countryCode, locale) }
}

export function countryName(code: string, locale: string): string {
  return code === '' ? '' : (countriesIn(locale).find((country) => country.code === code)?.name ?? code)
}

/** Without what is empty, as documents have it. */
export function addressOf(typed: TypedAddress): Address {
  const { notes: _, company: __, county, countryCode, vat, ...address } = detailsOf(typed)
  return {
    ...address,
    ...(county && { county }),
    ...(countryCode && { countryCode }),
    ...(vat && { vat }),
  }
}

/** Somebody who is in no file, or is there under the code they have. */
export function customerFrom(typed: TypedAddress, present: Customer | null): Customer {
  const { company } = detailsOf(typed)
  const code = present?.code
  return { ...addressOf(typed), ...(code && { code }), ...(company && { company }) }
}

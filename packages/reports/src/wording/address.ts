import { localeFor } from '@arredo/measures'
import type { Customer } from '@arredo/project'
import type { ReportInput } from '../report-input.ts'

/** Whom it is for, a line each; none where nobody is named. */
export function recipientOf({ document, language, text }: ReportInput): readonly string[] {
  const { customer } = document.header
  if (!customer) return []
  const vat = customer.vat ? [text('VAT number {{vat}}', { vat: customer.vat })] : []
  return [...addressOf(customer, language.locale), ...vat]
}

export function addressOf(customer: Customer, locale: string): readonly string[] {
  const { firstName, lastName, company = '', street, postalCode, city, county, country } = customer
  const place = `${postalCode} ${city}${county ? ` (${county})` : ''}`
  const land = countryName(customer.countryCode ?? country, locale)
  const lines = [company, `${firstName} ${lastName}`, street, place, land]
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** A customer's country is a code where a host or a list gave it, and words where somebody typed it. */
function countryName(country: string, locale: string): string {
  if (!/^[a-z]{2}$/i.test(country)) return country
  return new Intl.DisplayNames(localeFor(locale), { type: 'region' }).of(country.toUpperCase()) ?? country
}

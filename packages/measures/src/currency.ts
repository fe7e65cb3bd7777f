import type { Currency } from './money.ts'

/** Currencies whose smallest unit is not a hundredth (ISO 4217). */
const exponents: Readonly<Record<Currency, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
}

/** How many decimals the currency's smallest unit has. */
export function currencyExponent(currency: Currency): number {
  return Object.hasOwn(exponents, currency) ? (exponents[currency] ?? 2) : 2
}

/** Countries whose currency is not the euro, as far as brands sell there. */
const currencies: Readonly<Record<string, Currency>> = {
  AE: 'AED',
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CN: 'CNY',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HU: 'HUF',
  IN: 'INR',
  IS: 'ISK',
  JP: 'JPY',
  KR: 'KRW',
  KW: 'KWD',
  LI: 'CHF',
  MX: 'MXN',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  QA: 'QAR',
  RO: 'RON',
  SA: 'SAR',
  SE: 'SEK',
  SG: 'SGD',
  TR: 'TRY',
  UK: 'GBP',
  US: 'USD',
  ZA: 'ZAR',
}

export type ForcedCurrency = { readonly country: string; readonly currency: Currency }

export function currencyFor(country: string, forced: readonly ForcedCurrency[] = []): Currency {
  const code = country.toUpperCase()
  const own = forced.find((entry) => entry.country.toUpperCase() === code)
  if (own) return own.currency
  return Object.hasOwn(currencies, code) ? (currencies[code] ?? 'EUR') : 'EUR'
}

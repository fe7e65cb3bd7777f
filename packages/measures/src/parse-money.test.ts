import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, parseMoney } from './index.ts'

describe('amounts a person types', () => {
  it.each<[string, string, number]>([
    ['11800', 'en-GB', 1_180_000],
    ['11 800', 'en-GB', 1_180_000],
    ['11.800', 'en-GB', 1_180_000],
    ['11,800', 'de-DE', 1_180_000],
    ['11,800.50', 'de-DE', 1_180_050],
    ['11.800,5', 'en-GB', 1_180_050],
    ['€ 9,90', 'en-GB', 990],
    ['9.9 EUR', 'it-IT', 990],
    ["11'800.20", 'de-CH', 1_180_020],
    ['-3', 'en-GB', -300],
    ['1.234.567', 'en-GB', 123_456_700],
  ])('%s typed in %s', (typed, locale, expected) => {
    expect(parseMoney(typed, 'EUR', locale)).toBe(expected)
  })

  it('are refused, not guessed, when they are no amount', () => {
    for (const typed of ['', 'much', '1.2.3', '1,2,3.4', '12.3456', '1e3', '--1', '9'.repeat(50)]) {
      expect(parseMoney(typed, 'EUR', 'en-GB')).toBeNull()
    }
  })

  it('come back as they were shown, in every currency and language', () => {
    const locales = fc.constantFrom('en', 'us', 'it-IT', 'd', 'fr-FR', 'de-CH', 'pl-PL', 'sv-SE', 'hi-IN')
    const currencies = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD')
    const minor = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })
    fc.assert(
      fc.property(minor, currencies, locales, (amount, currency, locale) => {
        const shown = formatMoney({ minor: amount, currency }, locale, 'numberOnly')
        expect(parseMoney(shown, currency, locale)).toBe(amount)
      }),
    )
  })
})

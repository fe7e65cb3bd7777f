import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyExponent, currencyFor, formatMoney, parseMinor } from './index.ts'

/** Intl parts amounts and symbols by a space that does not break. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('money', () => {
  it('[A-115 part] is shown with the narrow symbol in the decimals of its currency', () => {
    expect(plain(formatMoney({ minor: 123456, currency: 'EUR' }, 'it'))).toBe('1234,56 €')
    expect(formatMoney({ minor: 123456, currency: 'USD' }, 'uk')).toBe('$1,234.56')
    expect(formatMoney({ minor: 1234, currency: 'JPY' }, 'us')).toBe('¥1,234')
    expect(plain(formatMoney({ minor: 1234567, currency: 'KWD' }, 'us'))).toBe('KWD 1,234.567')
    expect(formatMoney({ minor: -5, currency: 'USD' }, 'us')).toBe('-$0.05')
  })

  it('[A-115 part] is shown as a number only where asked', () => {
    expect(formatMoney({ minor: 123456, currency: 'EUR' }, 'd', 'numberOnly')).toBe('1.234,56')
  })

  it('keeps the last cent of the largest amount', () => {
    const shown = formatMoney({ minor: Number.MAX_SAFE_INTEGER, currency: 'USD' }, 'us')
    expect(shown).toBe('$90,071,992,547,409.91')
  })

  it('[A-115 part] comes from the country, forced ones first, and is euro otherwise', () => {
    const forced = [{ country: 'CH', currency: 'EUR' }]
    expect(['CH', 'us', 'IT', 'XX', 'constructor'].map((country) => currencyFor(country))).toEqual([
      'CHF',
      'USD',
      'EUR',
      'EUR',
      'EUR',
    ])
    expect(currencyFor('ch', forced)).toBe('EUR')
  })

  it('is read from decimal texts without rounding', () => {
    expect(parseMinor('9.90', 'EUR')).toBe(990)
    expect(parseMinor('9.9', 'EUR')).toBe(990)
    expect(parseMinor('-0.05', 'EUR')).toBe(-5)
    expect(parseMinor('12.600', 'KWD')).toBe(12600)
    expect(parseMinor('1500.00', 'JPY')).toBe(1500)
    for (const wrong of ['9.905', '1e3', ' 1', '1.', '.5', '', '99999999999999999', '1,50']) {
      expect(parseMinor(wrong, 'EUR')).toBeNull()
    }
  })

  it('survives being written and read', () => {
    const amount = fc.record({
      minor: fc.integer({ min: -1e12, max: 1e12 }),
      currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
    })
    fc.assert(
      fc.property(amount, ({ minor, currency }) => {
        const decimals = currencyExponent(currency)
        const text = formatMoney({ minor, currency }, 'us', 'numberOnly').replaceAll(',', '')
        expect(text.split('.')[1]?.length ?? 0).toBe(decimals)
        expect(parseMinor(text, currency)).toBe(minor)
      }),
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalText, isExact, roundDecimal } from './decimal.ts'
import { numberFormat } from './number-format.ts'
import { fromSerial, toSerial } from './serial-date.ts'

describe('decimals in cells', () => {
  it('every amount of up to 13 digits and 2 decimals comes back to the last cent', () => {
    const cents = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 })
    fc.assert(
      fc.property(cents, (value) => {
        const digits = String(Math.abs(value)).padStart(3, '0')
        const text = `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
        expect(isExact(text)).toBe(true)
        expect(roundDecimal(decimalText(Number(text)), 2)).toBe(text)
      }),
    )
  })

  it.each(['12345678901234567.89', '007.50', '1e5', '-0.00', '1.', '', '1,50'])('%s stays a text', (text) => {
    expect(isExact(text)).toBe(false)
  })

  it('loses the noise of binary fractions and no digit more', () => {
    expect(decimalText(0.1 + 0.2)).toBe('0.3')
    expect(decimalText(214 * 1.042)).toBe('222.988')
    expect(decimalText(1.005)).toBe('1.005')
    expect(decimalText(1e-7)).toBe('0.0000001')
    expect(decimalText(-1.5e21)).toBe('-1500000000000000000000')
  })

  it('rounds half away from zero, as people do', () => {
    expect(roundDecimal('1.005', 2)).toBe('1.01')
    expect(roundDecimal('-1.005', 2)).toBe('-1.01')
    expect(roundDecimal('-0.004', 2)).toBe('0.00')
    expect(roundDecimal('9.995', 2)).toBe('10.00')
    expect(roundDecimal('7', 0)).toBe('7')
  })
})

describe('formats of cells', () => {
  it.each<[number, string | undefined, unknown]>([
    [0, undefined, { kind: 'general' }],
    [2, undefined, { kind: 'fixed', least: 2, most: 2 }],
    [10, undefined, { kind: 'percent' }],
    [14, undefined, { kind: 'date' }],
    [49, undefined, { kind: 'text' }],
    [164, '#,##0.00 "€";[Red]-#,##0.00 "€"', { kind: 'fixed', least: 2, most: 2 }],
    [164, '_-* #,##0.0#\\ _€_-', { kind: 'fixed', least: 1, most: 2 }],
    [164, '[$-410]dd/mm/yyyy', { kind: 'date' }],
    [164, 'yyyy\\-mm\\-dd', { kind: 'date' }],
    [164, '0.00E+00', { kind: 'general' }],
    [164, '"mm" 0', { kind: 'fixed', least: 0, most: 0 }],
    [165, 'General', { kind: 'general' }],
  ])('%i %s', (id, code, expected) => {
    expect(numberFormat(id, code)).toEqual(expected)
  })
})

describe('dates in cells', () => {
  it('are the numbers spreadsheets count by', () => {
    expect(toSerial('2026-01-01')).toBe(46_023)
    expect(toSerial('1900-03-01')).toBe(61)
    expect(toSerial('2026-02-30')).toBeUndefined()
    expect(toSerial('1899-12-31')).toBeUndefined()
    expect(fromSerial(46_023.75)).toBe('2026-01-01')
    expect(fromSerial(12)).toBeUndefined()
  })

  it('come back, every day of four centuries', () => {
    fc.assert(
      fc.property(fc.integer({ min: 61, max: 200_000 }), (serial) => {
        expect(toSerial(fromSerial(serial) ?? '')).toBe(serial)
      }),
    )
  })
})

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseDecimal, parsePercent } from './parse-decimal.ts'

it('reads numbers as people write them where they are', () => {
  expect(parseDecimal('2.5', 'en')).toBe('2.5')
  expect(parseDecimal('2,5', 'en')).toBe('2.5')
  expect(parseDecimal('2,50', 'it')).toBe('2.5')
  expect(parseDecimal('1,200', 'en')).toBe('1200')
  expect(parseDecimal('1,200', 'it')).toBe('1.2')
  expect(parseDecimal('1 200', 'it')).toBe('1200')
  expect(parseDecimal('007', 'en')).toBe('7')
  expect(parseDecimal('−0.5', 'en')).toBe('-0.5')
  for (const typed of ['', 'x', '1.2.3', '.5', '5.', '1e3', '9'.repeat(31)])
    expect(parseDecimal(typed, 'en')).toBeNull()
})

it('reads percents as the fractions rates are written in', () => {
  expect(parsePercent('22', 'en')).toBe('0.22')
  expect(parsePercent('8,5 %', 'it')).toBe('0.085')
  expect(parsePercent('0', 'en')).toBe('0')
  expect(parsePercent('100', 'en')).toBe('1')
  expect(parsePercent('250', 'en')).toBe('2.5')
  expect(parsePercent('0.125', 'en')).toBe('0.00125')
  expect(parsePercent('-3', 'en')).toBe('-0.03')
  expect(parsePercent('%', 'en')).toBeNull()
})

it('loses no digit of a percent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (thousandths) => {
      const typed = `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`
      expect(Math.round(Number(parsePercent(typed, 'en')) * 100_000)).toBe(thousandths)
    }),
  )
})

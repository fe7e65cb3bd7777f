import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatLength, type LengthUnit, parseLength, unitSymbols, unitsFor } from './index.ts'

function millimetres(text: string, unit: LengthUnit): number | null {
  const parsed = parseLength(text, unit)
  return parsed.ok ? parsed.millimetres : null
}

describe('lengths', () => {
  it('[D-49] are shown as reduced mixed fractions of 1/32 or 1/16, or decimally', () => {
    expect(formatLength(876.3, 'EX')).toBe('34 1/2″')
    expect(formatLength(876.3, 'EX16')).toBe('34 1/2″')
    expect(formatLength(876.3, 'EX16D')).toBe('34.5″')
    expect(formatLength(600, 'EX')).toBe('23 5/8″')
    expect(formatLength(601, 'EX')).toBe('23 21/32″')
    expect(formatLength(601, 'EX16')).toBe('23 11/16″')
    expect(formatLength(601, 'EX16D')).toBe('23.6875″')
    expect(formatLength(9.525, 'EX16')).toBe('3/8″')
    expect(formatLength(25.4, 'EX')).toBe('1″')
    expect(formatLength(0, 'EX')).toBe('0″')
    expect(formatLength(-25.4, 'EX16')).toBe('-1″')
  })

  it('[A-114 part] [D-49] have decimals in millimetres only, none by default', () => {
    expect(formatLength(600.4, 'MM')).toBe('600')
    expect(formatLength(600.44, 'MM', 1)).toBe('600.4')
    expect(formatLength(-0.2, 'MM')).toBe('0')
    expect(formatLength(1880, 'MM')).toBe('1\u202f880')
    expect(formatLength(-12345.67, 'MM', 2)).toBe('-12\u202f345.67')
    expect(formatLength(876.3, 'EX16', 3)).toBe('34 1/2″')
  })

  it.each<[string, LengthUnit, number]>([
    ['600', 'MM', 600],
    ['1\u202f880', 'MM', 1880],
    ['12 345.5 mm', 'EX', 12345.5],
    [' 600 mm ', 'EX', 600],
    ['87,5cm', 'MM', 875],
    ['1.1 m', 'MM', 1100],
    ['34.5', 'EX16', 876.3],
    ['34 1/2', 'EX', 876.3],
    ['34-1/2"', 'MM', 876.3],
    ['34 1/2″', 'MM', 876.3],
    ['1/2', 'MM', 12.7],
    ["2'", 'MM', 609.6],
    ['2\' 10 1/2"', 'EX', 876.3],
    ["2'-10 1/2", 'EX', 876.3],
    ['2ft 3in', 'MM', 685.8],
    ['3 inches', 'MM', 76.2],
    ['-20', 'MM', -20],
    ['.5"', 'MM', 12.7],
    ['60cm', 'EX', 600],
    ['0.6 m', 'EX16D', 600],
    ['34½', 'EX', 876.3],
    ['-½"', 'MM', -12.7],
    ['1\'11"', 'MM', 584.2],
  ])('[D-49] %s typed in %s is %d mm', (text, unit, expected) => {
    expect(millimetres(text, unit)).toBe(expected)
  })

  it('[D-49] are refused, not guessed, when they are no length', () => {
    for (const text of ['', 'abc', '1/0', '12 km', '1 2', '--3', "1'2'3", '1.2.3', '9'.repeat(50)]) {
      expect(parseLength(text, 'MM')).toEqual({ ok: false, message: 'This is not a length' })
    }
  })

  it('[D-49] come back as they were shown, to the fineness of the unit', () => {
    const units = fc.constantFrom<LengthUnit>('MM', 'EX', 'EX16', 'EX16D')
    const fineness = { MM: 0.5, EX: 25.4 / 64, EX16: 25.4 / 32, EX16D: 25.4 / 32 }
    fc.assert(
      fc.property(fc.double({ min: -20_000, max: 20_000, noNaN: true }), units, (length, unit) => {
        const shown = formatLength(length, unit)
        const back = millimetres(shown, unit)
        expect(Math.abs((back ?? Number.NaN) - length)).toBeLessThanOrEqual(fineness[unit] + 1e-6)
        expect(formatLength(back ?? 0, unit)).toBe(shown)
      }),
    )
  })
})

describe('lengths typed in a unit that is named', () => {
  const units = fc.constantFrom<LengthUnit>('MM', 'EX', 'EX16', 'EX16D')
  const space = fc.constantFrom('', ' ')

  it('[D-49] mean the same whatever unit the reader is used to', () => {
    const metric = fc.constantFrom(['mm', 1] as const, ['cm', 10] as const, ['m', 1000] as const)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        metric,
        units,
        space,
        (length, [mark, of], unit, gap) => {
          const typed = `${length / of}${gap}${mark}`
          expect(millimetres(typed, unit)).toBe(length)
          expect(millimetres(typed.replace('.', ','), unit)).toBe(length)
        },
      ),
    )
  })

  it('[D-49] may be feet, inches and a fraction, with their marks or their words', () => {
    const feet = fc.integer({ min: 0, max: 60 })
    const inches = fc.integer({ min: 0, max: 11 })
    const parts = fc.integer({ min: 1, max: 31 })
    fc.assert(
      fc.property(feet, inches, parts, units, (whole, rest, part, unit) => {
        const expected = Number((((whole * 12 + rest) * 32 + part) * (25.4 / 32)).toFixed(6))
        for (const typed of [`${whole}' ${rest} ${part}/32"`, `${whole}ft ${rest}-${part}/32 in`]) {
          expect(millimetres(typed, unit)).toBeCloseTo(expected, 6)
        }
      }),
    )
  })
})

describe('units', () => {
  it('[A-114 part] are metric, and imperial for CA, GB, UK and US', () => {
    expect(unitsFor('IT')).toEqual({ length: 'MM', weight: 'KG', volume: 'CR', lengthDecimals: 0 })
    for (const country of ['CA', 'GB', 'UK', 'us']) {
      expect(unitsFor(country)).toEqual({ length: 'EX', weight: 'LB', volume: 'CI', lengthDecimals: 0 })
    }
    expect(unitSymbols).toEqual({ KG: 'kg', LB: 'lbs', CR: 'm³', CI: 'in³' })
  })

  it('[A-114 part] use the inches of the brand', () => {
    expect(unitsFor('US', { imperialLength: 'EX16D', lengthDecimals: 1 })).toMatchObject({
      length: 'EX16D',
      lengthDecimals: 1,
    })
  })

  it('[D-50] are forced for some countries and disabled for others, which wins', () => {
    const settings = { forceFor: ['MX', 'IE'], disableFor: ['GB', 'IE'] }
    const lengths = ['MX', 'IE', 'GB', 'US'].map((country) => unitsFor(country, settings).length)
    expect(lengths).toEqual(['EX', 'MM', 'MM', 'EX'])
  })
})

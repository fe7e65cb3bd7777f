import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate, formatPercent, isEmail, isoDate, localeFor, truncate } from './index.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('locales', () => {
  it('[A-116] [A-188 part] have the shortcuts d, en, uk, us and br', () => {
    expect(['d', 'en', 'uk', 'us', 'br', 'it', 'fr-CH', 'toString'].map(localeFor)).toEqual([
      'de-DE',
      'en-GB',
      'en-GB',
      'en-US',
      'pt-BR',
      'it',
      'fr-CH',
      'toString',
    ])
  })
})

describe('percent and dates', () => {
  it('[A-117 part] [D-65 part] a fraction is shown in percent with two decimals', () => {
    expect(formatPercent(0.5, 'us')).toBe('50.00%')
    expect(plain(formatPercent(0.125, 'd'))).toBe('12,50 %')
    expect(formatPercent(0.125, 'us', 0)).toBe('13%')
  })

  it('[A-117 part] [D-65 part] dates come from ISO texts and from eight digits', () => {
    expect(formatDate('2026-11-15', 'd')).toBe('15.11.2026')
    expect(formatDate('2026-11-15T23:59:59Z', 'us')).toBe('11/15/2026')
    expect(formatDate(20261115, 'uk')).toBe('15/11/2026')
    expect(isoDate('20261115')).toBe('2026-11-15')
  })

  it('[D-65 part] what is no date is an empty text', () => {
    for (const wrong of [
      '',
      '2026',
      '2026-13-01',
      '2026-02-29',
      '20260230',
      '15.11.2026',
      '2026-11-15x',
      0,
    ]) {
      expect(formatDate(wrong, 'us')).toBe('')
      expect(isoDate(wrong)).toBe('')
    }
    expect(isoDate('2028-02-29')).toBe('2028-02-29')
  })
})

describe('truncation', () => {
  it('[A-189 part] leaves shorter texts and cuts others to length minus three plus three dots', () => {
    expect(truncate('cabinet', 8)).toBe('cabinet')
    expect(truncate('base cabinet', 8)).toBe('base ...')
  })

  it('[D-64] cuts at equal length too, and gives bare characters up to three', () => {
    expect(truncate('cabinet', 7)).toBe('cabi...')
    expect(truncate('cabinet', 3)).toBe('cab')
    expect(truncate('cabinet', 0)).toBe('')
  })

  it('[A-189 part] never answers more than was asked for', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), (text, length) => {
        expect(truncate(text, length).length).toBeLessThanOrEqual(Math.max(length, 0))
      }),
    )
  })
})

describe('e-mail addresses', () => {
  it.each([
    'a@b.it',
    'mario.rossi@shop.example.com',
    'x+tag@sub-domain.museum',
    'info@[192.168.0.1]',
    "o'brien@example.ie",
  ])('[A-190] [D-63] %s is one', (address) => {
    expect(isEmail(address)).toBe(true)
  })

  it.each([
    '',
    'a',
    '@b.it',
    'a@b',
    'a@b.c',
    'a@b.12',
    'a b@c.it',
    '.a@b.it',
    'a.@b.it',
    'a..b@c.it',
    'a@b@c.it',
    '"a"@b.it',
    'a<b>@c.it',
    'a@.it',
    'a@b..it',
    'info@[192.168.0]',
    'info@[192.168.0.256]',
    'info@[192.168.0.1',
  ])('[A-190] [D-63] %s is none', (address) => {
    expect(isEmail(address)).toBe(false)
  })

  it('[D-63] takes no longer for a hostile text than for a long one', () => {
    const hostile = `${'a.'.repeat(200_000)}@${'b.'.repeat(200_000)}!`
    const before = performance.now()
    expect(isEmail(hostile)).toBe(false)
    expect(performance.now() - before).toBeLessThan(5_000)
  })
})

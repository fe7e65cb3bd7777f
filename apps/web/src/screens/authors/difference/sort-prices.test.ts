import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PriceChange, type SortKey, sortPrices, spanOf } from './sort-prices.ts'

const amount = fc.option(fc.integer({ min: 1, max: 9 }))
const change: fc.Arbitrary<PriceChange> = fc.record({
  priceList: fc.constantFrom('EUR', 'USD'),
  currency: fc.constant('EUR'),
  article: fc.constantFrom('A', 'B', 'C'),
  surcharge: fc.constant(null),
  size: fc.constant(null),
  old: amount,
  new: amount,
  percent: fc.constant(null),
})

test('sorting keeps every change, and what has no such price stands last both ways', () => {
  const keys = fc.constantFrom<SortKey>('article', 'list', 'old', 'new', 'change')
  fc.assert(
    fc.property(fc.array(change), keys, fc.boolean(), (prices, key, isRising) => {
      const sorted = sortPrices(prices, { key, isRising }, ({ article }) => article ?? '')
      expect(sorted.length).toBe(prices.length)
      for (const one of prices) expect(sorted).toContain(one)
      if (key !== 'old') return
      const values = sorted.map(({ old }) => old)
      const known = values.filter((value) => value !== null)
      expect(values.slice(0, known.length)).toEqual(known)
      expect(known).toEqual(known.toSorted((a, b) => (isRising ? a - b : b - a)))
    }),
  )
})

test('the span tells a general raise from a slip of the pen', () => {
  const percents = [12, 4.2, 4.2, 4.19, null, 4.2]
  expect(spanOf(percents.map((percent) => ({ percent })))).toEqual({ least: 4.19, middle: 4.2, most: 12 })
  expect(spanOf([{ percent: null }])).toBeNull()
})

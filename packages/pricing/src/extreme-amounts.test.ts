import { samplePack } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findReduction, type PricedRow, type PriceTerms, tryPrice } from './index.ts'
import { drawnArticles, sampleArticle } from './testing/drawn-project.ts'

/** As a document may have them: what is read from outside is let in up to here. */
const amount = fc.oneof(
  fc.constantFrom(0, 1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
  fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
)
const quantity = fc.oneof(
  fc.constantFrom(1, 9999, 1_000_000, 0.000_001, 999_999.999_999),
  fc.double({ min: 0, max: 1_000_000, noNaN: true }),
)
const rate = fc.constantFrom('0', '0.22', '999999.999999999999', '-999999.999999999999', '-1')
const adjustment = fc.option(
  fc.record({ kind: fc.constantFrom('price' as const, 'reduction' as const), amount }),
  { nil: undefined },
)
const own = (value: { kind: 'price' | 'reduction'; amount: number } | undefined) =>
  value ? { adjustment: value } : {}

const freeRow = fc.tuple(amount, amount, quantity, rate, adjustment).map(
  ([price, cost, count, vat, mine]): PricedRow => ({
    kind: 'free',
    id: '',
    text: 'x',
    price,
    cost,
    quantity: count,
    vat,
    ...own(mine),
  }),
)
const serviceRow = fc
  .tuple(
    fc.oneof(
      amount.map((price) => ({ kind: 'amount' as const, price })),
      rate.map((percent) => ({ kind: 'percent' as const, rate: percent })),
      fc
        .tuple(amount, quantity)
        .map(([price, metres]) => ({ kind: 'perMetre' as const, price, metres: metres / 10 })),
    ),
    adjustment,
  )
  .map(([charge, mine]): PricedRow => ({ kind: 'service', id: '', text: 'x', charge, ...own(mine) }))
const rows = fc
  .tuple(
    drawnArticles,
    fc.array(fc.oneof(freeRow, serviceRow, fc.constant<PricedRow>({ kind: 'subtotal', id: '' })), {
      maxLength: 4,
    }),
  )
  .map(([articles, others]) => [...articles, ...others.map((row, index) => ({ ...row, id: `o${index}` }))])
const terms: fc.Arbitrary<PriceTerms> = fc
  .tuple(
    fc.constantFrom('customer' as const, 'trade' as const),
    fc.constantFrom(1, 0.000_001, 1000, 999.999_999),
    fc.option(fc.tuple(amount, fc.integer({ min: -100, max: 100 })), { nil: null }),
  )
  .map(([face, increase, taken]) => ({
    ...{ face, increase, priceList: 'EUR2026', date: '2026-11-15', discounts: [] },
    ...(taken && { reduction: { text: 'x', amount: taken[0], rounding: taken[1] } }),
  }))

/** Every number in an answer but how many there are of a row. */
function amountsIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (key === 'quantity' ? [] : amountsIn(one)))
}

describe('amounts beyond what a number can say', () => {
  it('are no price, and never a half-true one', () => {
    let [large, priced] = [0, 0]
    fc.assert(
      fc.property(rows, terms, (drawn, under) => {
        const price = tryPrice(drawn, under)
        if (price === 'tooLarge') large++
        if (typeof price === 'string') return
        priced++
        expect(amountsIn(price).every(Number.isSafeInteger)).toBe(true)
      }),
      { numRuns: 2000 },
    )
    expect(Math.min(large, priced)).toBeGreaterThan(100)
  })

  it('let no wished total be found, and hurt nobody who asks for one', () => {
    fc.assert(
      fc.property(
        rows,
        terms,
        fc.nat(),
        fc.constantFrom('gross' as const, 'net' as const),
        (drawn, under, wished, of) => {
          const found = findReduction(drawn, under, wished, of)
          expect(found === null || Number.isSafeInteger(found.amount)).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('leave an article unsold whose formula counts beyond all measure', () => {
    const formula = 'W * 1000000000000000000'
    const item = { kind: 'formula', code: 'F', name: { en: 'F' }, formula } as const
    const priceLists = samplePack.priceLists.map((list) => ({ ...list, items: [...list.items, item] }))
    const row = { id: 'a', quantity: 1, pack: { ...samplePack, priceLists }, evaluation: sampleArticle({}) }
    expect(
      tryPrice([row], {
        face: 'customer',
        increase: 1,
        priceList: 'EUR2026',
        date: '2026-11-15',
        discounts: [],
      }),
    ).toMatchObject({ unpriced: ['a'] })
  })
})

import { type ArticleEvaluation, openPack, type Pack } from '@arredo/catalogue'
import { samplePack, sampleTradeTerms } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PricedArticle, type PriceTerms, priceProject } from './index.ts'

const catalogue = openPack(samplePack)
const discounts = sampleTradeTerms[0]?.discounts ?? []
const customer: PriceTerms = {
  face: 'customer',
  priceList: 'EUR2026',
  date: '2026-11-15',
  increase: 1,
  discounts,
}
const trade: PriceTerms = { ...customer, face: 'trade' }

function evaluation(choices: Readonly<Record<string, string | number>>): ArticleEvaluation {
  const answer = catalogue.evaluate({ article: 'B-DOOR', model: 'LINEO_STD', side: 'L', choices, header: {} })
  if (!answer) throw new Error('no such article')
  return answer
}

function row(id: string, choices: Readonly<Record<string, string | number>>, quantity = 1): PricedArticle {
  return { id, pack: samplePack, evaluation: evaluation(choices), quantity }
}

function price(rows: readonly PricedArticle[], terms: PriceTerms) {
  const answer = priceProject(rows, terms)
  if (!answer) throw new Error('no price list')
  return answer
}

const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

const drawnRow = fc.record({
  front: fc.constantFrom('WHITE', 'SAGE', 'OAK'),
  handle: fc.constantFrom('BAR', 'KNOB', 'PUSH'),
  width: fc.integer({ min: 6, max: 18 }).map((steps) => steps * 50),
  height: fc.constantFrom(660, 720, 780),
  quantity: fc.integer({ min: 1, max: 40 }),
})
const rows = fc
  .array(drawnRow, { minLength: 1, maxLength: 8 })
  .map((drawn) =>
    drawn.map(({ front, handle, width, height, quantity }, index) =>
      row(`r${index}`, { FRONT: front, HANDLE: handle, W: width, H: height }, quantity),
    ),
  )
const rate = fc.integer({ min: 0, max: 1000 }).map((thousandths) => (thousandths / 1000).toFixed(3))
const drawnTerms = fc.record({
  face: fc.constantFrom('customer' as const, 'trade' as const),
  priceList: fc.constantFrom('EUR2026', 'USD2026'),
  date: fc.constant('2026-06-01'),
  increase: fc.integer({ min: 500, max: 2000 }).map((thousandths) => thousandths / 1000),
  discounts: fc.array(
    rate.map((drawn) => ({ code: `D${drawn}`, name: { en: 'Discount' }, rate: drawn })),
    { maxLength: 3 },
  ),
})

describe('the price of one cabinet', () => {
  it('goes from matrix over fixed and percent surcharges to the rounded unit price', () => {
    const answer = price([row('a', { FRONT: 'OAK', W: 600, H: 720 })], { ...trade, discounts: [] })
    expect(answer.rows.a?.lines.map(({ step, code, amount }) => [step, code, amount])).toEqual([
      ['base', 'B-DOOR', 18200],
      ['fixed', 'BAR', 990],
      ['percent', 'GROUP_C', 3276],
      ['rounding', 'EUR2026', 4],
    ])
    expect(answer.total).toBe(22470)
  })

  it('[D-47] takes 50 % and 10 % in cascade off the whole and rounds once', () => {
    const answer = price([row('a', { W: 600 }, 3)], trade)
    expect(answer.lines.map(({ step, amount }) => [step, amount])).toEqual([
      ['base', 57570],
      ['discount', -28785],
      ['discount', -2878],
    ])
    expect(answer.total).toBe(25907)
    expect(answer.withVat).toBe(false)
    expect(answer.rows.a).toMatchObject({ unit: 19190, quantity: 3, total: 25907 })
  })

  it('[D-80 part] shows the customer consumer prices with VAT and nothing of the trade', () => {
    const answer = price([row('a', { W: 600 }, 2)], { ...customer, increase: 1.1 })
    expect(answer.withVat).toBe(true)
    // 191.90 × 1.1 = 211.09, with 22 % VAT 257.53.
    expect(answer.rows.a).toMatchObject({ unit: 25753, total: 51506 })
    const text = JSON.stringify(answer)
    expect(text).not.toMatch(/discount|Trade|increase|1\.1|basis":19190/i)
    expect(answer.rows.a?.lines.map(({ step }) => step)).toEqual(['base', 'fixed', 'quantity'])
  })

  it('doubles the handles of a pair of doors', () => {
    const fixed = (width: number) =>
      price([row('a', { W: width })], trade).rows.a?.lines.find(({ code }) => code === 'BAR')?.amount
    expect([fixed(600), fixed(650)]).toEqual([990, 1980])
  })

  it('names rows the list does not sell and prices the others', () => {
    const answer = price([row('big', { W: 900, H: 840 }), row('a', {})], customer)
    expect(answer.unpriced).toEqual(['big'])
    expect(Object.keys(answer.rows)).toEqual(['a'])
  })

  it('answers null for an unknown list and outside its validity', () => {
    expect(priceProject([row('a', {})], { ...customer, priceList: 'X' })).toBeNull()
    expect(priceProject([row('a', {})], { ...customer, date: '2025-12-31' })).toBeNull()
    expect(priceProject([row('a', {})], { ...customer, date: '2100-01-01' })).toBeNull()
    expect(priceProject([row('a', {})], { ...customer, date: '2026-01-01' })).not.toBeNull()
    expect(priceProject([row('a', {})], { ...customer, date: '2099-12-31' })).not.toBeNull()
  })

  it('[A-61 part] leaves prices alone when the increase is no number', () => {
    const plain = price([row('a', {})], trade)
    expect(price([row('a', {})], { ...trade, increase: Number.NaN })).toEqual(plain)
  })

  it('counts in the decimals of the currency', () => {
    const inCurrency = (currency: string, amount: string): Pack => ({
      ...samplePack,
      priceLists: samplePack.priceLists.map((list) => ({
        ...list,
        currency,
        roundTo: '1',
        items: [{ kind: 'base', article: 'B-DOOR', amount }],
      })),
    })
    const total = (pack: Pack) => price([{ ...row('a', {}), pack }], { ...trade, discounts: [] }).total
    expect(total(inCurrency('JPY', '25000'))).toBe(25000)
    expect(total(inCurrency('KWD', '12.600'))).toBe(13000)
  })
})

describe('every price', () => {
  it('has lines that add up to it, and rows that add up to the total', () => {
    fc.assert(
      fc.property(rows, drawnTerms, (drawn, terms) => {
        const answer = price(drawn, terms)
        for (const one of Object.values(answer.rows))
          expect(add(one.lines.map(({ amount }) => amount))).toBe(one.total)
        expect(add(Object.values(answer.rows).map(({ total }) => total))).toBe(answer.total)
        expect(add(answer.lines.map(({ amount }) => amount))).toBe(answer.total)
      }),
    )
  })

  it('is the unit price times the quantity, before the discounts of the trade', () => {
    fc.assert(
      fc.property(rows, drawnTerms, fc.integer({ min: 1, max: 9 }), (drawn, terms, times) => {
        const plain = { ...terms, discounts: [] }
        const more = drawn.map((one) => ({ ...one, quantity: one.quantity * times }))
        expect(price(more, plain).total).toBe(price(drawn, plain).total * times)
        for (const { unit, quantity, total } of Object.values(price(drawn, plain).rows)) {
          expect(total).toBe(unit * quantity)
        }
      }),
    )
  })

  it('has a total that does not depend on the order of rows', () => {
    fc.assert(
      fc.property(rows, drawnTerms, (drawn, terms) => {
        expect(price(drawn.toReversed(), terms).total).toBe(price(drawn, terms).total)
      }),
    )
  })

  it('never rises with a discount, and cascades in any order to the same total', () => {
    fc.assert(
      fc.property(rows, drawnTerms, rate, rate, (drawn, terms, one, two) => {
        const [low, high] = [one, two].toSorted()
        const total = (...rates: readonly (string | undefined)[]) =>
          price(drawn, {
            ...terms,
            face: 'trade',
            discounts: rates.map((held, index) => ({
              code: `D${index}`,
              name: { en: 'D' },
              rate: held ?? '0',
            })),
          }).total
        expect(total(high)).toBeLessThanOrEqual(total(low))
        expect(total(low, high)).toBe(total(high, low))
      }),
    )
  })

  it('is pure, and the customer sees the same whatever the trade terms are', () => {
    fc.assert(
      fc.property(rows, drawnTerms, drawnTerms, (drawn, terms, others) => {
        expect(price(drawn, terms)).toEqual(price(drawn, terms))
        const face = { ...terms, face: 'customer' as const }
        expect(price(drawn, { ...face, discounts: others.discounts })).toEqual(price(drawn, face))
      }),
    )
  })
})

import type { Pack, PriceItem, PriceList, Promotion } from '@arredo/catalogue'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { type PricedRow, type PriceTerms, priceProject } from './index.ts'
import { sampleArticle } from './testing/drawn-project.ts'

const autumn: Promotion = {
  code: 'AUTUMN',
  name: { en: 'Autumn' },
  from: '2026-10-01',
  to: '2026-11-30',
  rate: '0.1',
  when: "ARTICLE == 'B-DOOR' && MODEL == 'LINEO_STD' && W < 900",
  priority: 2,
  stacks: false,
}
const terms: PriceTerms = {
  face: 'trade',
  priceList: 'EUR2026',
  date: '2026-11-15',
  increase: 1,
  discounts: [
    { code: 'D1', name: { en: 'D1' }, rate: '0.5' },
    { code: 'D2', name: { en: 'D2' }, rate: '0.1' },
  ],
}

function packWith(settings: Partial<PriceList>, more: Partial<Pack> = {}): Pack {
  return {
    ...samplePack,
    priceLists: samplePack.priceLists.map((list) => ({ ...list, ...settings })),
    ...more,
  }
}

function priced(
  pack: Pack,
  changes: Partial<PriceTerms> = {},
  quantity = 1,
  others: readonly PricedRow[] = [],
) {
  const evaluation = sampleArticle({ FRONT: 'WHITE', W: 600 })
  const row = { id: 'a', pack, evaluation, model: 'LINEO_STD', quantity }
  const answer = priceProject([row, ...others], { ...terms, ...changes })
  if (!answer) throw new Error('no price list')
  return answer
}

/** A piece of exactly this price. */
function at(amount: string, settings: Partial<PriceList> = {}, more: readonly PriceItem[] = []): Pack {
  return packWith({
    roundTo: '0.01',
    items: [{ kind: 'base', article: 'B-DOOR', amount }, ...more],
    ...settings,
  })
}

describe('a setting of the price list', () => {
  it('[D-47] counts for the rows of its own catalogue, with the terms that catalogue gives', () => {
    const decor = { ...at('100.00', { discounts: 'add', vatRounding: 'row' }), code: 'DECOR' }
    const evaluation = sampleArticle({ FRONT: 'WHITE', W: 600 })
    const discounts = ['0.2', '0.1'].map((rate) => ({ code: 'D1', name: { en: 'Own' }, rate }))
    const row = { id: 'b', pack: decor, evaluation, quantity: 1, discounts }
    const { rows, lines, total } = priced(at('100.00'), {}, 1, [row])
    expect([rows.a?.total, rows.b?.total, total]).toEqual([4500, 7000, 11_500])
    expect(
      lines.map(({ code, amount, basis, source, catalogue }) => ({ code, amount, basis, source, catalogue })),
    ).toEqual([
      { code: 'articles', amount: 20_000, basis: undefined, source: undefined, catalogue: undefined },
      { code: 'D1', amount: -5000, basis: 10_000, source: 'EUR2026', catalogue: 'KITCHEN' },
      { code: 'D2', amount: -500, basis: 5000, source: 'EUR2026', catalogue: 'KITCHEN' },
      { code: 'D1', amount: -2000, basis: 10_000, source: 'EUR2026', catalogue: 'DECOR' },
      { code: 'D1', amount: -1000, basis: 10_000, source: 'EUR2026', catalogue: 'DECOR' },
    ])
  })

  it('[D-47] takes discounts in cascade, or adds them', () => {
    expect(priced(at('100.00')).total).toBe(4500)
    const added = priced(at('100.00', { discounts: 'add' }))
    expect(added.total).toBe(4000)
    expect(added.lines.map(({ amount, basis }) => [amount, basis])).toEqual([
      [10000, undefined],
      [-5000, 10000],
      [-1000, 10000],
    ])
  })

  it.each([
    ['halfUp', '10.05', 1010],
    ['halfEven', '10.05', 1000],
    ['halfEven', '10.15', 1020],
    ['up', '10.01', 1010],
    ['down', '10.09', 1000],
  ] as const)('rounds %s: %s', (rounding, amount, unit) => {
    expect(priced(at(amount, { rounding, roundTo: '0.10' })).rows.a?.unit).toBe(unit)
  })

  it('[D-48 part] rounds what leaves the house to so many decimals, or to tens, with a line of its own', () => {
    const line = (externalDecimals: number) =>
      priced(at('123.46', { externalDecimals }), { increase: 1.1 }).rows.a?.lines.at(-3)
    expect(line(1)).toMatchObject({ step: 'rounding', code: 'external', amount: -1 })
    expect(line(-1)).toMatchObject({ step: 'rounding', code: 'external', amount: 419 })
    expect(priced(at('123.46'), { externalDecimals: 0 }).rows.a?.unit).toBe(12300)
  })

  it('puts the increase before promotions, or after them', () => {
    const sold = (increase?: PriceList['increase']) =>
      priced({ ...at('10.05', increase && { increase }), promotions: [autumn] }, { increase: 1.5 }).rows.a
        ?.sale
    expect(sold()?.lines.map(({ step, amount }) => [step, amount])).toEqual([
      ['base', 1005],
      ['increase', 503],
      ['promotion', -151],
    ])
    expect(sold('afterPromotions')?.lines.map(({ step, amount }) => [step, amount])).toEqual([
      ['base', 1005],
      ['promotion', -100],
      ['increase', 453],
    ])
  })

  it.each([
    [undefined, 15, 3],
    ['row', 16, 3],
    ['rate', 17, 3],
    ['document', 16, 4],
  ] as const)('rounds VAT by the %s', (vatRounding, high, low) => {
    // Three pieces at 0.11, 0.42 by hand, and 0.34 with 10 %: exactly 2.42 a piece, 7.26, 9.24 and 3.4.
    const pack = at('0.11', vatRounding && { vatRounding })
    const byHand = { kind: 'free', text: 'x', quantity: 1 } as const
    const others = [
      { ...byHand, id: 'f', price: 42, vat: '0.22' },
      { ...byHand, id: 'g', price: 34, vat: '0.10' },
    ]
    const lines = priced(pack, { face: 'customer' }, 3, others).lines.filter(({ step }) => step === 'vat')
    expect(lines.map(({ amount, rate }) => [rate, amount])).toEqual([
      ['0.22', high],
      ['0.10', low],
    ])
  })

  it('charges by metre, by formula and at least so much', () => {
    const items: readonly PriceItem[] = [
      { kind: 'metre', code: 'GRIP', name: { en: 'Grip' }, amount: '46.00', length: 'W' },
      { kind: 'formula', code: 'CUT', name: { en: 'Cut' }, formula: 'W / 100 + 0.123' },
      { kind: 'fixed', code: 'PACK', name: { en: 'Pack' }, amount: '1.00', times: 'W / 400', min: '2.50' },
    ]
    const lines = priced(at('100.00', {}, items)).rows.a?.lines.slice(0, 4)
    expect(lines?.map(({ code, amount, quantity, basis }) => [code, amount, quantity, basis])).toEqual([
      ['B-DOOR', 10000, undefined, undefined],
      ['GRIP', 2760, '0.6', 4600],
      ['CUT', 612, undefined, undefined],
      ['PACK', 250, '1.5', 100],
    ])
  })
})

describe('a commercial list', () => {
  const [base] = samplePack.priceLists
  if (!base) throw new Error('The sample has no list')
  const commercial: PriceList = {
    ...base,
    code: 'NOVEMBER',
    replaces: 'EUR2026',
    validFrom: '2026-11-01',
    validTo: '2026-11-30',
    items: [{ kind: 'base', article: 'B-DOOR', amount: '90.00' }],
  }
  const pack: Pack = { ...samplePack, priceLists: [base, commercial], promotions: [autumn] }

  it('takes the place of the list while it is valid, and then no promotion applies', () => {
    const during = priced(pack)
    expect(during).toMatchObject({ priceList: 'EUR2026', commercialList: 'NOVEMBER' })
    expect(during.rows.a?.lines[0]).toMatchObject({ amount: 9000, source: 'NOVEMBER' })
    expect(during.sale?.net).toBe(9000)
    const before = priced(pack, { date: '2026-10-31' })
    expect(before).not.toHaveProperty('commercialList')
    expect(before.sale?.net).toBe(19190 - 1919)
  })
})

describe('a promotion', () => {
  const first: Promotion = { ...autumn, code: 'FIRST', rate: '0.5', priority: 1, stacks: true }

  it('comes by priority, stacks where it says so, and shows the customer no rate', () => {
    const pack = { ...at('100.00'), promotions: [autumn, first, { ...autumn, code: 'NEVER', priority: 3 }] }
    const sale = priced(pack).rows.a?.sale
    expect(sale?.lines.map(({ code, amount, rate }) => [code, amount, rate])).toEqual([
      ['B-DOOR', 10000, undefined],
      ['FIRST', -5000, '0.5'],
      ['AUTUMN', -500, '0.1'],
    ])
    const customer = priced(pack, { face: 'customer' })
    expect(customer.rows.a?.lines.map(({ code, amount }) => [code, amount])).toEqual([
      ['B-DOOR', 12200],
      ['FIRST', -6100],
      ['AUTUMN', -610],
    ])
    expect(JSON.stringify(customer)).not.toMatch(/0\.5"|0\.1"/)
    // The purchase is the trade's own business.
    expect(priced(pack).total).toBe(4500)
  })

  it('is for the lists it names', () => {
    const pack = { ...at('100.00'), promotions: [{ ...autumn, priceLists: ['USD2026'] }] }
    expect(priced(pack).sale?.net).toBe(10000)
    expect(priced(pack, { priceList: 'USD2026' }).sale?.net).toBe(9000)
  })
})

describe('services', () => {
  it('are charged by amount, by percent of articles and free rows, and by the metre, within their limits', () => {
    const service = (id: string, charge: Extract<PricedRow, { kind: 'service' }>['charge']): PricedRow => ({
      kind: 'service',
      id,
      text: id,
      charge,
    })
    const { rows } = priced(at('100.00'), {}, 1, [
      service('amount', { kind: 'amount', price: 5000 }),
      service('percent', { kind: 'percent', rate: '0.08' }),
      service('least', { kind: 'percent', rate: '0.08', min: 2500 }),
      service('metre', { kind: 'perMetre', price: 1000, metres: 2.345 }),
      service('most', { kind: 'perMetre', price: 1000, metres: 99, max: 9000 }),
      { kind: 'ownAppliance', id: 'fridge' },
    ])
    const nets = Object.entries(rows).map(([id, row]) => [id, row.sale?.net ?? row.total])
    expect(nets).toEqual([
      ['a', 10000],
      ['amount', 5000],
      ['percent', 800],
      ['least', 2500],
      ['metre', 2345],
      ['most', 9000],
      ['fridge', 0],
    ])
  })
})

import {
  type ArticleEvaluation,
  openPack,
  type Pack,
  type PriceItem,
  type Promotion,
} from '@arredo/catalogue'
import { samplePack } from '@arredo/testing'
import * as fc from 'fast-check'
import type { PricedArticle, PricedRow, PriceTerms } from '../terms.ts'

const catalogue = openPack(samplePack)
const evaluated = new Map<string, ArticleEvaluation>()

/** A base cabinet of the sample kitchen; answers of the engine are kept, there are few of them. */
export function sampleArticle(choices: Readonly<Record<string, string | number>>): ArticleEvaluation {
  const key = JSON.stringify(choices)
  const known = evaluated.get(key)
  if (known) return known
  const answer = catalogue.evaluate({ article: 'B-DOOR', model: 'LINEO_STD', side: 'L', choices, header: {} })
  if (!answer) throw new Error('The sample has no such article')
  evaluated.set(key, answer)
  return answer
}

type Money = {
  readonly currency: string
  readonly roundTo: string
  readonly amount: (euro: string) => string
}

const currencies: readonly [Money, ...Money[]] = [
  { currency: 'EUR', roundTo: '0.10', amount: (euro) => euro },
  { currency: 'JPY', roundTo: '10', amount: (euro) => String(Math.round(Number(euro) * 163)) },
  { currency: 'KWD', roundTo: '0.050', amount: (euro) => (Number(euro) * 0.337).toFixed(3) },
]

const promotions: readonly [readonly Promotion[], ...(readonly Promotion[])[]] = [
  [],
  [promotion('AUTUMN', '0.10', { when: "ARTICLE == 'B-DOOR' && MODEL == 'LINEO_STD'" })],
  [promotion('SECOND', '0.15', { priority: 2 }), promotion('FIRST', '0.075', { stacks: true })],
  [promotion('FIRST', '0.05'), promotion('NEVER', '0.5', { priority: 3 })],
  [promotion('WIDE', '0.2', { when: 'W > 600', priceLists: ['EUR2026'] })],
]

function promotion(code: string, rate: string, more: Partial<Promotion> = {}): Promotion {
  const dates = { from: '2026-05-01', to: '2026-07-31' }
  return { code, name: { en: `${code} promotion` }, ...dates, rate, priority: 1, stacks: false, ...more }
}

/** Numbers that share no divisor with each other's steps, so that settings meet in every pair. */
const packCount = 240

const packs = new Map<number, Pack>()

/** The sample pack under every setting a price list knows, in currencies of none, two and three decimals. */
const drawnPack: fc.Arbitrary<Pack> = fc.nat({ max: packCount - 1 }).map(packAt)

function packAt(number: number): Pack {
  const known = packs.get(number)
  if (known) return known
  const pack = madePack(number)
  packs.set(number, pack)
  return pack
}

function madePack(number: number): Pack {
  const pick = <Value>(values: readonly [Value, ...Value[]], every = 1) =>
    values[Math.floor(number / every) % values.length] ?? values[0]
  const { currency, roundTo, amount } = pick(currencies)
  const settings = {
    rounding: pick([undefined, 'halfEven', 'up', 'down'] as const),
    increase: pick([undefined, 'afterPromotions'] as const, 60),
    discounts: pick([undefined, 'add'] as const, 120),
    vatRounding: pick([undefined, 'row', 'rate', 'document'] as const, 7),
    externalDecimals: pick([undefined, undefined, 1, 0, -1], 11),
  }
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
  return {
    ...samplePack,
    promotions: pick(promotions),
    priceLists: samplePack.priceLists.map((list) => ({
      ...list,
      ...given,
      currency,
      roundTo,
      items: [...list.items, ...furtherItems].map((item) => inCurrency(item, amount)),
    })),
  }
}

const furtherItems: readonly PriceItem[] = [
  {
    kind: 'metre',
    code: 'GRIP',
    name: { en: 'Grip' },
    when: "HANDLE == 'PUSH'",
    amount: '46.00',
    length: 'W',
  },
  {
    kind: 'area',
    code: 'VENEER',
    name: { en: 'Veneer' },
    when: "'wood' in FRONT.tags",
    variant: 'FRONT',
    amount: '80.00',
  },
  { kind: 'formula', code: 'CUT', name: { en: 'Cut' }, formula: 'W / 97 + H / 1013', min: '5.00' },
  {
    kind: 'percent',
    code: 'ALL',
    name: { en: 'On all' },
    when: "FRONT.priceGroup == 'B'",
    rate: '0.033',
    of: 'running',
  },
]

function inCurrency(item: PriceItem, amount: Money['amount']): PriceItem {
  if (item.kind === 'percent') return item
  if (item.kind === 'matrix')
    return { ...item, cells: item.cells.map((row) => row.map((cell) => cell && amount(cell))) }
  if (item.kind === 'base') return { ...item, amount: amount(item.amount) }
  const least = item.min === undefined ? {} : { min: amount(item.min) }
  return item.kind === 'formula' ? { ...item, ...least } : { ...item, ...least, amount: amount(item.amount) }
}

const money = fc.integer({ min: 0, max: 40_000 })
const adjustment = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('price' as const), amount: money }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('reduction' as const),
      amount: fc.integer({ min: 0, max: 900 }),
    }),
  },
)

const drawnArticle = fc
  .record({
    front: fc.constantFrom('WHITE', 'SAGE', 'OAK'),
    handle: fc.constantFrom('BAR', 'KNOB', 'PUSH'),
    width: fc.constantFrom(300, 450, 600, 650, 900),
    height: fc.constantFrom(660, 720),
    quantity: fc.integer({ min: 1, max: 12 }),
    adjustment,
  })
  .map(
    ({ front, handle, width, height, quantity, adjustment: own }): Omit<PricedArticle, 'pack' | 'id'> => ({
      evaluation: sampleArticle({ FRONT: front, HANDLE: handle, W: width, H: height }),
      model: 'LINEO_STD',
      quantity,
      ...(own && { adjustment: own }),
    }),
  )

/** Articles alone. */
export const drawnArticles = fc
  .tuple(drawnPack, fc.array(drawnArticle, { minLength: 1, maxLength: 3 }))
  .map(([pack, articles]): readonly PricedArticle[] =>
    articles.map((article, index) => ({ ...article, pack, id: `a${index}` })),
  )

const decors = new Map<Pack, Pack>()

/** The pack under another name: another catalogue, with lists of the same code. */
function decorOf(pack: Pack): Pack {
  const decor = decors.get(pack) ?? { ...pack, code: 'DECOR' }
  decors.set(pack, decor)
  return decor
}

/** Articles of two catalogues in turn, each with trade terms of its own, in one currency but under any settings. */
export const drawnCatalogues = fc
  .record({
    kitchen: fc.nat({ max: packCount - 1 }),
    further: fc.nat({ max: packCount / currencies.length - 1 }),
    articles: fc.array(drawnArticle, { minLength: 2, maxLength: 7 }),
    terms: fc.tuple(drawnOwnDiscounts(), drawnOwnDiscounts()),
  })
  .map(({ kitchen, further, articles, terms }): readonly PricedArticle[] => {
    const packs = [
      packAt(kitchen),
      decorOf(packAt((kitchen + further * currencies.length) % packCount)),
    ] as const
    return articles.map((article, index) => {
      const turn = index % 2 === 0 ? 0 : 1
      const discounts = terms[turn]
      return { ...article, pack: packs[turn], id: `a${index}`, ...(discounts && { discounts }) }
    })
  })

const drawnFree = fc.record({
  kind: fc.constant('free' as const),
  text: fc.constant('By hand'),
  quantity: fc.constantFrom(1, 2, 7, 1.5, 0.333),
  price: money,
  vat: fc.constantFrom('0.22', '0.10', '0.04', '0'),
  cost: money,
})

const drawnService = fc
  .oneof(
    fc.record({ kind: fc.constant('amount' as const), price: money }),
    fc.record({ kind: fc.constant('percent' as const), rate: fc.constantFrom('0.08', '0.125'), max: money }),
    fc.record({
      kind: fc.constant('perMetre' as const),
      price: money,
      metres: fc.constantFrom(1, 2.4, 3.333),
      min: fc.integer({ min: 0, max: 5000 }),
    }),
  )
  .map((charge) => ({ kind: 'service' as const, text: 'Service', charge }))

const drawnOthers = fc.array(
  fc.oneof(
    drawnFree,
    drawnService,
    fc.constant({ kind: 'ownAppliance' as const }),
    fc.constant({ kind: 'subtotal' as const }),
  ),
  { maxLength: 3 },
)

/** Rows of every kind, at least one of them an article. */
export const drawnRows: fc.Arbitrary<readonly PricedRow[]> = fc
  .tuple(drawnArticles, drawnOthers)
  .map(([articles, others]) => [...articles, ...others.map((row, index) => ({ ...row, id: `o${index}` }))])

export const drawnDiscounts = fc.array(
  fc.integer({ min: 0, max: 600 }).map((thousandths) => {
    const rate = (thousandths / 1000).toFixed(3)
    return { code: `D${rate}`, name: { en: 'Discount' }, rate }
  }),
  { maxLength: 3 },
)

/** What a catalogue gives; none where it leaves them to the project. */
function drawnOwnDiscounts() {
  return fc.option(
    fc
      .constantFrom(['0.5', '0.1'], ['0.333'], ['0.45', '0.125', '0.07'])
      .map((rates) => rates.map((rate, index) => ({ code: `D${index}`, name: { en: 'Discount' }, rate }))),
    { nil: undefined },
  )
}

export const drawnTerms: fc.Arbitrary<PriceTerms> = fc.record(
  {
    face: fc.constantFrom('customer' as const, 'trade' as const),
    priceList: fc.constantFrom('EUR2026', 'USD2026'),
    date: fc.constantFrom('2026-06-01', '2026-11-15'),
    increase: fc.oneof(
      fc.constant(1),
      fc.integer({ min: 900, max: 1500 }).map((thousandths) => thousandths / 1000),
    ),
    discounts: drawnDiscounts,
    reduction: fc.record({ text: fc.constant('Special price'), amount: fc.integer({ min: 0, max: 5000 }) }),
  },
  { requiredKeys: ['face', 'priceList', 'date', 'increase', 'discounts'] },
)

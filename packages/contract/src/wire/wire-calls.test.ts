import { classifiedGroups, openPack } from '@arredo/catalogue'
import { formatDate, formatPercent } from '@arredo/measures'
import { createDesk, evaluateProject, newDocument, placeArticle } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calls } from '../calls/index.ts'
import {
  fromWireCommercialLists,
  fromWirePromotions,
  fromWirePromotionsWish,
  toWireCommercialLists,
  toWirePromotions,
  toWirePromotionsWish,
} from './commercial-lists.ts'
import { customerDateOf } from './customer-date.ts'
import {
  fromWireRecompute,
  fromWireRecomputed,
  toWireRecompute,
  toWireRecomputed,
} from './recompute-prices.ts'
import {
  everyGallery,
  fromWireGallerySearch,
  fromWireGalleryWish,
  toWireGallerySearch,
} from './wire-gallery.ts'
import { fromWireArticle, fromWireModel, toWireArticles, toWireItemTip, toWireModel } from './wire-range.ts'
import { fromWireHeaderSet, toWireHeader, toWireHeaderSet, toWireInitApplica } from './wire-rules.ts'

/** What arrives after JSON and the call's own schema. */
function overTheWire<Name extends keyof typeof calls>(name: Name, payload: unknown) {
  return calls[name].input.parse(JSON.parse(JSON.stringify(payload))) as never
}
const keysOf = (value: object) => Object.keys(value).join(' ')
const article = samplePack.articles[0]?.code ?? ''
const model = samplePack.articles[0]?.models[0] ?? ''

describe('the range over the wire', () => {
  it('[H-73 part] the calls take catalog, model, header and classification', () => {
    expect(overTheWire('catalogs/getCatalogs', {})).toEqual({})
    expect(overTheWire('catalogs/getModels', { catalog: 'C', model: 'M' })).toEqual({
      catalog: 'C',
      model: 'M',
    })
    expect(keysOf(overTheWire('catalogs/getArticles', { catalog: 'C' }))).toBe('catalog model header')
    expect(
      keysOf(overTheWire('catalogs/getItemTip', { catalog: 'C', model: 'M', classification: 'T' })),
    ).toBe('catalog model classification')
    expect(calls['catalogs/getItemTip'].input.safeParse({ catalog: 'C', model: 'M' }).success).toBe(false)
  })

  it('[H-68 part, H-73 part] models carry their fields and come back as they were', () => {
    for (const each of samplePack.models) {
      const wire = toWireModel(each, 'en')
      expect(keysOf(wire)).toBe('cod des basemodel fldef forcedvariants defaultvariants datalimits')
      expect(fromWireModel(wire, samplePack, 'en')).toEqual({ ...each, name: { en: each.name.en } })
    }
  })

  it('[H-69, H-73 part] articles come in their groups, each group before what is in it', () => {
    const wire = calls['catalogs/getArticles'].output.parse(
      toWireArticles(samplePack, samplePack.articles, 'en'),
    )
    expect(keysOf(wire[0] ?? {})).toBe('cod des img livello tip haschilder isfinal')
    const entries = wire.map(fromWireArticle)
    expect(
      entries
        .filter(({ kind }) => kind === 'article')
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(samplePack.articles.map(({ code }) => code).toSorted())
    entries.forEach(({ group, level }, index) => {
      const parent = entries.slice(0, index).find(({ code }) => code === group)
      expect(group === null ? 1 : (parent?.level ?? 0) + 1).toBe(level)
    })
    expect(toWireArticles(samplePack, [], 'en')).toEqual([])
  })

  it('[H-73 part] the item tip is a group with what lies directly in it', () => {
    const entries = toWireArticles(samplePack, samplePack.articles, 'en')
    const group = classifiedGroups(samplePack).find(
      ({ code }) => code === samplePack.articles[0]?.classification,
    )
    if (!group) throw new Error('The sample article has no group')
    const tip = toWireItemTip(group, entries, 'en')
    expect(tip).toMatchObject({ cod: group.code, haschilder: true, isfinal: false })
    expect(tip.items.map(({ cod }) => cod)).toContain(article)
  })
})

describe('the rules over the wire', () => {
  const limits = { W: { min: 300, max: 900 }, H: { max: 2000 } }

  it('[H-74] header set carries Catalogo, cmodel, model, fldef, forcedvar, defaultvar, datalimits', () => {
    const opening = { FRONT: 'OAK' }
    const wire = toWireHeaderSet({
      catalogue: 'C',
      model: 'M',
      opening,
      forced: {},
      defaults: { W: 600 },
      limits,
    })
    expect(keysOf(wire)).toBe('Catalogo cmodel model fldef forcedvar defaultvar datalimits')
    expect(fromWireHeaderSet(overTheWire('rules/headerSet', wire))).toEqual({
      catalogue: 'C',
      model: 'M',
      opening: 'FRONT=OAK',
      forced: '',
      defaults: 'W=600',
      limits,
    })
    expect(fromWireHeaderSet(overTheWire('rules/headerSet', { Catalogo: 'C', model: 'M' })).model).toBe('M')
  })

  it('[H-74, A-149 part] answers the variants with what is forced and possible', () => {
    const [variant] = Object.values(samplePack.variants).filter(({ domain }) => domain.kind === 'options')
    if (variant?.domain.kind !== 'options') throw new Error('The sample has no options')
    const value = variant.domain.options[0]?.code ?? ''
    const header = toWireHeader([{ variant, value, isForced: true, limits: {} }], 'en')
    expect(calls['rules/headerSet'].output.parse(header)).toMatchObject({
      header: `${variant.code}=${value}`,
      variants: [{ cod: variant.code, obbligate: variant.mandatory, forced: true, values: [{ cod: value }] }],
    })
  })

  it('[H-75] semicolons in variant become tabs, whoever sends them', () => {
    const wire = toWireInitApplica({ catalogue: 'C', model: 'M', choices: { FRONT: 'OAK', W: 600 } })
    expect(keysOf(wire)).toBe('catalog cmodel variant')
    expect(wire.variant).toBe('FRONT=OAK\tW=600')
    expect(overTheWire('rules/initApplica', { ...wire, variant: 'FRONT=OAK;W=600' })).toEqual(wire)
  })
})

describe('galleries over the wire', () => {
  it('[H-76] a search for all is nine fields of 0', () => {
    const all = { filter1: 0, filter2: 0, filter3: 0, filter4: 0, filter5: 0, l1: 0, l2: 0, t: 0, order: 0 }
    expect(toWireGallerySearch(everyGallery)).toEqual(all)
    expect(overTheWire('galleries/search', {})).toEqual(all)
    expect(fromWireGallerySearch(overTheWire('galleries/search', all))).toEqual({
      ...everyGallery,
      filters: [null, null, null, null, null],
    })
  })

  it('[H-76] every search survives the way', () => {
    const word = fc.option(fc.stringMatching(/^[a-z][a-z ]{0,8}[a-z]$/))
    const search = fc.record({
      filters: fc.array(word, { minLength: 5, maxLength: 5 }),
      text: word,
      from: fc.nat(1000),
      count: fc.option(fc.integer({ min: 1, max: 1000 })),
      order: fc.constantFrom('authored', 'name', 'newest'),
    })
    fc.assert(
      fc.property(search, (wish) => {
        expect(fromWireGallerySearch(overTheWire('galleries/search', toWireGallerySearch(wish)))).toEqual(
          wish,
        )
      }),
    )
  })

  it('[H-76, A-156 part, D-34] a gallery is loaded by catalog and cod, or id', () => {
    const wish = { catalogue: 'C', gallery: 'G' }
    expect(fromWireGalleryWish(overTheWire('galleries/load', { catalog: 'C', cod: 'G' }))).toEqual(wish)
    expect(fromWireGalleryWish(overTheWire('galleries/load', { catalog: 'C', id: 'G' }))).toEqual(wish)
  })
})

describe('prices over the wire', () => {
  const catalogue = openPack(samplePack)
  const start = newDocument({
    ...{ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15', priceList: 'EUR2026' },
    packs: { [samplePack.code]: 'hash-1' },
  })
  const context = {
    catalogues: new Map([[samplePack.code, catalogue]]),
    faces: ['customer'],
    discounts: new Map(),
  }
  const desk = createDesk({
    document: start,
    evaluate: (current) => evaluateProject(current, context as never),
  })
  const place = {
    catalogue: samplePack.code,
    model,
    article,
    side: 'L',
    choices: {},
    placement: null,
  } as const
  desk.run(placeArticle, { ...place, row: 'r1' })
  const { document, evaluation } = desk.current()

  it('[A-63] [D-97 part] a row sends its nine fields; what we add makes the answer certain', () => {
    const wire = toWireRecompute(document, evaluation, { face: 'customer', priceListVersion: '1' })
    expect(keysOf(wire.rows[0] ?? {})).toBe(
      'uniqueid boxid catalog model cmodel neutro erp extraEval reg cod side qty artefactHash price',
    )
    expect(fromWireRecompute(overTheWire('projects/recomputePrices', wire))).toMatchObject({
      rows: [{ id: 'r1', catalogue: samplePack.code, model, article, quantity: 1, pack: 'hash-1' }],
      ...{ priceList: 'EUR2026', date: '2026-11-15', face: 'customer', increase: 1 },
      total: evaluation.prices.customer?.total,
    })
  })

  it('[A-63 part] the nine fields alone are enough to ask', () => {
    const nine = {
      uniqueid: 'r',
      boxid: 'b',
      catalog: 'C',
      model: 'M',
      cmodel: 'M1',
      neutro: {},
      erp: 'E',
      extraEval: {},
      reg: { W: 600 },
    }
    expect(fromWireRecompute(overTheWire('projects/recomputePrices', { rows: [nine] })).rows).toEqual([
      {
        ...{
          id: 'r',
          group: 'b',
          catalogue: 'C',
          model: 'M1',
          article: null,
          orderCode: 'E',
          choices: { W: 600 },
        },
        ...{ side: 'L', quantity: 1, worked: { cuts: 0, joints: 0 }, pack: null, total: null },
      },
    ])
  })

  it('[A-63 part] cuts and joints travel among the extra values; nonsense is none', () => {
    const answer = evaluation.articles.r1
    if (!answer) throw new Error('The sample has no article')
    const worked = { ...answer, worked: { cuts: 2, joints: 1 } }
    const sent = toWireRecompute(
      document,
      { ...evaluation, articles: { ...evaluation.articles, r1: worked } },
      { face: 'customer', priceListVersion: null },
    )
    const [row] = sent.rows
    const read = (extraEval: object) =>
      fromWireRecompute(overTheWire('projects/recomputePrices', { rows: [{ ...row, extraEval }] })).rows[0]
    expect(read(row?.extraEval ?? {})?.worked).toEqual({ cuts: 2, joints: 1 })
    expect(read({ CUTS: 1e9, JOINTS: 7 })?.worked).toEqual({ cuts: 100, joints: 2 })
    expect(read({ CUTS: '2', JOINTS: -1 })?.worked).toEqual({ cuts: 0, joints: 0 })
  })

  it('[A-63 part] the answer has unit, total and lines per row, which add up', () => {
    const price = evaluation.prices.customer
    if (!price) throw new Error('The sample has no price')
    const wish = fromWireRecompute(
      toWireRecompute(document, evaluation, { face: 'customer', priceListVersion: null }),
    )
    const sent = toWireRecomputed(wish, { price, priceListVersion: '1', errors: {} }, 'en')
    const read = fromWireRecomputed(
      calls['projects/recomputePrices'].output.parse(JSON.parse(JSON.stringify(sent))),
    )
    expect(read).toMatchObject({ total: price.total, currency: 'EUR', date: '2026-11-15', face: 'customer' })
    const [row] = read.rows
    expect(row).toMatchObject({ id: 'r1', unit: price.rows.r1?.unit, total: price.rows.r1?.total, error: '' })
    expect(row?.lines.length).toBe(price.rows.r1?.lines.length)
  })

  it('[D-65] the order’s and the customer’s date are eight digits on the wire, and nothing where they are no date', () => {
    const wish = { catalogue: 'C', orderDate: '2026-11-15' }
    expect(toWirePromotionsWish(wish).orderdate).toBe('20261115')
    const read = (orderdate: string) => fromWirePromotionsWish({ Catalogo: 'C', orderdate }).orderDate
    expect(['20261115', '20261345', ''].map(read)).toEqual(['2026-11-15', null, null])
    const dates = [20261115, '20261115', 20261345, 'soon', null, { deep: 1 }]
    const shown = dates.map((CUSTOMERDATE) => formatDate(customerDateOf({ INSIGHT: { CUSTOMERDATE } }), 'uk'))
    expect(shown).toEqual(['15/11/2026', '15/11/2026', '', '', '', ''])
    expect(['', null, 'x'].map((INSIGHT) => customerDateOf({ INSIGHT }))).toEqual(['', '', ''])
    expect(formatPercent(0.5, 'us')).toBe('50.00%')
  })

  it('[A-175 part] commercial lists and promotions keep their fields', () => {
    const lists = toWireCommercialLists(samplePack.priceLists, true, 'en')
    expect(keysOf(calls['catalogs/getMyCommercialLists'].output.parse(lists))).toBe(
      'hasNewCommercialList lists',
    )
    expect(fromWireCommercialLists(lists)).toMatchObject({ hasNew: true, lists: [{ code: 'EUR2026' }, {}] })
    const wish = { catalogue: 'C', orderDate: '2026-11-15' }
    expect(toWirePromotionsWish(wish)).toEqual({ Catalogo: 'C', orderdate: '20261115' })
    expect(fromWirePromotionsWish(overTheWire('e_promos/jGetCatPromos', toWirePromotionsWish(wish)))).toEqual(
      wish,
    )
    const promotion = {
      ...{ code: 'SPRING', name: { en: 'Spring' }, from: '2026-03-01', to: '2026-05-31', rate: '0.10' },
      ...{ priority: 1, stacks: false },
    }
    const promotions = toWirePromotions(samplePack.priceLists, [promotion], 'en')
    expect(keysOf(calls['e_promos/jGetCatPromos'].output.parse(promotions))).toBe('list campaign delivery')
    expect(fromWirePromotions(promotions)).toMatchObject({
      campaigns: [{ code: 'SPRING', name: 'Spring', from: '2026-03-01', to: '2026-05-31', rate: '0.10' }],
      deliveries: [],
    })
  })
})

describe('the other calls', () => {
  it('[H-72] convertCDFToDauJson takes cdfProject and extraEvalData', () => {
    const payload = { cdfProject: { rows: [] }, extraEvalData: { FRONT: 'OAK' } }
    expect(overTheWire('microservices/convertCDFToDauJson', payload)).toEqual(payload)
    expect(calls['microservices/convertCDFToDauJson'].output.safeParse({ project: null }).success).toBe(true)
  })

  it('[H-77] login takes userid, username and password; set shop the shop code', () => {
    const login = { userid: 'acme', username: 'anna', password: 'x', carrier: 'cookie' }
    expect(overTheWire('auth/login', login)).toEqual(login)
    expect(overTheWire('auth/setShop', { code: 'MI01' })).toEqual({ code: 'MI01' })
  })

  it('[H-78] projects are loaded and cloned by id; translations are saved under their sentences', () => {
    expect(overTheWire('projects/load', { id: 7 })).toEqual({ id: 7 })
    expect(overTheWire('projects/clone', { id: 7, idempotencyKey: 'k'.repeat(8) })).toMatchObject({ id: 7 })
    expect(overTheWire('translations/save', { lang: 'it', Room: 'Stanza' })).toEqual({
      lang: 'it',
      Room: 'Stanza',
    })
    expect(calls['translations/save'].input.safeParse({ Room: 'Stanza' }).success).toBe(false)
  })
})

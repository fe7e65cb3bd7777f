import {
  type Opening,
  type PresetRoomType,
  presetIds,
  roomPresets,
  roomTypes,
  shellOf,
} from '@arredo/geometry'
import {
  type Address,
  addOpening,
  type Customer,
  changeHeaderVariant,
  createDesk,
  type Evaluation,
  newDocument,
  type ProjectDocument,
  placeArticle,
  rowsInOrder,
  setOrderAddress,
  setRoom,
  statuses,
  tradeOfProject,
  withTrade,
} from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromWireProject, readStatus } from './from-wire-project.ts'
import { toWireProject } from './to-wire-project.ts'

const nothing: Evaluation = { alternative: 'a', articles: {}, findings: [], prices: {} }
const options = { id: 12, evaluation: nothing, measures: { length: 'mm' }, currency: 'EUR' }
const customer = {
  email: 'rossi@example.com',
  firstName: 'Maria',
  lastName: 'Rossi',
  street: 'Via Roma 1',
  postalCode: '20121',
  city: 'Milano',
  country: 'IT',
  mobile: '+39 333',
}

const word = fc.stringMatching(/^[A-Z0-9]{1,8}$/)
const words = fc.constantFrom('', 'Rossi', 'r@x.it', 'Via à 1', '東京')
const length = fc.integer({ min: -5000, max: 9000 })
const choices = fc.dictionary(word, fc.oneof(word, fc.integer({ min: 0, max: 3000 })), { maxKeys: 5 })
const article = fc.record({
  catalogue: word,
  model: word,
  article: word,
  side: fc.constantFrom('L', 'R'),
  choices,
  quantity: fc.integer({ min: 1, max: 9 }),
  placement: fc.option(
    fc.record({
      at: fc.tuple(length, length, length),
      rotation: fc.integer({ min: 0, max: 359 }),
      seat: fc.oneof(
        fc.constant({ on: 'floor' } as const),
        fc.record({
          on: fc.constant('wall' as const),
          wall: fc.constantFrom('w1', 'w2'),
          side: fc.constantFrom('left' as const, 'right' as const),
        }),
      ),
    }),
  ),
})
/** What is not there is left out; a country has its code, its name, or both. */
const anyAddress = fc
  .record({
    ...{ email: words, firstName: words, lastName: words, street: words, postalCode: words },
    ...{ city: words, mobile: words, county: words, vat: words },
    country: fc.constantFrom(['Italia', 'IT'], ['', 'DE'], ['Atlantis', ''], ['', '']),
  })
  .map(
    ({ county, vat, country: [country = '', countryCode = ''], ...address }): Address => ({
      ...address,
      country,
      ...(county && { county }),
      ...(vat && { vat }),
      ...(countryCode && { countryCode }),
    }),
  )
const anyCustomer = fc.record({ address: anyAddress, code: words, company: words }).map(
  ({ address, code, company }): Customer => ({
    ...address,
    ...(code && { code }),
    ...(company && { company }),
  }),
)
const presets = roomTypes.filter((type): type is PresetRoomType => type !== 'rt11')

const anyDocument = fc
  .record({
    room: fc.constantFrom(...presets),
    articles: fc.array(article, { maxLength: 6 }),
    header: choices,
    customer: fc.option(anyCustomer),
    orderAddress: fc.option(anyAddress),
    fields: fc.constantFrom(
      {},
      { webCartId: 'c1' },
      { olnid: 'O-7', iderp3: 4, note: 'x' },
      { INSIGHT: { INSIGHTSHIP: true, PONUMBER: 'P-1', CUSTOMERDATE: 20261115 } },
    ),
    doors: fc.integer({ min: 0, max: 2 }),
  })
  .map((input): ProjectDocument => {
    const start = newDocument({
      name: 'Kitchen',
      alternative: 'alternative-1',
      priceDate: '2026-11-15',
      priceList: 'IT',
      customer: input.customer,
    })
    const desk = createDesk({
      document: { ...start, header: { ...start.header, customerFields: input.fields } },
      evaluate: () => nothing,
    })
    // Refused without a customer, whose it would be taken for.
    desk.run(setOrderAddress, { address: input.orderAddress })
    const { corners, walls } = presetIds(input.room, () => '')
    desk.run(setRoom, {
      type: input.room,
      lengths: roomPresets[input.room].defaultLengths,
      ids: {
        corners: corners.map((_, index) => `c${index + 1}`),
        walls: walls.map((_, index) => `w${index + 1}`),
        room: 'room',
      },
    })
    input.articles.forEach((value, index) => {
      desk.run(placeArticle, { ...value, row: `r${index}` })
    })
    for (const [variant, value] of Object.entries(input.header))
      desk.run(changeHeaderVariant, { variant, value })
    for (let index = 0; index < input.doors; index++) {
      const opening: Omit<Opening, 'id' | 'offset'> = {
        ...{ wall: 'w1', kind: 'door', width: 800, height: 2000, sill: 0 },
        ...{ hand: 'left', swing: 'in', depth: null, side: 'right' },
      }
      desk.run(addOpening, { opening: { ...opening, id: `o${index}`, offset: index * 900 } })
    }
    return desk.current().document
  })

describe('the wire project', () => {
  it('[H-65] [D-38] [A-145] [D-65 part] a project survives the way over the wire, with whom it is for and where it goes', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const wire = toWireProject(document, options)
        const read = fromWireProject(JSON.parse(JSON.stringify(wire)))
        if (!read.ok) throw new Error(read.message)
        expect(toWireProject(read.value, options)).toEqual(wire)
        const { header, openings, views, packs, trade } = document
        expect(read).toMatchObject({ rebuiltWalls: 0, value: { openings, views, packs, trade } })
        expect(read.value.header).toEqual(header)
        const rooms = (one: ProjectDocument) => shellOf(one).rooms.map(({ area, height }) => [area, height])
        expect(rooms(read.value)).toEqual(rooms(document))
      }),
    )
  })

  it('[H-65] [A-144 part] [A-145] [A-146] [A-147 part] carries every field by its name', () => {
    const start = newDocument({ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15', customer })
    const desk = createDesk({ document: start, evaluate: () => nothing })
    desk.run(placeArticle, {
      row: 'r1',
      catalogue: 'c',
      model: 'M',
      article: 'B60',
      side: 'L',
      choices: {},
      placement: null,
    })
    const wire = toWireProject(desk.current().document, options)
    const projectFields =
      'id des rows isopen status shopid listid customercod customerFields orderaddress img currentrow envWall history priceDate pricesIncrease toReval isoffer iderp3 olnid insightContextId engine_views globalPriceExtras'
    const addressFields =
      'city country countrycode county email firstname mobile postalcode street surname vat'
    const rowFields =
      'uniqueid boxid catalog model cmodel cod neutro erp extraEval reg rule jeval3ddone auto local wallItem'
    expect(Object.keys(wire)).toEqual(expect.arrayContaining(projectFields.split(' ')))
    expect(Object.keys(wire.orderaddress[0] ?? {}).toSorted()).toEqual(addressFields.split(' '))
    expect(Object.keys(wire.rows[0] ?? {})).toEqual(expect.arrayContaining(rowFields.split(' ')))
    expect(wire).toMatchObject({
      id: 12,
      des: 'Kitchen',
      priceDate: '20261115',
      globalPriceExtras: { totalDiscount1: null, totalDiscount2: null },
      measures: { length: 'mm' },
      currency: 'EUR',
    })
  })

  it("[A-146] [D-80 part] discounts are shown where they are the project's own, else they are the price list's", () => {
    const plain = newDocument({ name: 'Kitchen', alternative: 'alternative-1', priceDate: '2026-11-15' })
    const own = withTrade(plain, tradeOfProject, { discounts: [0.5, 0.1] })
    const wire = toWireProject(own, options)
    expect(wire.globalPriceExtras).toEqual({ totalDiscount1: 0.5, totalDiscount2: 0.1 })
    expect(fromWireProject(wire)).toMatchObject({ value: { trade: own.trade, header: plain.header } })
    expect(fromWireProject(toWireProject(plain, options))).toMatchObject({ value: { trade: {} } })
    const agreed = withTrade(own, tradeOfProject, { agreed: true })
    expect(fromWireProject(toWireProject(agreed, options))).toMatchObject({ value: { trade: agreed.trade } })
  })

  it('[D-66 part] says which rows were evaluated, and keeps the header out of neutro', () => {
    const start = newDocument({ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15' })
    const desk = createDesk({ document: start, evaluate: () => nothing })
    const value = {
      catalogue: 'c',
      model: 'M',
      article: 'B60',
      side: 'L',
      choices: {},
      placement: null,
    } as const
    desk.run(placeArticle, { ...value, row: 'r1' })
    const evaluation: Evaluation = {
      ...nothing,
      articles: {
        r1: {
          article: 'B60',
          name: { en: 'Base unit' },
          configuration: { FRONT: 'oak', WIDTH: 600 },
          variants: [
            { code: 'FRONT', value: 'oak', source: 'header' },
            { code: 'WIDTH', value: 600, source: 'default' },
          ],
          size: { width: 600, depth: 560, height: 720 },
          parts: [],
          conflicts: [],
        },
      },
    }
    const { document } = desk.current()
    expect(toWireProject(document, options)).toMatchObject({ toReval: true, rows: [{ jeval3ddone: false }] })
    // what was tried and failed is marked as evaluated.
    const failed = { ...nothing, findings: [{ row: 'r1', code: 'failed' as const, message: 'x' }] }
    expect(toWireProject(document, { ...options, evaluation: failed })).toMatchObject({
      ...{ toReval: false, rows: [{ jeval3ddone: true, rule: null }] },
    })
    expect(toWireProject(document, { ...options, evaluation })).toMatchObject({
      toReval: false,
      rows: [{ jeval3ddone: true, neutro: { WIDTH: 600 }, rule: { FRONT: 'oak', WIDTH: 600 }, reg: {} }],
    })
  })

  it('[D-82] shows the active alternative only', () => {
    const start = newDocument({ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15' })
    const desk = createDesk({ document: start, evaluate: () => nothing })
    const value = {
      catalogue: 'c',
      model: 'M',
      article: 'B60',
      side: 'L',
      choices: {},
      placement: null,
    } as const
    desk.run(placeArticle, { ...value, row: 'r1' })
    const { document } = desk.current()
    const row = document.rows.r1
    if (!row) throw new Error('no row')
    const other = { ...document, rows: { ...document.rows, r2: { ...row, id: 'r2', alternative: 'b' } } }
    expect(toWireProject(other, options).rows.map(({ uniqueid }) => uniqueid)).toEqual(['r1'])
    expect(rowsInOrder(other)).toHaveLength(1)
  })

  it('[A-61 part] an increase that is no number is 1', () => {
    const document = newDocument({ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15' })
    const increaseOf = (pricesIncrease: unknown) => {
      const read = fromWireProject({ ...toWireProject(document, options), pricesIncrease })
      return read.ok ? read.value.header.priceIncrease : read.message
    }
    expect(['1.2', 1.3, 'much', null, {}, ''].map(increaseOf)).toEqual([1.2, 1.3, 1, 1, 1, 1])
  })

  it('[H-64] a country that was typed gets its code, and one that came as a code keeps it', () => {
    const codeOf = (country: string) => {
      const start = {
        name: 'K',
        alternative: 'a',
        priceDate: '2026-11-15',
        customer: { ...customer, country },
      }
      const wire = toWireProject(newDocument(start), options)
      expect(wire.customercod).toBe(customer.email)
      return wire.orderaddress[0]?.countrycode
    }
    expect(
      ['IT', 'it', 'Italy', 'italia', 'Deutschland', 'United Kingdom', 'Atlantis', ''].map(codeOf),
    ).toEqual([...['IT', 'IT', 'IT', 'IT', 'DE', 'GB', '', '']])
  })

  it('[A-150] knows all statuses, and reads both spellings', () => {
    expect([...statuses].sort()).toEqual([
      ...['agency', 'anonymous', 'approved', 'assigned', 'awaitingApproval', 'awaitingOrder', 'delivered'],
      ...['inProduction', 'inactive', 'offer', 'ordered', 'rejected', 'sellerDesign', 'shipped'],
      ...['suspended', 'unassigned', 'unsaved', 'validated'],
    ])
    for (const status of statuses) expect(readStatus(status)).toBe(status)
    expect(['seller design', 'ORDERED', 'inProduction', 'gone'].map(readStatus)).toEqual([
      'sellerDesign',
      'ordered',
      'inProduction',
      null,
    ])
  })

  it('refuses what is no project, with the place that is wrong', () => {
    const document = newDocument({ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15' })
    const wire = toWireProject(document, options)
    const refusal = (json: unknown) => {
      const read = fromWireProject(json)
      return read.ok ? 'accepted' : read.message
    }
    expect(refusal(null)).toContain('The project is not valid')
    expect(refusal({ ...wire, rows: [{ cod: 'B60' }] })).toContain('rows.0.uniqueid')
    expect(refusal({ ...wire, priceDate: 'soon' })).toContain('priceDate')
    expect(refusal({ ...wire, status: 'gone' })).toContain('status gone is unknown')
    const wall = { id: 'w', start: { x: 0, y: 0 }, end: { x: 1, y: 0 }, height: 2700, depth: 100 }
    expect(refusal({ ...wire, envWall: { wallsVector: [wall, wall], windowInstance: [] } })).toContain(
      'own id',
    )
  })
})

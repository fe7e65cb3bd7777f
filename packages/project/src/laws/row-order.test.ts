import { openPack } from '@arredo/catalogue'
import { samplePack } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addFreeRow } from '../commands/add-free-row.ts'
import { addServiceRow } from '../commands/add-service-row.ts'
import { addSpecial } from '../commands/add-special.ts'
import { addSubtotalRow, addTextRow } from '../commands/add-text-row.ts'
import { duplicateRow } from '../commands/duplicate-row.ts'
import { orderRow } from '../commands/order-row.ts'
import { placeArticle } from '../commands/place-article.ts'
import { removeRows } from '../commands/remove-rows.ts'
import type { Desk } from '../desk.ts'
import { evaluateProject } from '../evaluate-project.ts'
import { newDocument } from '../new-document.ts'
import { rowsInOrder } from '../row-order.ts'
import { deskForTests } from '../testing/desk-for-tests.ts'
import { anyDeed, randomRooms } from '../testing/random-rooms.ts'
import { ordering } from '../testing/trade-deeds.ts'
import { isSameDocument, readingProblem, walk, wayProblem } from '../testing/walk.ts'

const free = { text: 'Glass', quantity: 1, unit: '', price: 100, vat: '0.22' }
const charge = { kind: 'amount', price: 100 } as const
const article = { catalogue: 'c', model: 'M', article: 'B60', side: 'L', choices: {}, pack: 'h1' } as const

/** One row of every kind that has a price or a text, by its kind. */
const add: Readonly<Record<string, (desk: Desk, row: string) => unknown>> = {
  article: (desk, row) => desk.run(placeArticle, { ...article, row, placement: null }),
  free: (desk, row) => desk.run(addFreeRow, { ...free, row }),
  text: (desk, row) => desk.run(addTextRow, { row, text: 'Heading' }),
  service: (desk, row) => desk.run(addServiceRow, { row, text: 'Delivery', charge }),
  subtotal: (desk, row) => desk.run(addSubtotalRow, { row, text: '' }),
}

const known = { priceDate: '2026-11-15', priceList: 'EUR2026' }

type Priced = typeof pricedRow extends fc.Arbitrary<infer Row> ? Row : never

function put(desk: Desk, row: Priced, id: string) {
  if (row.kind === 'unit') {
    const unit = { catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR', side: 'L' } as const
    desk.run(placeArticle, { ...unit, row: id, choices: {}, placement: null, quantity: row.quantity })
  } else if (row.kind === 'free') desk.run(addFreeRow, { ...free, ...row, row: id })
  else if (row.kind === 'percent')
    desk.run(addServiceRow, { row: id, text: 'Fitting', charge: { ...row, min: 700, max: 20_000 } })
  else add[row.kind]?.(desk, id)
}

function pricesOf(desk: Desk) {
  const { document } = desk.current()
  return evaluateProject(document, { catalogues, faces: ['customer', 'trade'], discounts: new Map() }).prices
}

function deskWith(...kinds: readonly string[]): Desk {
  const desk = deskForTests(newDocument({ name: 'K', alternative: 'a1', priceDate: '2026-11-15' }))
  for (const [place, kind] of kinds.entries()) add[kind]?.(desk, `${kind}${place}`)
  return desk
}

const catalogues = new Map([['KITCHEN', openPack(samplePack)]])

/** A row with a price or a sum, at random. */
const pricedRow = fc.oneof(
  fc.record({ kind: fc.constant('unit' as const), quantity: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    kind: fc.constant('free' as const),
    price: fc.integer({ min: -5_000, max: 90_000 }),
    quantity: fc.constantFrom(1, 2, 0.35, 7.5),
    vat: fc.constantFrom('0.22', '0.1', '0.04', '0'),
  }),
  fc.record({ kind: fc.constant('percent' as const), rate: fc.constantFrom('0.08', '0.125', '0.333') }),
  fc.constant({ kind: 'subtotal' as const }),
  fc.constant({ kind: 'text' as const }),
)

const listed = (desk: Desk) => rowsInOrder(desk.current().document).map(({ id }) => id)

describe('[D-81 part] the order of rows', () => {
  it('is what people make of it: any row comes before any other, nothing else moves, and each step is undone', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(7), fc.nat(8)), { minLength: 1, maxLength: 80 }), (moves) => {
        const desk = deskWith('article', 'free', 'text', 'article', 'service', 'subtotal', 'free', 'text')
        const start = desk.current().document
        let expected = listed(desk)
        let steps = 0
        for (const [from, to] of moves) {
          const row = expected[from] ?? ''
          const before = expected[to] ?? null
          const was = desk.current().document
          expect(desk.run(orderRow, { row, before })).toMatchObject({ ok: true })
          const others = expected.filter((id) => id !== row)
          const place = before === null ? others.length : others.indexOf(before)
          if (row !== before) expected = others.toSpliced(place, 0, row)
          expect(listed(desk)).toEqual(expected)
          if (desk.current().document !== was) steps++
        }
        expect(readingProblem(desk.current().document)).toBeNull()
        for (let step = 0; step < steps; step++) expect(desk.undo()).toMatchObject({ ok: true })
        expect(isSameDocument(desk.current().document, start)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('holds in rooms of any kind, there and back', () => {
    fc.assert(
      fc.property(randomRooms, fc.array(fc.oneof(ordering, anyDeed), { maxLength: 12 }), (room, deeds) => {
        walk(deskForTests(room), deeds)
        expect(wayProblem(deskForTests(room), deeds)).toBeNull()
      }),
      { numRuns: 40 },
    )
  })

  it('has a place between any two, however often one is made there', () => {
    const desk = deskWith('article', 'article', 'free')
    for (let turn = 0; turn < 200; turn++) {
      const [first = '', second = '', third = ''] = listed(desk)
      expect(desk.run(orderRow, { row: third, before: second })).toMatchObject({ ok: true })
      expect(listed(desk)).toEqual([first, third, second])
    }
    expect(readingProblem(desk.current().document)).toBeNull()
  })

  it('changes what sums say and never what is paid: sums and what comes after the last add up to the rows', () => {
    fc.assert(
      fc.property(fc.array(pricedRow, { minLength: 1, maxLength: 9 }), fc.array(fc.nat(8)), (rows, order) => {
        const start = newDocument({ ...{ name: 'K', alternative: 'a1' }, ...known })
        const desk = deskForTests(start)
        for (const [place, row] of rows.entries()) put(desk, row, `r${place}`)
        const before = pricesOf(desk)
        for (const [place, to] of order.entries())
          desk.run(orderRow, { row: `r${place % rows.length}`, before: `r${to % rows.length}` })
        const after = pricesOf(desk)
        for (const face of ['customer', 'trade'] as const) {
          const price = after[face]
          expect(price?.total).toBe(before[face]?.total)
          if (!price) continue
          let since = 0
          for (const { id, kind } of rowsInOrder(desk.current().document)) {
            since += price.rows[id]?.beforeReduction ?? 0
            if (kind !== 'subtotal') continue
            expect(price.subtotals?.[id]).toBe(since)
            since = 0
          }
          const sums = Object.values(price.subtotals ?? {}).reduce((sum, each) => sum + each, 0)
          expect(sums + since).toBe(price.total)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('keeps what is special about an article below it, and refuses to take it elsewhere', () => {
    const desk = deskWith('article', 'article')
    desk.run(addSpecial, { row: 's', of: 'article0', text: 'Wider', price: 1, vat: '0.22' })
    expect(desk.run(orderRow, { row: 's', before: null })).toMatchObject({
      ok: false,
      message: 'It stands with its article',
    })
    desk.run(orderRow, { row: 'article0', before: null })
    expect(listed(desk)).toEqual(['article1', 'article0', 's'])
    // Between an article and what is special about it: behind both.
    desk.run(orderRow, { row: 'article1', before: 's' })
    expect(listed(desk)).toEqual(['article0', 's', 'article1'])
    expect(desk.run(orderRow, { row: 'x', before: null })).toMatchObject({ message: 'No row x' })
    expect(desk.run(orderRow, { row: 'article0', before: 'x' })).toMatchObject({ message: 'No row x' })
  })

  it('puts what is placed later before the services that close the list, with their heading and sum', () => {
    const desk = deskWith('article', 'subtotal', 'text', 'service', 'service')
    add.article?.(desk, 'late')
    expect(listed(desk)).toEqual(['article0', 'late', 'subtotal1', 'text2', 'service3', 'service4'])
    // A heading without services yet is that of what comes next.
    const headed = deskWith('article', 'text')
    add.article?.(headed, 'late')
    expect(listed(headed)).toEqual(['article0', 'text1', 'late'])
    const many = deskWith('article', 'service')
    for (let place = 0; place < 60; place++) add.free?.(many, `f${place}`)
    expect(listed(many).at(-1)).toBe('service1')
    expect(listed(many).slice(1, -1)).toEqual(Array.from({ length: 60 }, (_, place) => `f${place}`))
  })

  it('gives the copy of a service, a text or a sum the last place, and the copy of a price by hand the next', () => {
    const desk = deskWith('free', 'service')
    desk.run(duplicateRow, { row: 'service1', copy: 'c' })
    desk.run(duplicateRow, { row: 'free0', copy: 'f' })
    expect(listed(desk)).toEqual(['free0', 'f', 'service1', 'c'])
    desk.run(removeRows, { rows: ['service1', 'free0'] })
    expect(listed(desk)).toEqual(['f', 'c'])
  })
})

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

function deskWith(...kinds: readonly string[]): Desk {
  const desk = deskForTests(newDocument({ name: 'K', alternative: 'a1', priceDate: '2026-11-15' }))
  for (const [place, kind] of kinds.entries()) add[kind]?.(desk, `${kind}${place}`)
  return desk
}

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

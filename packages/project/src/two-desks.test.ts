import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addAlternative,
  changeBetween,
  createDesk,
  type Desk,
  done,
  newDocument,
  type ProjectDocument,
  placeArticle,
  readDocument,
  refuse,
  removeRows,
  renameProject,
  setQuantity,
} from './index.ts'

const start = newDocument({ name: 'Kitchen', alternative: 'a1', priceDate: '2026-11-15' })
const article = { catalogue: 'c', model: 'M', article: 'B60', side: 'L', choices: {} } as const
const place = (desk: Desk, row: string) =>
  desk.run(placeArticle, { ...article, row, placement: null, pack: 'h1' })

function newDesk(document: ProjectDocument = start): Desk {
  return createDesk({
    document,
    evaluate: (_, alternative) => ({ alternative, articles: {}, findings: [], prices: {} }),
  })
}

describe('what others change', () => {
  it('comes in without ending up in undo and without wiping it', () => {
    const desk = newDesk()
    place(desk, 'r1')
    desk.take({ header: { name: 'Bath' } })
    expect(desk.current()).toMatchObject({ undoes: 'Place article', document: { header: { name: 'Bath' } } })
    expect(desk.undo().ok).toBe(true)
    expect(desk.current().document.rows).toEqual({})
    expect(desk.current().document.header.name).toBe('Bath')
  })

  it('leaves our own objects where they are equal', () => {
    const desk = newDesk()
    // Sent as JSON, -0 comes back as 0.
    const placement = { at: [-0, 0, 0], rotation: -0, seat: { on: 'floor' } } as const
    desk.run(placeArticle, { ...article, row: 'r1', placement })
    const { r1 } = desk.current().document.rows
    desk.take({ rows: { r1: JSON.parse(JSON.stringify(r1)) } })
    expect(desk.current().document.rows.r1).toBe(r1)
    expect(desk.undo().ok).toBe(true)
  })

  it('[D-104] refuses undo of what somebody else has changed since, whole, and goes on with the step before', () => {
    const desk = newDesk()
    place(desk, 'r1')
    desk.run(setQuantity, { row: 'r1', quantity: 2 })
    const row = desk.current().document.rows.r1
    if (row?.kind !== 'article') throw new Error('No article')
    desk.take({ rows: { r1: { ...row, quantity: 3 } } })
    expect(desk.undo()).toEqual(refuse('It was changed by somebody else meanwhile and stays'))
    expect(desk.current().document.rows.r1).toMatchObject({ quantity: 3 })
    expect(desk.current().undoes).toBe('Place article')
  })

  it('refuses undo that would leave something hanging in the air', () => {
    const desk = newDesk()
    desk.run(addAlternative, { alternative: 'a2', name: 'Cheaper', rowIds: {} })
    const row = { ...article, id: 'r9', alternative: 'a2', kind: 'article', order: 1, quantity: 1 } as const
    const flags = { drawn: true, offered: true, ordered: true }
    desk.take({ rows: { r9: { ...row, flags, placement: null } } })
    expect(desk.undo()).toEqual(refuse('Something else depends on it by now, so it stays'))
    expect(desk.take({ alternatives: { a2: null } }).ok).toBe(false)
    expect(desk.current().document.alternatives).toHaveProperty('a2')
  })

  it('counts the header field by field: a name of ours can be undone after a customer of theirs', () => {
    const desk = newDesk()
    desk.run(renameProject, { name: 'Bath' })
    desk.take({ header: { customerFields: { PONUMBER: '7' } } })
    expect(desk.undo().ok).toBe(true)
    expect(desk.current().document.header).toMatchObject({
      name: 'Kitchen',
      customerFields: { PONUMBER: '7' },
    })
  })

  it('never takes back which pack a catalogue is read from', () => {
    const desk = newDesk()
    place(desk, 'r1')
    desk.undo()
    expect(desk.current().document).toMatchObject({ rows: {}, packs: { c: 'h1' } })
  })
})

describe('the alternative one looks at', () => {
  it('[D-82 part, D-105 part] is the desk’s: new rows go there, the project and undo hear nothing of it', () => {
    const desk = newDesk()
    desk.run(addAlternative, { alternative: 'a2', name: 'Cheaper', rowIds: {} })
    const before = desk.current().document
    expect(desk.look('a2')).toEqual(done('a2'))
    expect(desk.current()).toMatchObject({ alternative: 'a2', evaluation: { alternative: 'a2' } })
    expect(desk.current().document).toBe(before)
    place(desk, 'r1')
    expect(desk.current().document).toMatchObject({
      header: { activeAlternative: 'a1' },
      rows: { r1: { alternative: 'a2' } },
    })
    desk.look('a1')
    desk.undo()
    expect(desk.current().alternative).toBe('a2')
    desk.undo()
    expect(desk.current().alternative).toBe('a1')
    expect(desk.look('a9').ok).toBe(false)
  })
})

describe('what follows by rule', () => {
  it('belongs to the step that caused it, in previews too, and never runs on opening', () => {
    const seen: string[] = []
    const desk = createDesk({
      document: start,
      evaluate: (_, alternative, prices) => {
        seen.push(prices)
        return { alternative, articles: {}, findings: [], prices: {} }
      },
      follow(_, { document: after }) {
        const name = `${Object.keys(after.rows).length} rows`
        return after.header.name === name ? after : { ...after, header: { ...after.header, name } }
      },
    })
    expect(desk.current().document.header.name).toBe('Kitchen')
    seen.length = 0
    const previewed = desk.preview(placeArticle, { ...article, row: 'r1', placement: null })
    expect(previewed).toMatchObject({ ok: true, value: { document: { header: { name: '1 rows' } } } })
    expect(seen).not.toContain('priced')
    expect(desk.current().document).toBe(start)
    place(desk, 'r1')
    expect(desk.current().document.header.name).toBe('1 rows')
    desk.undo()
    expect(desk.current().document).toMatchObject({ header: { name: 'Kitchen' }, rows: {} })
    desk.open(start)
    expect(desk.current().document).toBe(start)
  })
})

type Deed = (desk: Desk, by: string) => void
const id = fc.constantFrom('r1', 'r2', 'r3')
const deed: fc.Arbitrary<Deed> = fc.oneof(
  id.map(
    (row): Deed =>
      (desk) =>
        void place(desk, row),
  ),
  fc.tuple(id, fc.integer({ min: 1, max: 9 })).map(
    ([row, quantity]): Deed =>
      (desk) =>
        void desk.run(setQuantity, { row, quantity }),
  ),
  id.map(
    (row): Deed =>
      (desk) =>
        void desk.run(removeRows, { rows: [row] }),
  ),
  fc.constantFrom('Bath', 'Study').map(
    (name): Deed =>
      (desk) =>
        void desk.run(renameProject, { name }),
  ),
  fc.constant<Deed>((desk) => void desk.undo()),
)

describe('two people at one project', () => {
  it('[law 6 part] their changes, brought together in one order, end in the same valid document on both desks', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), deed), { maxLength: 60 }), (deeds) => {
        const [anna, bruno] = [newDesk(), newDesk()]
        for (const [byAnna, act] of deeds) {
          const [mine, theirs] = byAnna ? [anna, bruno] : [bruno, anna]
          const before = mine.current().document
          act(mine, byAnna ? 'anna' : 'bruno')
          const { after } = changeBetween(before, mine.current().document)
          expect(theirs.take(JSON.parse(JSON.stringify(after))).ok).toBe(true)
        }
        expect(anna.current().document).toEqual(bruno.current().document)
        expect(readDocument(JSON.parse(JSON.stringify(anna.current().document))).ok).toBe(true)
      }),
    )
  })
})

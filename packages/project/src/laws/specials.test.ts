import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clipText } from '../clip.ts'
import { addSpecial } from '../commands/add-special.ts'
import { addAlternative } from '../commands/alternatives/add-alternative.ts'
import { duplicateRow } from '../commands/duplicate-row.ts'
import { pasteRows } from '../commands/paste-rows.ts'
import { removeRows } from '../commands/remove-rows.ts'
import { setQuantity } from '../commands/set-quantity.ts'
import type { Desk } from '../desk.ts'
import type { ProjectDocument, RowId } from '../document.ts'
import { readClip } from '../read-clip.ts'
import { rowsInOrder } from '../row-order.ts'
import { isSpecial, specialsOf } from '../specials.ts'
import { deskForTests, namesBy } from '../testing/desk-for-tests.ts'
import { anyDeed, randomRooms } from '../testing/random-rooms.ts'
import { isSameDocument, walk, wayProblem } from '../testing/walk.ts'
import { withNewIds } from '../with-new-ids.ts'

/** What is wrong with what is special about articles, in words. */
function looseSpecials(document: ProjectDocument): readonly string[] {
  return Object.values(document.rows)
    .filter(isSpecial)
    .flatMap(({ id, special, quantity, flags, alternative }) => {
      const article = document.rows[special.of]
      if (article?.kind !== 'article') return [`${id} has no article`]
      expect({ quantity, flags, alternative }).toEqual({
        quantity: article.quantity,
        flags: article.flags,
        alternative: article.alternative,
      })
      const rows = rowsInOrder(document, alternative).map((row) => row.id)
      const between = rows.slice(rows.indexOf(special.of) + 1, rows.indexOf(id))
      return between.every((other) => isSpecial(document.rows[other]))
        ? []
        : [`${id} is not below its article`]
    })
}

const asked = { text: 'Width 583 mm', variant: 'WIDTH', price: 4500, cost: 2000, vat: '0.22' }

/** Two for every article one sees, one of them without a price yet. */
function withRequests(room: ProjectDocument): { readonly desk: Desk; readonly articles: readonly RowId[] } {
  const desk = deskForTests(room)
  const articles = rowsInOrder(room).flatMap(({ id, kind }) => (kind === 'article' ? [id] : []))
  for (const of of articles) {
    desk.run(addSpecial, { ...asked, row: `${of}-w`, of })
    desk.run(addSpecial, {
      ...asked,
      row: `${of}-f`,
      of,
      text: 'Front in RAL 5024',
      variant: 'FRONT',
      price: null,
    })
  }
  return { desk, articles }
}

/** What is asked for about an article, whatever the rows are called. */
function requests(document: ProjectDocument, of: RowId): readonly unknown[] {
  return specialsOf(document, of).map(({ id, text, price, onRequest, vat, quantity, special }) => ({
    text,
    price,
    onRequest,
    vat,
    quantity,
    variant: special.variant,
    cost: document.trade[id]?.cost,
  }))
}

describe('what was asked for beyond the rules of an article', () => {
  it('never loses its article, whatever is done, and every step is taken back whole', () => {
    fc.assert(
      fc.property(randomRooms, fc.array(anyDeed, { minLength: 1, maxLength: 12 }), (room, deeds) => {
        const { desk } = withRequests(room)
        const start = desk.current().document
        for (const document of walk(desk, deeds)) expect(looseSpecials(document)).toEqual([])
        const problem = wayProblem(deskForTests(start), deeds)
        if (problem) expect.fail(problem)
      }),
      { numRuns: 40 },
    )
  })

  it('goes with the article and comes back with it in one step, price, cost and all', () => {
    fc.assert(
      fc.property(randomRooms, (room) => {
        const { desk, articles } = withRequests(room)
        for (const article of articles) {
          const before = desk.current().document
          if (!before.rows[article] || !desk.run(removeRows, { rows: [article] }).ok) continue
          const gone = desk.current().document
          expect([gone.rows[`${article}-w`], gone.trade[`${article}-w`]]).toEqual([undefined, undefined])
          desk.undo()
          expect(isSameDocument(before, desk.current().document)).toBe(true)
          desk.redo()
        }
      }),
      { numRuns: 20 },
    )
  })

  it('is copied with it: beside it, by the clipboard without what it costs us, into another alternative', () => {
    fc.assert(
      fc.property(randomRooms, (room) => {
        const { desk, articles } = withRequests(room)
        const [of] = articles
        if (of === undefined) return
        const newId = namesBy('c')
        const { document, evaluation } = desk.current()
        const wanted = requests(document, of)
        expect(wanted).toHaveLength(2)

        if (desk.run(duplicateRow, { row: of, copy: 'copy', placement: null }).ok)
          expect(requests(desk.current().document, 'copy')).toEqual(wanted)

        const text = clipText({ document, evaluation }, [of])
        const clip = text.ok ? readClip(text.value) : text
        if (clip.ok) {
          const { rows, packs } = withNewIds(clip.value.document, newId)
          const other = deskForTests()
          if (other.run(pasteRows, { rows: Object.values(rows), packs }).ok) {
            const pasted = Object.values(other.current().document.rows).find(({ kind }) => kind === 'article')
            expect(requests(other.current().document, pasted?.id ?? '')).toEqual(
              wanted.map((one) => ({ ...(one as object), cost: undefined })),
            )
          }
        }

        const rowIds = Object.fromEntries(rowsInOrder(desk.current().document).map(({ id }) => [id, newId()]))
        desk.run(addAlternative, { alternative: 'b', name: 'B', rowIds })
        expect(requests(desk.current().document, rowIds[of] ?? '')).toEqual(wanted)
        expect(looseSpecials(desk.current().document)).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('is counted with its article and in no other way', () => {
    fc.assert(
      fc.property(randomRooms, fc.integer({ min: 1, max: 9999 }), (room, quantity) => {
        const { desk, articles } = withRequests(room)
        const [of] = articles
        if (of === undefined) return
        desk.run(setQuantity, { row: of, quantity })
        expect(desk.current().document.rows[`${of}-w`]).toMatchObject({ quantity })
        expect(desk.run(setQuantity, { row: `${of}-w`, quantity: 2 })).toMatchObject({
          message: 'It is counted with its article',
        })
      }),
      { numRuns: 10 },
    )
  })
})

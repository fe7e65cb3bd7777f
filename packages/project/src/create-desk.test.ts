import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addAlternative,
  applyChanges,
  changeBetween,
  changeHeaderVariant,
  hasChanges,
  placeArticle,
  readDocument,
  refuse,
  removeRows,
  renameProject,
  setRoom,
  step,
  together,
} from './index.ts'
import { deskForTests, emptyProject, namesBy } from './testing/desk-for-tests.ts'
import { anyDeed } from './testing/random-rooms.ts'
import { walk } from './testing/walk.ts'

const start = emptyProject
const newDesk = () => deskForTests(start)
const anyDeeds = fc.array(anyDeed, { maxLength: 40 })
const article = { catalogue: 'c', model: 'M', article: 'B60', side: 'L', choices: {} } as const
const names = (prefix: string) => ({
  corners: ['c1', 'c2', 'c3', 'c4'].map((id) => prefix + id),
  walls: ['w1', 'w2', 'w3', 'w4'].map((id) => prefix + id),
  room: `${prefix}room`,
})

describe('the desk', () => {
  it('undoes any sequence of commands to the first document, and redoes it to the last', () => {
    fc.assert(
      fc.property(anyDeeds, (run) => {
        const desk = newDesk()
        const documents = walk(desk, run)
        const { packs } = desk.current().document
        for (const document of documents.toReversed()) {
          expect(desk.current().document).toEqual({ ...document, packs })
          desk.undo()
        }
        expect(hasChanges(changeBetween({ ...start, packs }, desk.current().document).after)).toBe(false)
        expect(desk.current().undoes).toBeNull()
        for (const document of documents) {
          expect(desk.current().document).toEqual({ ...document, packs })
          desk.redo()
        }
      }),
    )
  })

  it('holds a document that can be read back, whatever was done to it', () => {
    fc.assert(
      fc.property(anyDeeds, (run) => {
        const desk = newDesk()
        walk(desk, run)
        const { document } = desk.current()
        expect(readDocument(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, value: document })
      }),
    )
  })

  it('never changes a document it has handed out', () => {
    fc.assert(
      fc.property(anyDeeds, (run) => {
        const desk = newDesk()
        const before = JSON.stringify(walk(desk, run.slice(0, 20)))
        const again = newDesk()
        const kept = walk(again, run.slice(0, 20))
        walk(again, run)
        expect(JSON.stringify(kept)).toBe(before)
      }),
    )
  })

  it('tells the difference of two documents by identity, and applies it to the older one', () => {
    fc.assert(
      fc.property(anyDeeds, anyDeeds, (first, then) => {
        const desk = newDesk()
        const newId = namesBy('n')
        const before = walk(desk, first, newId).at(-1) ?? start
        const after = walk(desk, then, newId).at(-1) ?? start
        const changes = changeBetween(before, after)
        const sent = JSON.parse(JSON.stringify(changes))
        expect(applyChanges(before, sent.after)).toEqual(after)
        expect(applyChanges(after, sent.before)).toEqual(before)
        expect(hasChanges(changeBetween(after, after).after)).toBe(false)
        for (const row of Object.keys(changes.after.rows ?? {})) {
          expect(before.rows[row]).not.toBe(after.rows[row])
        }
      }),
    )
  })

  it('changes nothing and keeps redo when a command is refused or does nothing', () => {
    const desk = newDesk()
    desk.run(renameProject, { name: 'Bath' })
    desk.undo()
    const before = desk.current()
    let told = 0
    desk.subscribe(() => {
      told += 1
    })
    expect(desk.run(renameProject, { name: ' ' })).toEqual(refuse('A project needs a name'))
    desk.run(renameProject, { name: 'Kitchen' })
    expect(desk.current()).toBe(before)
    expect(before.redoes).toBe('Rename project')
    expect(told).toBe(0)
  })

  it('takes several steps as one undo, or none of them', () => {
    const desk = newDesk()
    const place = (row: string) => step(placeArticle, { ...article, row, placement: null })
    expect(desk.run(together('Place two', [place('r1'), place('r1')]), null).ok).toBe(false)
    expect(desk.current().document).toBe(start)
    desk.run(together('Place two', [place('r1'), place('r2')]), null)
    expect(Object.keys(desk.current().document.rows)).toEqual(['r1', 'r2'])
    expect(desk.current().undoes).toBe('Place two')
    desk.undo()
    expect(desk.current().document).toEqual(start)
  })

  it('forgets what could be redone once something else is done', () => {
    const desk = newDesk()
    desk.run(renameProject, { name: 'Bath' })
    desk.undo()
    desk.run(renameProject, { name: 'Study' })
    expect(desk.current().redoes).toBeNull()
    desk.redo()
    expect(desk.current().document.header.name).toBe('Study')
  })

  it('leaves items where they stand when the room changes, but on no wall that is gone', () => {
    const desk = newDesk()
    const room = { type: 'rt1', lengths: [5000, 4000] } as const
    desk.run(setRoom, { ...room, ids: names('') })
    const placement = {
      at: [700, 20, 150],
      rotation: 0,
      seat: { on: 'wall', wall: 'w1', side: 'right' },
    } as const
    desk.run(placeArticle, { row: 'r1', ...article, placement })
    desk.run(setRoom, { ...room, lengths: [3000, 3000], ids: names('n') })
    expect(desk.current().document.rows.r1).toMatchObject({
      placement: { at: [700, 3980, 150], rotation: 0, seat: { on: 'floor' } },
    })
    const twice = { ...names('m'), walls: ['v1', 'v1', 'v3', 'v4'] }
    expect(desk.run(setRoom, { ...room, ids: twice }).ok).toBe(false)
    expect(desk.run(setRoom, { ...room, ids: { ...twice, walls: ['v1'] } }).ok).toBe(false)
  })

  it('tells which records are gone', () => {
    const desk = newDesk()
    desk.run(placeArticle, { row: 'r1', ...article, placement: null })
    desk.run(placeArticle, { row: 'r2', ...article, placement: null })
    const before = desk.current().document
    desk.run(removeRows, { rows: ['r1'] })
    const after = desk.current().document
    expect(changeBetween(before, after).after).toEqual({ rows: { r1: null } })
  })

  it('forgets undo when another document is opened', () => {
    const desk = newDesk()
    desk.run(renameProject, { name: 'Bath' })
    desk.open(start)
    expect(desk.current()).toMatchObject({ undoes: null, redoes: null })
  })

  it('[A-61 part] [D-80 part] a new project has increase 1, and leaves the discounts of the trade to its price list', () => {
    expect(start.header).toMatchObject({ priceIncrease: 1, status: 'unsaved' })
    expect(start.header).not.toHaveProperty('discounts')
    expect(start.trade).toEqual({})
  })

  it('[D-82] an alternative copies rows and variants of the active one and leaves those alone', () => {
    const desk = newDesk()
    desk.run(placeArticle, { row: 'r1', ...article, placement: null })
    desk.run(changeHeaderVariant, { variant: 'FRONT', value: 'oak' })
    const before = desk.current().document
    expect(desk.run(addAlternative, { alternative: 'a2', name: 'Cheaper', rowIds: {} }).ok).toBe(false)
    desk.run(addAlternative, { alternative: 'a2', name: 'Cheaper', rowIds: { r1: 'r2' } })
    const { document } = desk.current()
    expect(document.header.activeAlternative).toBe('a1')
    expect(document.rows.r1).toBe(before.rows.r1)
    expect(document.rows.r2).toMatchObject({ id: 'r2', alternative: 'a2', article: 'B60' })
    expect(document.alternatives.a2?.choices).toBe(before.alternatives.a1?.choices)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addAlternative,
  addFreeRow,
  addOpening,
  applyChanges,
  type Command,
  changeBetween,
  changeHeaderVariant,
  changeVariant,
  createDesk,
  type Desk,
  duplicateRow,
  hasChanges,
  moveRow,
  newDocument,
  type ProjectDocument,
  placeArticle,
  readDocument,
  refuse,
  removeRows,
  renameProject,
  rotateRow,
  setQuantity,
  setRoom,
  step,
  switchAlternative,
  together,
} from './index.ts'

const nothing = { alternative: 'a1', articles: {}, findings: [], prices: {} }
const start = newDocument({ name: 'Kitchen', alternative: 'a1', priceDate: '2026-11-15' })
const ids = ['r1', 'r2', 'r3', 'r4']
const id = fc.constantFrom(...ids)
const number = fc.integer({ min: -200, max: 6000 })
const placement = fc.record({
  at: fc.tuple(number, number, number),
  rotation: fc.constantFrom(0, 90, 45),
  wall: fc.constantFrom(null, 'w1', 'w9'),
})
const size = fc.constant({ width: 600, depth: 560, height: 720 })
const choice = fc.oneof(fc.constant(null), fc.constantFrom('oak', 'white'), number)
const variant = fc.constantFrom('FRONT', 'WIDTH')

type Step = (desk: Desk) => void
function steps<Input>(command: Command<Input>, input: fc.Arbitrary<Input>): fc.Arbitrary<Step> {
  return input.map((value) => (desk: Desk) => void desk.run(command, value))
}

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  steps(
    setRoom,
    fc.record({
      type: fc.constantFrom('rt1', 'rt3', 'rt11'),
      lengths: fc.constantFrom([5000, 4000], [3000, 3000, 5000, 5000]),
      wallIds: fc.constant(['w1', 'w2', 'w3', 'w4', 'w5', 'w6']),
    }),
  ),
  steps(
    placeArticle,
    fc.record({
      row: id,
      catalogue: fc.constant('lineo'),
      model: fc.constant('M'),
      article: fc.constant('B60'),
      side: fc.constantFrom('L', 'R'),
      choices: fc.constant({}),
      placement,
      pack: fc.constantFrom('h1', 'h2'),
    }),
  ),
  steps(moveRow, fc.record({ row: id, placement })),
  steps(rotateRow, fc.record({ row: id, degrees: fc.constantFrom(90, 360), size })),
  steps(changeVariant, fc.record({ row: id, variant, value: choice })),
  steps(changeHeaderVariant, fc.record({ variant, value: choice })),
  steps(setQuantity, fc.record({ row: id, quantity: fc.integer({ min: -1, max: 5 }) })),
  steps(removeRows, fc.record({ rows: id.map((row) => [row]) })),
  steps(duplicateRow, fc.record({ row: id, copy: id, placement })),
  steps(renameProject, fc.record({ name: fc.constantFrom('', 'Kitchen', 'Bath') })),
  steps(
    addAlternative,
    fc.record({
      alternative: fc.constantFrom('a1', 'a2'),
      name: fc.constant('Cheaper'),
      rowIds: fc.constant({ r1: 'c1', r2: 'c2', r3: 'c3', r4: 'c4' }),
    }),
  ),
  steps(switchAlternative, fc.record({ alternative: fc.constantFrom('a1', 'a2', 'a3') })),
  steps(
    addOpening,
    fc.record({
      opening: fc.record({
        id: fc.constantFrom('o1', 'o2'),
        wall: fc.constantFrom('w1', 'w9'),
        kind: fc.constantFrom('door', 'window'),
        offset: number,
        width: fc.constant(800),
        height: fc.constant(2100),
        sill: fc.constant(0),
      }),
    }),
  ),
  steps(
    addFreeRow,
    fc.record({
      row: id,
      text: fc.constantFrom('', 'Assembly'),
      quantity: fc.integer({ min: 0, max: 3 }),
      unit: fc.constant('h'),
      price: fc.constantFrom(5000, 0.5),
      vat: fc.constant('0.22'),
    }),
  ),
)
const anySteps = fc.array(anyStep, { maxLength: 40 })

function newDesk(): Desk {
  return createDesk({ document: start, evaluate: () => nothing })
}

/** Runs the steps and returns every document on the way, the first included. */
function runAll(desk: Desk, run: readonly Step[]): readonly ProjectDocument[] {
  const documents = [desk.current().document]
  for (const take of run) {
    take(desk)
    if (desk.current().document !== documents.at(-1)) documents.push(desk.current().document)
  }
  return documents
}

describe('the desk', () => {
  it('undoes any sequence of commands to the first document, and redoes it to the last', () => {
    fc.assert(
      fc.property(anySteps, (run) => {
        const desk = newDesk()
        const documents = runAll(desk, run)
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
      fc.property(anySteps, (run) => {
        const desk = newDesk()
        runAll(desk, run)
        const { document } = desk.current()
        expect(readDocument(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, value: document })
      }),
    )
  })

  it('never changes a document it has handed out', () => {
    fc.assert(
      fc.property(anySteps, (run) => {
        const desk = newDesk()
        const before = JSON.stringify(runAll(desk, run.slice(0, 20)))
        const again = newDesk()
        const kept = runAll(again, run.slice(0, 20))
        for (const take of run) take(again)
        expect(JSON.stringify(kept)).toBe(before)
      }),
    )
  })

  it('tells the difference of two documents by identity, and applies it to the older one', () => {
    fc.assert(
      fc.property(anySteps, anySteps, (first, then) => {
        const desk = newDesk()
        const before = runAll(desk, first).at(-1) ?? start
        const after = runAll(desk, then).at(-1) ?? start
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
    const place = (row: string) =>
      step(placeArticle, {
        row,
        catalogue: 'lineo',
        model: 'M',
        article: 'B60',
        side: 'L',
        choices: {},
        placement: null,
      })
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
    desk.run(setRoom, { ...room, wallIds: ['w1', 'w2', 'w3', 'w4'] })
    const placement = { at: [0, 4000, 0], rotation: 0, wall: 'w1' } as const
    const article = { catalogue: 'c', model: 'M', article: 'B60', side: 'L', choices: {}, placement } as const
    desk.run(placeArticle, { row: 'r1', ...article })
    desk.run(setRoom, { ...room, wallIds: ['v1', 'v2', 'v3', 'v4'] })
    expect(desk.current().document.rows.r1).toMatchObject({ placement: { ...placement, wall: null } })
    expect(desk.run(setRoom, { ...room, wallIds: ['v1', 'v1', 'v3', 'v4'] }).ok).toBe(false)
    expect(desk.run(setRoom, { ...room, wallIds: ['v1'] }).ok).toBe(false)
  })

  it('tells which records are gone', () => {
    const desk = newDesk()
    const article = {
      catalogue: 'c',
      model: 'M',
      article: 'B60',
      side: 'L',
      choices: {},
      placement: null,
    } as const
    desk.run(placeArticle, { row: 'r1', ...article })
    desk.run(placeArticle, { row: 'r2', ...article })
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

  it('[A-61] [D-80] a new project has increase 1, and leaves the discounts of the trade to its price list', () => {
    expect(start.header).toMatchObject({ priceIncrease: 1, status: 'unsaved' })
    expect(start.header).not.toHaveProperty('discounts')
  })

  it('[D-82] an alternative copies rows and variants of the active one and leaves those alone', () => {
    const desk = newDesk()
    const article = {
      catalogue: 'c',
      model: 'M',
      article: 'B60',
      side: 'L',
      choices: {},
      placement: null,
    } as const
    desk.run(placeArticle, { row: 'r1', ...article })
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

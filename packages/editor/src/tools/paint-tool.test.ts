import { openPack, type Pack } from '@arredo/catalogue'
import { presetIds } from '@arredo/geometry'
import { createDesk, evaluateProject, newDocument, placeArticle, setRoom } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { createEditor } from '../create-editor.ts'
import type { Hit } from '../editor-state.ts'
import type { Paint } from '../paint/brush.ts'
import { fetchTools } from './fetch-tools.ts'

await fetchTools()

const plain = { freely: false, add: false }
const alt = { freely: true, add: false }
const pack: Pack = {
  ...samplePack,
  finishes: [
    { code: 'PAINT', name: { en: 'Paint' }, material: 'sage', surfaces: ['wall', 'ceiling'] },
    { code: 'BOARDS', name: { en: 'Boards' }, material: 'oak', surfaces: ['floor'] },
  ],
}
const sage: Paint = {
  ...{ kind: 'finish', finish: 'KITCHEN/PAINT', surfaces: ['wall', 'ceiling'] },
  pack: { catalogue: 'KITCHEN', hash: 'h' },
}
const boards: Paint = { kind: 'finish', finish: 'KITCHEN/BOARDS', surfaces: ['floor'] }
const oak: Paint = { kind: 'option', catalogue: 'KITCHEN', variant: 'FRONT', value: 'OAK' }

/** Two cabinets side by side on the first wall of a room of 5 by 4 metres. */
function newEditor() {
  let count = 0
  const catalogues = new Map([['KITCHEN', openPack(pack)]])
  const document = newDocument({ name: '', alternative: 'a', priceDate: '2026-11-15', priceList: 'EUR2026' })
  const desk = createDesk({
    document,
    evaluate: (each, alternative) =>
      evaluateProject(each, { catalogues, discounts: new Map(), faces: [], alternative }),
  })
  const ids = { ...presetIds('rt1', () => `c${++count}`), walls: ['n', 'e', 's', 'w'], room: 'kitchen' }
  desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], ids })
  for (const [row, along] of [
    ['one', 0],
    ['two', 600],
  ] as const)
    desk.run(placeArticle, {
      ...{ row, catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR', side: 'L', choices: {} },
      placement: { at: [along, 0, 0], rotation: 0, seat: { on: 'wall', wall: 'n', side: 'right' } },
    })
  const editor = createEditor({ desk, newId: () => `i${++count}`, catalogues: () => catalogues })
  editor.use('paint', null)
  return editor
}

const wall = (id: string): Hit => ({
  ...{ point: [2500, 2000, 1000], surface: 'wall', record: { kind: 'wall', id } },
  face: { wall: id, side: 'right' },
})
const floor: Hit = { point: [2500, 2000, 0], surface: 'floor', record: null, face: null }
const row = (id: string): Hit => ({
  ...{ point: [300, 3700, 700], surface: 'top', record: { kind: 'row', id }, face: null },
})

describe('a brush', () => {
  it('paints all that it is drawn over in one step, and shows it while it hovers', () => {
    const editor = newEditor()
    const { desk } = editor
    editor.setBrush({ paint: sage })
    editor.move(wall('e'), plain)
    expect(editor.shown().document.rooms.kitchen?.exceptions).toEqual({ e: 'KITCHEN/PAINT' })
    expect(desk.current().document.rooms.kitchen?.exceptions).toEqual({})

    editor.down(wall('e'), plain)
    editor.move(wall('s'), plain)
    editor.move(floor, plain)
    // As a plan tells it while a hand is on its way: a place in the body of the wall.
    editor.up({ point: [-40, 2000, 0], surface: 'floor', record: null, face: null }, plain)
    const painted = { e: 'KITCHEN/PAINT', s: 'KITCHEN/PAINT', w: 'KITCHEN/PAINT' }
    expect(desk.current().document.rooms.kitchen?.exceptions).toEqual(painted)
    expect(desk.current().document.rooms.kitchen?.ceiling).toBeNull()
    expect(desk.current().document.packs).toEqual({ KITCHEN: 'h' })
    expect(desk.current().evaluation.surfaces).toMatchObject([{ kind: 'wall', finish: 'KITCHEN/PAINT' }])
    desk.undo()
    expect(desk.current().document.rooms.kitchen?.exceptions).toEqual({})
  })

  it('reaches one wall, all of a room, or its ceiling where it is for no floor; what it is not for is refused', () => {
    const editor = newEditor()
    const room = () => editor.desk.current().document.rooms.kitchen
    editor.setBrush({ paint: sage, reach: 'run' })
    editor.tap(wall('e'), plain)
    expect(room()).toMatchObject({ walls: 'KITCHEN/PAINT', exceptions: {}, ceiling: null, floor: null })
    editor.tap(floor, plain)
    expect(room()).toMatchObject({ ceiling: 'KITCHEN/PAINT', floor: null })
    editor.setBrush({ paint: boards })
    editor.tap(floor, plain)
    expect(room()).toMatchObject({ floor: 'KITCHEN/BOARDS' })
    editor.tap(wall('e'), plain)
    expect(editor.state().refusal?.message).toBe('This cannot be painted with what is on the brush')
  })

  it('takes up what is there with Alt, and paints what is selected with Enter', () => {
    const editor = newEditor()
    const key = { ...plain, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
    editor.setBrush({ paint: boards })
    editor.tap(floor, plain)
    editor.setBrush({ paint: null })
    editor.tap(floor, alt)
    expect(editor.state().brush.paint).toMatchObject({ finish: 'KITCHEN/BOARDS', surfaces: ['floor'] })
    editor.setBrush({ paint: sage })
    editor.select([{ kind: 'wall', id: 'w' }])
    expect(editor.key({ ...key, key: 'Enter' })).toBe(true)
    expect(editor.desk.current().document.rooms.kitchen?.exceptions).toEqual({ w: 'KITCHEN/PAINT' })
    editor.tap(row('one'), alt)
    expect(editor.state().brush.paint).toMatchObject({ kind: 'option', variant: 'FRONT', value: 'SAGE' })
  })

  it('dresses an article, a run or all; one that may not says why and what would let it', () => {
    const editor = newEditor()
    const { desk } = editor
    const fronts = () =>
      ['one', 'two'].map((id) => desk.current().evaluation.articles[id]?.configuration.FRONT)
    editor.setBrush({ paint: oak })
    editor.tap(row('one'), plain)
    expect(fronts()).toEqual(['OAK', 'SAGE'])
    desk.undo()
    editor.setBrush({ reach: 'all' })
    editor.tap(row('one'), plain)
    expect(fronts()).toEqual(['OAK', 'OAK'])
    desk.undo()
    desk.run(
      {
        label: 'Knob',
        run: (document) => ({ ok: true, value: withChoice(document, 'one', { HANDLE: 'KNOB' }) }),
      },
      null,
    )
    editor.tap(row('one'), plain)
    expect(fronts()).toEqual(['SAGE', 'OAK'])
    const [refused] = editor.state().brush.refused
    expect(refused).toMatchObject({ row: 'one', reasons: [{ en: 'Wooden fronts are not milled for knobs' }] })
    expect(refused?.repair).toMatchObject({ FRONT: 'OAK' })
  })
})

type Document = ReturnType<typeof newDocument>

function withChoice(document: Document, id: string, choices: Readonly<Record<string, string>>): Document {
  const found = document.rows[id]
  if (found?.kind !== 'article') throw new Error('no article')
  return { ...document, rows: { ...document.rows, [id]: { ...found, choices } } }
}

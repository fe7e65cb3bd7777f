import type { Placement, Size } from '@arredo/geometry'
import {
  type ArticleRow,
  addOpening,
  createDesk,
  type Evaluation,
  newDocument,
  type ProjectDocument,
  setRoom,
} from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEditor } from './create-editor.ts'
import type { Modifiers, Newcomer, SurfacePoint } from './editor.ts'
import { neighbourDistances, setNeighbourDistance } from './neighbour-distances.ts'

const plain: Modifiers = { freely: false, add: false }
const size: Size = { width: 600, depth: 560, height: 720 }
const cabinet: Newcomer = {
  catalogue: 'lineo',
  model: 'M',
  article: 'B60',
  side: 'L',
  choices: {},
  size,
  parts: [],
  attach: 'floor',
  mountHeight: 0,
}
const wallUnit: Newcomer = { ...cabinet, article: 'W60', attach: 'wall', mountHeight: 1400 }

/** Every article is one cabinet: what the tools need of an engine is a size. */
function evaluate(document: ProjectDocument): Evaluation {
  const articles = Object.values(document.rows).map((row) => [
    row.id,
    {
      article: 'B60',
      name: { en: 'Base unit' },
      configuration: {},
      variants: [],
      size,
      parts: [],
      conflicts: [],
    },
  ])
  const { activeAlternative: alternative } = document.header
  return { alternative, articles: Object.fromEntries(articles), findings: [], prices: {} }
}

function newEditor() {
  let count = 0
  const newId = () => {
    count += 1
    return `r${count}`
  }
  const document = newDocument({ name: 'Kitchen', alternative: 'a1', priceDate: '2026-11-15' })
  const desk = createDesk({ document, evaluate })
  desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], wallIds: ['n', 'e', 's', 'w'] })
  return createEditor({ desk, newId })
}
type TestEditor = ReturnType<typeof newEditor>

function at(x: number, y: number, row: string | null = null): SurfacePoint {
  return { point: [x, y, 0], row, wall: null }
}

function placementOf(editor: TestEditor, id: string): Placement | null {
  return (editor.desk.current().document.rows[id] as ArticleRow | undefined)?.placement ?? null
}

function drag(
  editor: TestEditor,
  row: string,
  from: SurfacePoint,
  to: SurfacePoint,
  modifiers = plain,
): void {
  editor.pointerDown({ ...from, row }, modifiers)
  editor.pointerMove({ ...to, row }, modifiers)
  editor.pointerUp({ ...to, row }, modifiers)
}

describe('placing', () => {
  it('carries a newcomer seated on the nearest wall and places it by one command', () => {
    const editor = newEditor()
    const { document } = editor.desk.current()
    editor.startPlacing(cabinet)
    editor.pointerMove(at(2000, 3800), plain)
    expect(editor.state().gesture).toMatchObject({
      placement: { at: [1700, 4000, 0], wall: 'n' },
      collides: false,
    })
    expect(editor.desk.current().document).toBe(document)

    editor.pointerUp(at(2000, 3800), plain)
    expect(placementOf(editor, 'r1')).toEqual({ at: [1700, 4000, 0], rotation: 0, wall: 'n' })
    expect(editor.state()).toMatchObject({ tool: 'select', selection: ['r1'], gesture: null })
    editor.desk.undo()
    expect(editor.desk.current().document).toEqual(document)
    expect(editor.state().selection).toEqual([])
  })

  it('is given up by cancel, with nothing left behind', () => {
    const editor = newEditor()
    editor.startPlacing(cabinet)
    editor.pointerMove(at(2000, 3800), plain)
    editor.cancel()
    editor.pointerUp(at(2000, 3800), plain)
    expect(editor.state()).toMatchObject({ tool: 'select', gesture: null })
    expect(editor.desk.current().document.rows).toEqual({})
  })

  it('without a pointer fills the walls clockwise and keeps the door clear', () => {
    const editor = newEditor()
    const door = { id: 'd', wall: 'n', kind: 'door', offset: 600, width: 900, height: 2100, sill: 0 } as const
    editor.desk.run(addOpening, { opening: door })
    expect(editor.placeNow(cabinet)).toBe('r1')
    expect(editor.placeNow(cabinet)).toBe('r2')
    expect(placementOf(editor, 'r1')?.at).toEqual([0, 4000, 0])
    expect(placementOf(editor, 'r2')?.at).toEqual([1500, 4000, 0])
    expect(editor.state().selection).toEqual(['r2'])
  })

  it('hangs a wall unit at its height above a base unit, with and without a pointer', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.placeNow(wallUnit)
    expect(placementOf(editor, 'r2')).toEqual({ at: [0, 4000, 1400], rotation: 0, wall: 'n' })
    editor.startPlacing(wallUnit)
    editor.pointerUp(at(2000, 2100), plain)
    expect(placementOf(editor, 'r3')).toEqual({ at: [1700, 4000, 1400], rotation: 0, wall: 'n' })
  })
})

describe('dragging', () => {
  it('previews outside the document and ends in one undo', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    const { document } = editor.desk.current()
    editor.pointerDown(at(300, 3700, 'r1'), plain)
    for (const x of [600, 1200, 2000]) editor.pointerMove(at(x, 3700), plain)
    expect(editor.desk.current().document).toBe(document)
    editor.pointerUp(at(2000, 3700), plain)
    expect(placementOf(editor, 'r1')?.at).toEqual([1700, 4000, 0])
    editor.desk.undo()
    expect(editor.desk.current().document).toEqual(document)
  })

  it('tints a collision and does not block it', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.placeNow(cabinet)
    editor.pointerDown(at(900, 3700, 'r2'), plain)
    editor.pointerMove(at(700, 3700), plain)
    expect(editor.state().gesture).toMatchObject({ kind: 'move', collides: true })
    editor.pointerUp(at(700, 3700), plain)
    expect(placementOf(editor, 'r2')?.at[0]).toBe(400)
  })

  it('snaps to the neighbour unless Alt or the snap switch releases it', () => {
    const from = at(900, 3720)
    const to = at(935, 3720)
    const leftAfter = (modifiers: Modifiers, snaps: boolean) => {
      const editor = newEditor()
      editor.placeNow(cabinet)
      editor.placeNow(cabinet)
      editor.setSnaps(snaps)
      drag(editor, 'r2', from, to, modifiers)
      return placementOf(editor, 'r2')?.at[0]
    }
    expect(leftAfter(plain, true)).toBe(600)
    expect(leftAfter({ ...plain, freely: true }, true)).toBe(635)
    expect(leftAfter(plain, false)).toBe(635)
  })

  it('a press that hardly moves selects and moves nothing', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.select([])
    const { document } = editor.desk.current()
    drag(editor, 'r1', at(300, 3700), at(303, 3702), { ...plain, freely: true })
    expect(editor.state().selection).toEqual(['r1'])
    expect(editor.desk.current().document).toBe(document)
  })

  it('keeps an item flush on a wall or inside the room wherever it is dragged, in one step that undo takes back', () => {
    const inRoom = fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 4000 }))
    fc.assert(
      fc.property(fc.array(inRoom, { minLength: 1, maxLength: 8 }), (path) => {
        const editor = newEditor()
        editor.placeNow(cabinet)
        const before = editor.desk.current().document
        editor.pointerDown(at(300, 3720, 'r1'), plain)
        for (const [x, y] of path) editor.pointerMove(at(x, y), plain)
        editor.pointerUp(at(0, 0), plain)

        const placement = placementOf(editor, 'r1')
        const distances = neighbourDistances(editor, 'r1')
        expect(distances).toHaveLength(4)
        if (placement?.wall) expect(distances.find(({ side }) => side === 'back')?.distance).toBeCloseTo(0, 6)
        if (editor.desk.current().document === before) return
        editor.desk.undo()
        expect(editor.desk.current().document).toEqual(before)
      }),
      { numRuns: 60 },
    )
  })
})

describe('selection', () => {
  it('adds and takes away with the modifier, and empties on the floor', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.placeNow(cabinet)
    editor.pointerDown(at(300, 3700, 'r1'), plain)
    editor.pointerDown(at(900, 3700, 'r2'), { ...plain, add: true })
    expect(editor.state().selection).toEqual(['r1', 'r2'])
    editor.pointerDown(at(300, 3700, 'r1'), { ...plain, add: true })
    expect(editor.state().selection).toEqual(['r2'])
    editor.pointerDown(at(2500, 2000), plain)
    expect(editor.state().selection).toEqual([])
  })

  it('is deleted, duplicated beside itself and turned in one undo each', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.placeNow(cabinet)
    editor.select(['r1', 'r2'])
    const { document } = editor.desk.current()
    editor.duplicateSelection()
    expect(editor.state().selection).toEqual(['r3', 'r4'])
    expect([placementOf(editor, 'r3')?.at[0], placementOf(editor, 'r4')?.at[0]].toSorted()).toEqual([
      1200, 1800,
    ])
    editor.desk.undo()
    expect(editor.desk.current().document).toEqual(document)

    editor.select(['r1', 'r2'])
    editor.rotateSelection(90)
    expect(placementOf(editor, 'r1')).toMatchObject({ rotation: 90, wall: null })
    editor.deleteSelection()
    expect(editor.desk.current().document.rows).toEqual({})
    expect(editor.state().selection).toEqual([])
    editor.desk.undo()
    editor.desk.undo()
    expect(editor.desk.current().document).toEqual(document)
  })
})

describe('arrow keys', () => {
  it('slide a seated item along its wall, never through its ends, and move a free one over the floor', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.nudge([10, 0])
    expect(placementOf(editor, 'r1')?.at).toEqual([10, 4000, 0])
    editor.nudge([0, 100])
    editor.nudge([-100, 0])
    expect(placementOf(editor, 'r1')).toEqual({ at: [0, 4000, 0], rotation: 0, wall: 'n' })

    drag(editor, 'r1', at(300, 3720), at(2500, 2000))
    const before = placementOf(editor, 'r1')
    editor.nudge([10, -100])
    expect(before?.wall).toBeNull()
    expect(placementOf(editor, 'r1')?.at).toEqual([(before?.at[0] ?? 0) + 10, (before?.at[1] ?? 0) - 100, 0])
  })
})

describe('distance pills', () => {
  it('measure to the neighbours and move the item to what is typed', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.placeNow(cabinet)
    expect(setNeighbourDistance(editor, 'r2', 'left', 250).ok).toBe(true)
    expect(placementOf(editor, 'r2')).toEqual({ at: [850, 4000, 0], rotation: 0, wall: 'n' })
    const distances = neighbourDistances(editor, 'r2').map(({ side, distance }) => [side, distance])
    expect(Object.fromEntries(distances)).toEqual({ left: 250, right: 3550, front: 3440, back: 0 })
    expect(setNeighbourDistance(editor, 'r2', 'left', -1).ok).toBe(false)
    setNeighbourDistance(editor, 'r2', 'back', 100)
    expect(placementOf(editor, 'r2')).toEqual({ at: [850, 3900, 0], rotation: 0, wall: null })
  })
})

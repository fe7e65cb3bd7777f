import { shellOf } from '@arredo/geometry'
import { newDocument, readClip, standingRows } from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editorActions } from '../actions/editor-actions.ts'
import type { Editor } from '../editor.ts'
import type { Hit, Modifiers } from '../editor-state.ts'
import {
  at,
  cabinet,
  drag,
  newEditor,
  placementOf,
  placeOf,
  plain,
  row,
  wallUnit,
} from '../testing/room-for-tests.ts'
import { faceProjection } from '../views/elevation-view.tsx'

const shift: Modifiers = { ...plain, add: true }
const alt: Modifiers = { ...plain, freely: true }
const floor = { kind: 'room', id: 'kitchen' } as const

/** So many cabinets side by side on the north wall; none selected. */
function furnished(count: number): Editor {
  const editor = newEditor()
  for (let placed = 0; placed < count; placed++) editor.placeNow(cabinet)
  editor.select([])
  return editor
}
const ids = (editor: Editor) => editor.state().selection.map(({ id }) => id)
const lefts = (editor: Editor, ...rows: readonly string[]) => rows.map((id) => placeOf(editor, id)?.at[0])

/** Does something and takes it back: it must have been one step. */
function once(editor: Editor, act: () => void): void {
  const { document } = editor.desk.current()
  act()
  expect(editor.desk.current().document).not.toBe(document)
  editor.desk.undo()
  expect(editor.desk.current().document).toEqual(document)
  editor.desk.redo()
}

describe('a box', () => {
  it('[D-98 part] is drawn with Shift over the floor and selects what it touches, and whole walls only', () => {
    const editor = furnished(3)
    expect(editor.claims(at(2500, 2000, floor), 'mouse', plain)).toBe(false)
    expect(editor.claims(at(2500, 2000, floor), 'mouse', shift)).toBe(true)
    editor.down(at(1000, 2000, floor), shift)
    editor.move(at(300, 3700, row('r1')), shift)
    // What it would take is marked before the hand lets go.
    expect(editor.overlay().map(({ id, tone }) => `${id} ${tone}`)).toEqual([
      'row r1 selected',
      'row r2 selected',
      'box guide',
    ])
    expect(ids(editor)).toEqual([])
    editor.up(at(300, 3700, row('r1')), shift)
    expect(ids(editor)).toEqual(['r1', 'r2'])
    drag(editor, at(1250, 3000, floor), at(1900, 3600), shift)
    expect(ids(editor)).toEqual(['r1', 'r2', 'r3'])

    drag(editor, at(-300, -300), at(5300, 200), shift)
    expect(editor.state().selection.at(-1)).toEqual({ kind: 'wall', id: 's' })
  })

  it('is drawn before a wall too, by heights', () => {
    const editor = furnished(2)
    editor.placeNow(wallUnit)
    editor.select([])
    const face = shellOf(editor.desk.current().document).face('n', 'right')
    if (!face) throw new Error('no wall')
    const { hit } = faceProjection(face)
    const wall = { kind: 'wall', id: 'n' } as const
    editor.down(hit([-100, 1200], wall), shift)
    editor.move(hit([700, 2400], wall), shift)
    editor.up(hit([700, 2400], wall), shift)
    expect(ids(editor)).toEqual(['r3'])
  })

  it('catches nothing that is hidden; a press with Shift that never moves adds what is there', () => {
    const editor = furnished(2)
    editor.select([row('r1')])
    editor.hideSelection()
    drag(editor, at(3000, 1000, floor), at(-100, 4000), shift)
    expect(ids(editor)).toEqual(['r2'])
    drag(editor, at(3000, 1000, floor), at(3001, 1000), shift)
    expect(editor.state().selection).toEqual([row('r2'), floor])
  })
})

describe('several items', () => {
  it('are dragged as one, seated together on another wall, in one step', () => {
    const editor = furnished(3)
    editor.select([row('r1'), row('r2')])
    once(editor, () => drag(editor, at(300, 3700, row('r1')), at(4300, 1500)))
    expect([placementOf(editor, 'r1'), placementOf(editor, 'r2')]).toMatchObject([
      { rotation: 0, seat: { on: 'wall', wall: 'e' } },
      { rotation: 0, seat: { on: 'wall', wall: 'e' } },
    ])
    expect((placementOf(editor, 'r2')?.at[0] ?? 0) - (placementOf(editor, 'r1')?.at[0] ?? 0)).toBe(600)
    expect(lefts(editor, 'r3')).toEqual([1200])
  })

  it('turn about their common middle, out of the wall, and stay beside each other', () => {
    const editor = furnished(2)
    editor.select([row('r1'), row('r2')])
    once(editor, () => editor.rotateSelection(90))
    const [one, two] = [placeOf(editor, 'r1'), placeOf(editor, 'r2')]
    expect([one?.rotation, two?.rotation]).toEqual([90, 90])
    expect((two?.at[1] ?? 0) - (one?.at[1] ?? 0)).toBeCloseTo(600, 3)
    expect(Math.max(one?.at[1] ?? 0, (two?.at[1] ?? 0) + 600)).toBeLessThanOrEqual(4000)
  })

  it('are pressed once more to mean the one', () => {
    const editor = furnished(2)
    editor.select([row('r1'), row('r2')])
    drag(editor, at(300, 3700, row('r1')), at(300, 3700, row('r1')))
    expect(ids(editor)).toEqual(['r1'])
  })

  it('are brought into line and spread evenly as one looks at them', () => {
    const editor = furnished(3)
    drag(editor, at(900, 3700, row('r2')), at(2500, 2000))
    drag(editor, at(1500, 3700, row('r3')), at(3100, 1100))
    const all = [row('r1'), row('r2'), row('r3')]
    editor.select(all)
    once(editor, () => editor.distributeSelection('across'))
    const [a = 0, b = 0, c = 0] = lefts(editor, 'r1', 'r2', 'r3')
    expect(b - a).toBeCloseTo(c - b, 6)
    once(editor, () => editor.alignSelection('left'))
    expect(new Set(lefts(editor, 'r1', 'r2', 'r3')).size).toBe(1)
    // On a screen that looks east, left is north.
    editor.setBearing(-90)
    editor.alignSelection('left')
    expect(all.map(({ id }) => placeOf(editor, id)?.at[1])).toEqual([4000, 4000, 4000])
  })

  it('change places left and right, with their sides, and back again', () => {
    const editor = furnished(3)
    const { document } = editor.desk.current()
    editor.selectAll()
    once(editor, () => editor.mirrorSelection())
    expect(lefts(editor, 'r1', 'r2', 'r3')).toEqual([1200, 600, 0])
    expect(editor.desk.current().document.rows.r1).toMatchObject({ side: 'R' })
    expect(placementOf(editor, 'r1')?.seat).toMatchObject({ on: 'wall', wall: 'n' })
    editor.mirrorSelection()
    expect(editor.desk.current().document).toEqual(document)
  })

  it('are repeated at even steps, each repetition of a group a group of its own', () => {
    const editor = furnished(2)
    editor.selectAll()
    editor.groupSelection()
    once(editor, () => editor.repeatSelection({ times: 2, gap: 100, towards: 'right' }))
    const { document, evaluation } = editor.desk.current()
    const stands = standingRows(document, evaluation)
    expect(stands.map(({ place }) => place.at[0]).toSorted((a, b) => a - b)).toEqual([
      0, 600, 1300, 1900, 2600, 3200,
    ])
    expect(new Set(stands.map(({ row: { group } }) => group)).size).toBe(3)
    for (const times of [0, -1, Number.NaN, 101]) {
      expect(editor.repeatSelection({ times, gap: 0, towards: 'up' })).toMatchObject({ ok: false })
    }
  })
})

describe('a group', () => {
  it('[D-98 part] is taken hold of together; Alt or a second press means one inside', () => {
    const editor = furnished(3)
    editor.select([row('r1'), row('r2')])
    editor.groupSelection()
    editor.select([])
    const press = at(300, 3700, row('r1'))
    drag(editor, press, press)
    expect(ids(editor)).toEqual(['r1', 'r2'])
    drag(editor, press, press)
    expect(ids(editor)).toEqual(['r1'])
    editor.selectGroup()
    expect(ids(editor)).toEqual(['r1', 'r2'])
    editor.select([])
    drag(editor, press, press, alt)
    expect(ids(editor)).toEqual(['r1'])
    editor.ungroupSelection()
    editor.select([])
    drag(editor, press, press)
    expect(ids(editor)).toEqual(['r1'])
  })
})

describe('what is locked', () => {
  it('is neither moved, turned, aligned nor deleted by anything, and each try says why', () => {
    const tries: readonly ((editor: Editor) => void)[] = [
      (editor) => editor.nudge([10, 0]),
      (editor) => editor.rotateSelection(90),
      (editor) => editor.deleteSelection(),
      (editor) => editor.alignSelection('right'),
      (editor) => editor.mirrorSelection(),
      (editor) => drag(editor, at(300, 3700, row('r1')), at(2500, 2000)),
    ]
    for (const act of tries) {
      const editor = furnished(3)
      editor.select([row('r1')])
      editor.lockSelection(true)
      editor.select([row('r1'), row('r3')])
      const { document } = editor.desk.current()
      act(editor)
      expect(editor.desk.current().document).toEqual(document)
      expect(editor.state().refusal).toEqual({ message: 'This is locked: unlock it first' })
    }
  })
})

describe('what is hidden', () => {
  it('is drawn and hit in no view, stays in the document, and comes back selected', () => {
    const editor = furnished(2)
    const { document } = editor.desk.current()
    editor.select([row('r1')])
    editor.hideSelection()
    const { document: seen, evaluation } = editor.shown()
    expect(standingRows(seen, evaluation).map(({ id }) => id)).toEqual(['r2'])
    expect(editor.desk.current().document).toBe(document)
    expect(editor.state()).toMatchObject({ hidden: ['r1'], selection: [] })
    editor.showHidden()
    expect(editor.shown().document).toBe(document)
    expect(ids(editor)).toEqual(['r1'])
  })
})

describe('a clipboard', () => {
  const copied = (editor: Editor) => {
    const text = editor.clip()
    const clip = text.ok ? readClip(text.value) : text
    if (!clip.ok) throw new Error(clip.message)
    return clip.value
  }

  it('[D-110 part] brings items into another project where the pointer is, seated on its walls, under new names', () => {
    const from = furnished(2)
    from.selectAll()
    const clip = copied(from)
    const to = newEditor()
    const hit: Hit = at(4700, 2000)
    to.setPointing(() => hit)
    to.paste(clip, { lineo: 'h' })
    expect(ids(to)).toHaveLength(2)
    for (const id of ids(to)) expect(placementOf(to, id)?.seat).toMatchObject({ on: 'wall', wall: 'e' })
    expect(to.desk.current().document.packs).toEqual({ lineo: 'h' })
    // Once more at the same place: beside, not inside.
    to.paste(clip, {})
    const all = to.desk.current()
    const at4 = standingRows(all.document, all.evaluation).map(({ place }) => place.at.join())
    expect(new Set(at4).size).toBe(4)
  })

  it('refuses what comes of a catalogue that is not here, in words', () => {
    const from = furnished(1)
    from.selectAll()
    const to = newEditor()
    expect(to.paste(copied(from), {})).toMatchObject({ ok: false })
    expect(to.state().refusal?.message).toBe('This comes from a catalogue that cannot be used here')
    expect(to.desk.current().document.rows).toEqual({})
  })

  it('reads nothing that only looks like a copy', () => {
    const empty = newDocument({ name: '', alternative: 'x', priceDate: '2026-01-01' })
    fc.assert(
      fc.property(fc.jsonValue(), (rows) => {
        const text = JSON.stringify({ clip: 'arredo/rows', document: { ...empty, rows } })
        expect(readClip(text).ok).toBe(false)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the list of actions', () => {
  it('offers in the menu what is possible with what is selected', () => {
    const editor = furnished(3)
    const offered = () =>
      editorActions
        .filter(({ inMenu, isPossible }) => inMenu && (isPossible?.(editor) ?? true))
        .map(({ id }) => id)
    expect(offered()).not.toContain('lock')
    editor.askMenu([10, 10], at(300, 3700, row('r1')))
    expect(editor.state()).toMatchObject({ menu: { at: [10, 10] }, selection: [row('r1')] })
    expect(offered()).toEqual(
      expect.arrayContaining(['lock', 'hide', 'remove', 'duplicate', 'rotate', 'mirror']),
    )
    expect(offered()).not.toContain('align left')
    editor.selectAll()
    expect(offered()).toEqual(expect.arrayContaining(['align left', 'distribute across', 'group']))
    // What is selected already stays selected together.
    editor.askMenu([10, 10], at(300, 3700, row('r1')))
    expect(ids(editor)).toEqual(['r1', 'r2', 'r3'])
  })
})

import { addOpening } from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editorActions } from './actions/editor-actions.ts'
import type { Editor } from './editor.ts'
import type { Modifiers } from './editor-state.ts'
import { settledState } from './settled-state.ts'
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
} from './testing/room-for-tests.ts'

const onNorth = (left: number, up = 0) => ({
  at: [left, 0, up],
  rotation: 0,
  seat: { on: 'wall', wall: 'n', side: 'right' },
})
const sideOf = (editor: Editor, side: string) =>
  editor.entries().find(({ label }) => label.startsWith(`Distance ${side}`))

describe('placing', () => {
  it('carries a newcomer seated on the nearest wall and places it by one command', () => {
    const editor = newEditor()
    const { document } = editor.desk.current()
    editor.startPlacing(cabinet)
    editor.move(at(2000, 3800), plain)
    expect(placeOf(editor, 'r1')).toEqual({ at: [1700, 4000, 0], rotation: 0 })
    expect(editor.shown().tints).toEqual({})
    expect(editor.desk.current().document).toBe(document)

    editor.up(at(2000, 3800), plain)
    expect(placementOf(editor, 'r1')).toEqual(onNorth(1700))
    expect(editor.state()).toMatchObject({ tool: 'select', selection: [row('r1')] })
    expect(editor.carries()).toBe(false)
    editor.desk.undo()
    expect(editor.desk.current().document).toEqual(document)
    expect(editor.state().selection).toEqual([])
  })

  it('is given up by cancel, with nothing left behind', () => {
    const editor = newEditor()
    editor.startPlacing(cabinet)
    editor.move(at(2000, 3800), plain)
    editor.cancel()
    editor.up(at(2000, 3800), plain)
    expect(editor.state()).toMatchObject({ tool: 'select' })
    expect(editor.shown().document.rows).toEqual({})
  })

  it('without a pointer fills the walls clockwise and keeps the door clear', () => {
    const editor = newEditor()
    const opening = {
      id: 'd',
      wall: 'n',
      kind: 'door',
      offset: 600,
      width: 900,
      height: 2100,
      sill: 0,
    } as const
    const hung = { hand: 'left', swing: 'in', depth: null, side: 'right' } as const
    editor.desk.run(addOpening, { opening: { ...opening, ...hung } })
    expect(editor.placeNow(cabinet)).toBe('r1')
    expect(editor.placeNow(cabinet)).toBe('r2')
    expect(placeOf(editor, 'r1')?.at).toEqual([0, 4000, 0])
    expect(placeOf(editor, 'r2')?.at).toEqual([1500, 4000, 0])
    expect(editor.state().selection).toEqual([row('r2')])
  })

  it('hangs a wall unit at its height above a base unit, with and without a pointer', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.placeNow(wallUnit)
    expect(placementOf(editor, 'r2')).toEqual(onNorth(0, 1400))
    editor.startPlacing(wallUnit)
    editor.up(at(2000, 2100), plain)
    expect(placementOf(editor, 'r3')).toEqual(onNorth(1700, 1400))
  })
})

describe('dragging', () => {
  it('previews outside the document and ends in one undo', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    const { document } = editor.desk.current()
    editor.down(at(300, 3700, row('r1')), plain)
    for (const x of [600, 1200, 2000]) editor.move(at(x, 3700), plain)
    expect(editor.desk.current().document).toBe(document)
    expect(placeOf(editor, 'r1')?.at).toEqual([1700, 4000, 0])
    editor.up(at(2000, 3700), plain)
    expect(placementOf(editor, 'r1')).toEqual(onNorth(1700))
    editor.desk.undo()
    expect(editor.desk.current().document).toEqual(document)
  })

  it('tints a collision and does not block it', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.placeNow(cabinet)
    editor.down(at(900, 3700, row('r2')), plain)
    editor.move(at(700, 3700), plain)
    expect(editor.shown().tints).toEqual({ r2: 'collides' })
    editor.up(at(700, 3700), plain)
    expect(placeOf(editor, 'r2')?.at[0]).toBe(400)
  })

  it('snaps to the neighbour unless Alt or the snap switch releases it', () => {
    const leftAfter = (modifiers: Modifiers, snaps: boolean) => {
      const editor = newEditor()
      editor.placeNow(cabinet)
      editor.placeNow(cabinet)
      editor.setSnaps(snaps)
      drag(editor, at(900, 3720, row('r2')), at(935, 3720), modifiers)
      return placeOf(editor, 'r2')?.at[0]
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
    drag(editor, at(300, 3700, row('r1')), at(303, 3702), { ...plain, freely: true })
    expect(editor.state().selection).toEqual([row('r1')])
    expect(editor.desk.current().document).toBe(document)
  })

  it('keeps an item flush on a wall or inside the room wherever it is dragged, in one step that undo takes back', () => {
    const inRoom = fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 4000 }))
    fc.assert(
      fc.property(fc.array(inRoom, { minLength: 1, maxLength: 8 }), (path) => {
        const editor = newEditor()
        editor.placeNow(cabinet)
        const before = editor.desk.current().document
        editor.down(at(300, 3720, row('r1')), plain)
        for (const [x, y] of path) editor.move(at(x, y), plain)
        editor.up(at(0, 0), plain)

        const placement = placementOf(editor, 'r1')
        if (placement?.seat.on === 'wall') {
          expect(placement.at[1]).toBe(0)
          expect(sideOf(editor, 'behind')).toBeUndefined()
        }
        const [x = -1, y = -1] = placeOf(editor, 'r1')?.at ?? []
        expect(x >= 0 && x <= 5000 && y >= 0 && y <= 4000).toBe(true)
        if (editor.desk.current().document === before) return
        editor.desk.undo()
        expect(editor.desk.current().document).toEqual(before)
      }),
      { numRuns: 60 },
    )
  })

  it('is under way from the press until the hand lets go or means something else', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    for (const end of [() => editor.up(at(2000, 2000), plain), () => editor.letGo()]) {
      expect(editor.isHeld()).toBe(false)
      editor.down(at(2000, 3800, row('r1')), plain)
      editor.move(at(2000, 2000), plain)
      expect(editor.isHeld()).toBe(true)
      end()
    }
    expect(editor.isHeld()).toBe(false)
  })

  it('tells nobody of a move of the hand that moves nothing', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.down(at(300, 3700, row('r1')), plain)
    editor.move(at(2000, 3700), plain)
    let told = 0
    editor.subscribe(() => told++)
    editor.move(at(2000, 3690), plain)
    expect(told).toBe(0)
    editor.move(at(2010, 3700), plain)
    expect(told).toBe(1)
    editor.up(at(2010, 3700), plain)
    expect(placementOf(editor, 'r1')).toEqual(onNorth(1710))
  })

  it('leaves whoever follows the settled state alone', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.down(at(300, 3700, row('r1')), plain)
    const panels = settledState(editor)
    for (const x of [1500, 2000, 2500]) {
      editor.move(at(x, 3700), plain)
      expect(settledState(editor)).toBe(panels)
    }
    editor.select([])
    expect(settledState(editor)).not.toBe(panels)
  })
})

describe('selection', () => {
  it('adds and takes away with the modifier, and empties on the floor', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.placeNow(cabinet)
    editor.down(at(300, 3700, row('r1')), plain)
    editor.down(at(900, 3700, row('r2')), { ...plain, add: true })
    expect(editor.state().selection).toEqual([row('r1'), row('r2')])
    editor.down(at(300, 3700, row('r1')), { ...plain, add: true })
    expect(editor.state().selection).toEqual([row('r2')])
    editor.down(at(2500, 2000), plain)
    expect(editor.state().selection).toEqual([])
  })

  it('is deleted, duplicated beside itself and turned in one undo each', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.placeNow(cabinet)
    editor.select([row('r1'), row('r2')])
    const { document } = editor.desk.current()
    editor.duplicateSelection()
    expect(editor.state().selection).toEqual([row('r3'), row('r4')])
    expect([placeOf(editor, 'r3')?.at[0], placeOf(editor, 'r4')?.at[0]].toSorted()).toEqual([1200, 1800])
    editor.desk.undo()
    expect(editor.desk.current().document).toEqual(document)

    editor.select([row('r1'), row('r2')])
    editor.rotateSelection(90)
    expect(placementOf(editor, 'r1')).toMatchObject({ rotation: 90, seat: { on: 'floor' } })
    editor.deleteSelection()
    expect(editor.desk.current().document.rows).toEqual({})
    expect(editor.state().selection).toEqual([])
    editor.desk.undo()
    editor.desk.undo()
    expect(editor.desk.current().document).toEqual(document)
  })

  it('[D-86 part, D-98 part] claims items at once for a mouse, for a finger only what is selected, walls only when selected', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.select([])
    const wall = { kind: 'wall', id: 'n' } as const
    const [item, onWall] = [at(300, 3700, row('r1')), at(300, 4050, wall)]
    expect([
      editor.claims(item, 'mouse', plain),
      editor.claims(item, 'touch', plain),
      editor.claims(onWall, 'mouse', plain),
    ]).toEqual([true, false, false])
    editor.select([row('r1')])
    expect(editor.claims(item, 'touch', plain)).toBe(true)
    editor.select([wall])
    expect(editor.claims(onWall, 'touch', plain)).toBe(true)
    expect(editor.claims(at(2000, 2000, { kind: 'room', id: 'kitchen' }), 'mouse', plain)).toBe(false)
  })

  it('is given up by cancel after the gesture', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.down(at(300, 3700, row('r1')), plain)
    editor.move(at(2000, 3700), plain)
    expect(editor.cancel()).toBe(true)
    expect(editor.state().selection).toEqual([row('r1')])
    expect(placeOf(editor, 'r1')?.at[0]).toBe(0)
    expect(editor.cancel()).toBe(true)
    expect(editor.state().selection).toEqual([])
    expect(editor.cancel()).toBe(false)
  })
})

describe('parts of the room without a mouse', () => {
  it('are walked by one key, forward and back, and given up like any selection', () => {
    const editor = newEditor()
    const next = editorActions.find(({ id }) => id === 'nextPart')
    const press = (shiftKey: boolean) =>
      next?.run(editor, { key: 'n', shiftKey, ctrlKey: false, metaKey: false, altKey: false })
    press(false)
    expect(editor.state().selection).toEqual([{ kind: 'room', id: 'kitchen' }])
    press(false)
    expect(editor.state().selection).toEqual([{ kind: 'wall', id: 'e' }])
    press(true)
    press(true)
    expect(editor.state().selection).toEqual([{ kind: 'wall', id: 'w' }])
    editor.deleteSelection()
    expect(editor.desk.current().document.walls).not.toHaveProperty('w')
  })
})

describe('arrow keys', () => {
  it('slide a seated item along its wall, never through its ends, and move a free one over the floor', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.nudge([10, 0])
    expect(placementOf(editor, 'r1')).toEqual(onNorth(10))
    editor.nudge([0, 100])
    editor.nudge([-100, 0])
    expect(placementOf(editor, 'r1')).toEqual(onNorth(0))

    drag(editor, at(300, 3720, row('r1')), at(2500, 2000))
    const before = placementOf(editor, 'r1')
    editor.nudge([10, -100])
    expect(before?.seat.on).toBe('floor')
    expect(placementOf(editor, 'r1')?.at).toEqual([(before?.at[0] ?? 0) + 10, (before?.at[1] ?? 0) - 100, 0])
  })

  it('mean what they look like on a turned screen', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    drag(editor, at(300, 3720, row('r1')), at(2500, 2000))
    const before = placementOf(editor, 'r1')?.at
    editor.setBearing(90)
    editor.nudge([10, 0])
    expect(placementOf(editor, 'r1')?.at).toEqual([before?.[0], (before?.[1] ?? 0) + 10, 0])
  })
})

describe('numbers of the selection', () => {
  it('measure to the neighbours and move the item to what is typed', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.placeNow(cabinet)
    sideOf(editor, 'on the right')?.enter?.(3300)
    expect(placementOf(editor, 'r2')).toEqual(onNorth(1100))
    expect(editor.entries().map(({ label, value }) => [label, value])).toEqual([
      ['Distance on the left: {{value}}', 500],
      ['Distance on the right: {{value}}', 3300],
      ['Distance in front: {{value}}', 3440],
    ])
    expect(sideOf(editor, 'on the left')?.enter?.(-1)).toMatchObject({ ok: false })
    sideOf(editor, 'in front')?.enter?.(3340)
    // Pulled off its wall it still belongs to it.
    expect(placementOf(editor, 'r2')).toEqual({ ...onNorth(1100), at: [1100, 100, 0] })
  })
})

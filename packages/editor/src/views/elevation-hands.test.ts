import { type FaceName, shellOf } from '@arredo/geometry'
import { addOpening } from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Editor } from '../editor.ts'
import type { Modifiers, Selected } from '../editor-state.ts'
import { cabinet, newEditor, placementOf, plain, row, wallUnit } from '../testing/room-for-tests.ts'
import { faceProjection } from './elevation-view.tsx'

const freely: Modifiers = { freely: true, add: false }
const walls = ['n', 'e', 's', 'w'] as const

function lookingAt(editor: Editor, { wall, side }: FaceName = { wall: 'n', side: 'right' }) {
  const face = shellOf(editor.desk.current().document).face(wall, side)
  if (!face) throw new Error('no wall')
  editor.setBearing(face.frame.turn, true)
  return faceProjection(face)
}

/** A hand on the sheet of an elevation: from one point to another. */
function pull(
  editor: Editor,
  name: FaceName,
  record: Selected,
  from: readonly [number, number],
  to: readonly [number, number],
  modifiers = plain,
): void {
  const sheet = lookingAt(editor, name)
  editor.down(sheet.hit(from, record), modifiers)
  editor.move(sheet.hit(to, null), modifiers)
  editor.up(sheet.hit(to, null), modifiers)
}

function place(
  editor: Editor,
  newcomer: typeof cabinet,
  name: FaceName,
  at: readonly [number, number],
): void {
  const sheet = lookingAt(editor, name)
  editor.startPlacing(newcomer)
  editor.move(sheet.hit(at, null), freely)
  editor.up(sheet.hit(at, null), freely)
}

function type(editor: Editor, what: string, value: number): void {
  const entry = editor.entries().find(({ label }) => label.startsWith(`Distance ${what}`))
  expect(entry?.enter?.(value)).toMatchObject({ ok: true })
}

function numberAt(editor: Editor, what: string): number | undefined {
  return editor.entries().find(({ label }) => label.startsWith(`Distance ${what}`))?.value
}

describe('hands in an elevation', () => {
  it('a drag is what typing the same numbers is: along the wall, and for what hangs up and down', () => {
    let moved = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...walls),
        fc.boolean(),
        fc.tuple(fc.integer({ min: 350, max: 3600 }), fc.integer({ min: 500, max: 2200 })),
        fc.tuple(fc.integer({ min: -3000, max: 3000 }), fc.integer({ min: -1500, max: 1500 })),
        (wall, hangs, spot, by) => {
          const name = { wall, side: 'right' } as const
          const newcomer = hangs ? wallUnit : cabinet
          const [dragged, typed] = [newEditor(), newEditor()]
          for (const editor of [dragged, typed]) place(editor, newcomer, name, spot)
          pull(dragged, name, row('r1'), spot, [spot[0] + by[0], spot[1] + by[1]], freely)

          const left = numberAt(dragged, 'on the left')
          const below = numberAt(dragged, 'below')
          if (left !== undefined && numberAt(typed, 'on the left') !== undefined) {
            type(typed, 'on the left', left)
            moved += 1
          } else typed.desk.open(dragged.desk.current().document)
          if (below !== undefined && numberAt(typed, 'below') !== undefined) type(typed, 'below', below)
          expect(hangs ? below : 'stands').toBe(hangs ? placementOf(dragged, 'r1')?.at[2] : 'stands')
          const [one, two] = [placementOf(dragged, 'r1'), placementOf(typed, 'r1')]
          expect(two?.seat).toEqual(one?.seat)
          one?.at.forEach((value, axis) => {
            expect(two?.at[axis]).toBeCloseTo(value, 6)
          })
        },
      ),
      { numRuns: 500 },
    )
    expect(moved).toBeGreaterThan(300)
  })

  it('snaps what hangs to the levels on its wall, else to whole centimetres, and leaves what stands on the floor', () => {
    const editor = newEditor()
    const name = { wall: 'n', side: 'right' } as const
    place(editor, cabinet, name, [2000, 300])
    place(editor, wallUnit, name, [600, 1800])
    expect(placementOf(editor, 'r1')?.at).toEqual([1700, 0, 0])
    expect(placementOf(editor, 'r2')?.at).toEqual([300, 0, 1440])
    const lift = (by: number) => pull(editor, name, row('r2'), [600, 1500], [600, 1500 + by])
    lift(133)
    expect(placementOf(editor, 'r2')?.at).toEqual([300, 0, 1570])
    // The base unit ends at 720, the ceiling is at 2700.
    lift(720 - 1570 + 20)
    expect(placementOf(editor, 'r2')?.at).toEqual([300, 0, 720])
    lift(5000)
    expect(placementOf(editor, 'r2')?.at).toEqual([300, 0, 1980])
    lift(-9000)
    expect(placementOf(editor, 'r2')?.at).toEqual([300, 0, 10])
    pull(editor, name, row('r1'), [2000, 300], [3000, 2000])
    expect(placementOf(editor, 'r1')?.at).toEqual([2700, 0, 0])
  })

  it('moves by arrows along any wall and up and down, but not below the floor', () => {
    for (const wall of walls) {
      const editor = newEditor()
      place(editor, wallUnit, { wall, side: 'right' }, [1500, 1800])
      editor.nudge([10, 0])
      editor.nudge([0, -100])
      expect(placementOf(editor, 'r1')?.at).toEqual([1210, 0, 1340])
      for (let times = 0; times < 20; times++) editor.nudge([0, -100])
      expect(placementOf(editor, 'r1')?.at[2]).toBe(10)
    }
  })

  it('moves a window up and down by hand, by arrows and by number, and a door along only', () => {
    const editor = newEditor()
    const size = { width: 1000, height: 1000, hand: 'left', swing: 'in', depth: null, side: 'right' } as const
    editor.desk.run(addOpening, {
      opening: { id: 'w', wall: 'n', kind: 'window', offset: 500, sill: 900, ...size },
    })
    editor.desk.run(addOpening, {
      opening: { id: 'd', wall: 'n', kind: 'door', offset: 3000, sill: 0, ...size },
    })
    const name = { wall: 'n', side: 'right' } as const
    const opening = (id: string) => editor.desk.current().document.openings[id]
    editor.select([{ kind: 'opening', id: 'w' }])
    pull(editor, name, { kind: 'opening', id: 'w' }, [800, 1000], [901, 1123])
    expect(opening('w')).toMatchObject({ offset: 601, sill: 1020 })
    editor.nudge([-10, 10])
    expect(opening('w')).toMatchObject({ offset: 591, sill: 1030 })
    type(editor, 'below', 850)
    expect(opening('w')?.sill).toBe(850)
    type(editor, 'above', 600)
    expect(opening('w')?.sill).toBe(1100)

    editor.select([{ kind: 'opening', id: 'd' }])
    pull(editor, name, { kind: 'opening', id: 'd' }, [3300, 1000], [3250, 1400])
    editor.nudge([0, 100])
    expect(opening('d')).toMatchObject({ offset: 2950, sill: 0 })
    expect(numberAt(editor, 'below')).toBeUndefined()
  })
})

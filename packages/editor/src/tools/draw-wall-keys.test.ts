import { shellOf } from '@arredo/geometry'
import { describe, expect, it } from 'vitest'
import type { Editor } from '../editor.ts'
import { at, newEditor, plain } from '../testing/room-for-tests.ts'

const plainKey = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

function press(editor: Editor, ...keys: readonly string[]): void {
  for (const key of keys) {
    const [name = '', shift] = key.split('+').reverse()
    expect(editor.key({ ...plainKey, key: name, shiftKey: shift === 'Shift' })).toBe(true)
  }
}

/** Types into one of the numbers the gesture waits for. */
function type(editor: Editor, id: 'length' | 'angle', value: number): void {
  editor
    .entries()
    .find((entry) => entry.id === id)
    ?.enter?.(value)
}

const roomsOf = (editor: Editor) => shellOf(editor.desk.current().document).rooms
const wallsOf = (editor: Editor) => Object.values(editor.desk.current().document.walls)

describe('drawing walls without a pointer', () => {
  it('[A-42 part] an L-shaped room by arrows, typed lengths and one key that closes it', () => {
    const editor = newEditor({ isEmpty: true })
    editor.use('drawWall', null)
    press(editor, 'Enter')
    for (const [arrow, length] of [
      ['ArrowRight', 5000],
      ['ArrowDown', 4000],
      ['ArrowLeft', 2000],
      ['ArrowUp', 1500],
      ['ArrowLeft', 3000],
    ] as const) {
      press(editor, arrow)
      type(editor, 'length', length)
      press(editor, 'Enter')
    }
    press(editor, 'c')
    expect(roomsOf(editor)).toHaveLength(1)
    expect(roomsOf(editor)[0]?.area).toBeCloseTo(5000 * 2500 + 2000 * 1500, 3)
    expect(editor.entries()).toEqual([])
    for (let wall = 0; wall < 6; wall++) editor.desk.undo()
    expect(wallsOf(editor)).toEqual([])
    expect(editor.desk.current().undoes).toBeNull()
  })

  it('turns to the right after each wall by itself, and by 15 degrees with Shift', () => {
    const editor = newEditor({ isEmpty: true })
    editor.use('drawWall', null)
    const angle = () => editor.entries().find(({ id }) => id === 'angle')?.value
    press(editor, 'Enter')
    type(editor, 'length', 3000)
    press(editor, 'Enter')
    expect(angle()).toBe(270)
    press(editor, 'Shift+ArrowLeft', 'Shift+ArrowUp', 'Shift+ArrowDown')
    expect(angle()).toBe(285)
    type(editor, 'angle', 200)
    press(editor, 'Shift+ArrowLeft')
    expect(angle()).toBe(215)
  })

  it('begins at the selected corner, and takes wall after wall back with Backspace', () => {
    const editor = newEditor()
    const before = editor.desk.current().document
    editor.select([{ kind: 'corner', id: Object.keys(before.corners)[1] ?? '' }])
    editor.use('drawWall', null)
    press(editor, 'Enter')
    expect(editor.entries()[0]?.from).toEqual([5000, 4000, 0])
    type(editor, 'length', 3000)
    press(editor, 'Enter', 'ArrowDown')
    type(editor, 'length', 1000)
    press(editor, 'Enter')
    expect(wallsOf(editor)).toHaveLength(6)
    press(editor, 'Backspace')
    // Measured clear from the face of the house: its own wall takes 100.
    expect(editor.entries()[0]?.from).toEqual([8100, 4000, 0])
    press(editor, 'Backspace')
    expect(editor.desk.current().document).toEqual(before)
    expect(editor.entries()[0]?.from).toEqual([5000, 4000, 0])
    press(editor, 'Backspace')
    expect(editor.entries()).toEqual([])
    expect(editor.key({ ...plainKey, key: 'Backspace' })).toBe(false)
  })

  it('begins beside the house where no corner is selected, and leaves other keys alone', () => {
    const editor = newEditor()
    editor.use('drawWall', null)
    for (const key of ['c', 'ArrowUp', 'Backspace', 'r']) expect(editor.key({ ...plainKey, key })).toBe(false)
    press(editor, 'Enter')
    expect(editor.entries()[0]?.from).toEqual([6500, 4000, 0])
    expect(editor.key({ ...plainKey, key: 'c', ctrlKey: true })).toBe(false)
    editor.cancel()
    expect(editor.entries()).toEqual([])
  })
})

describe('drawing walls with a pointer', () => {
  it('shows with lines what an end came into line with', () => {
    const editor = newEditor()
    editor.use('drawWall', null)
    editor.move(at(7000, 4030), plain)
    const lines = () => editor.overlay().filter((shape) => shape.kind === 'line')
    expect(lines()).toMatchObject([{ from: [0, 4000, 0], to: [7000, 4000, 0] }])
    editor.move(at(7000, 4030), { ...plain, freely: true })
    expect(lines()).toEqual([])
    editor.move(at(7000, 3000), plain)
    editor.down(at(7000, 3000), plain)
    editor.up(at(7000, 3000), plain)
    editor.move(at(7010, 25), plain)
    expect(lines()).toContainEqual(
      expect.objectContaining({ from: [5000, 0, 0], to: [7000, 0, 0], tone: 'guide' }),
    )
  })

  it('comes square to a slanted wall, and ends on one that lies ahead', () => {
    const editor = newEditor()
    const { corners } = editor.desk.current().document
    const ne = Object.values(corners).find(({ at: [x, y] }) => x === 5000 && y === 4000)
    editor.select([{ kind: 'corner', id: ne?.id ?? '' }])
    editor.nudge([0, 700])
    editor.use('drawWall', null)
    editor.move(at(2500, 4350), plain)
    editor.down(at(2500, 4350), plain)
    editor.up(at(2500, 4350), plain)
    editor.move(at(2700, 2900), plain)
    const slant = (Math.atan2(700, 5000) * 180) / Math.PI
    expect(editor.entries().find(({ id }) => id === 'angle')?.value).toBeCloseTo(270 + slant, 6)
    // On the way to the south wall its line is met before the pointer.
    editor.move(at(3107, 30), plain)
    expect(editor.entries()[0]?.to[1]).toBeCloseTo(0, 6)
  })
})

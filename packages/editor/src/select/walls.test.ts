import { shellOf } from '@arredo/geometry'
import { changeOpening, lockRows, placeArticle } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { editorActions } from '../actions/editor-actions.ts'
import type { Editor } from '../editor.ts'
import { at, door, newEditor, plain } from '../testing/room-for-tests.ts'

function cornerAt(editor: Editor, x: number, y: number): string {
  const { corners } = editor.desk.current().document
  return Object.values(corners).find(({ at: [cx, cy] }) => cx === x && cy === y)?.id ?? ''
}

function act(editor: Editor, id: string): void {
  const action = editorActions.find((each) => each.id === id)
  if (!action?.isPossible?.(editor)) throw new Error(`${id} is not possible`)
  action.run(editor, null)
}

const values = (editor: Editor) =>
  Object.fromEntries(editor.entries().map(({ id, value }) => [id, Math.round(value)]))
const areas = (editor: Editor) =>
  shellOf(editor.desk.current().document).rooms.map(({ area }) => Math.round(area / 1000) / 1000)

describe('a wall', () => {
  it('shows the clear lengths of all it touches while it is dragged, and lines to what it is level with', () => {
    const editor = newEditor()
    editor.use('drawWall', null)
    for (const [x, y] of [
      [2000, 4000],
      [2000, 0],
    ] as const) {
      editor.move(at(x, y), plain)
      editor.down(at(x, y), plain)
      editor.up(at(x, y), plain)
    }
    editor.cancel()
    const wall = { kind: 'wall', id: 'n' } as const
    editor.select([wall])
    editor.down(at(1000, 4050, wall), plain)
    editor.move(at(1000, 4350), plain)
    const partition = Object.values(editor.desk.current().document.walls).find(
      ({ line }) => line === 'centre',
    )
    expect(values(editor)).toEqual({
      'n right': 5000,
      'e right': 4300,
      'w right': 4300,
      [`${partition?.id} right`]: 4300,
      [`${partition?.id} left`]: 4300,
    })
    expect(editor.entries().every(({ enter }) => enter === null)).toBe(true)
    editor.move(at(1000, 90), plain)
    expect(editor.entries()).not.toEqual([])
    editor.cancel()
    expect(areas(editor)).toEqual([7.8, 11.8])
  })

  it('[D-100 part] moves the end that was chosen when its length is typed', () => {
    const editor = newEditor()
    editor.select([{ kind: 'wall', id: 'n' }])
    const length = () => editor.entries()[0]
    expect(length()?.ends?.value).toBe('to')
    length()?.ends?.choose('from')
    expect(length()?.ends?.value).toBe('from')
    length()?.enter?.(3600)
    const xs = Object.values(editor.desk.current().document.corners).map(({ at: [x] }) => x)
    expect(xs.sort((a, b) => a - b)).toEqual([1400, 1400, 5000, 5000])
    editor.select([{ kind: 'wall', id: 's' }])
    expect(editor.entries()[0]?.ends?.value).toBe('to')
  })

  it('is moved sideways by arrow keys, and is split, joined, opened and closed by actions', () => {
    const editor = newEditor()
    const { document } = editor.desk.current()
    editor.select([{ kind: 'wall', id: 'n' }])
    editor.nudge([100, 0])
    expect(editor.desk.current().document).toBe(document)
    editor.nudge([0, 100])
    expect(areas(editor)).toEqual([20.5])
    act(editor, 'splitWall')
    expect(editor.state().selection).toEqual([{ kind: 'corner', id: cornerAt(editor, 2500, 4100) }])
    editor.nudge([0, 1000])
    expect(areas(editor)).toEqual([23])
    editor.deleteSelection()
    expect(areas(editor)).toEqual([20.5])
    editor.select([{ kind: 'wall', id: 'n' }])
    act(editor, 'splitWall')
    act(editor, 'joinWalls')
    expect(Object.keys(editor.desk.current().document.walls).sort()).toEqual(['e', 'n', 's', 'w'])
    expect(editor.state().selection).toEqual([{ kind: 'wall', id: 'n' }])
    act(editor, 'openWall')
    expect(shellOf(editor.desk.current().document).walls).toHaveLength(3)
    expect(areas(editor)).toEqual([20.5])
    act(editor, 'openWall')
    while (editor.desk.undo().ok) {}
    expect(editor.desk.current().document).toEqual(document)
  })

  it('says why an action on it cannot be done', () => {
    const editor = newEditor()
    const { desk } = editor
    const told = (action: string) => {
      act(editor, action)
      return editor.state().refusal?.message
    }
    editor.select([{ kind: 'corner', id: cornerAt(editor, 5000, 4000) }])
    expect(told('joinWalls')).toBe('The walls are not in line')

    editor.select([{ kind: 'wall', id: 'n' }])
    act(editor, 'existing passage')
    const [passage] = Object.keys(desk.current().document.openings)
    const whole = { offset: 0, width: 5000 }
    desk.run(changeOpening, { opening: passage ?? '', change: whole })
    editor.select([{ kind: 'wall', id: 'n' }])
    expect(told('splitWall')).toBe('Both parts need a length')
    expect(told('slope')).toBe('The opening does not fit the height of the wall')

    desk.undo()
    const row = 'locked'
    const seat = { on: 'opening', opening: passage ?? '' } as const
    const placement = { at: [0, 0, 0], rotation: 0, seat } as const
    desk.run(placeArticle, { ...door, row, placement })
    desk.run(lockRows, { rows: [row], locked: true })
    expect(told('openWall')).toBe('Something set into an opening here is locked: unlock it first')
  })

  it('takes a door, window, passage or niche in the middle of its longest free piece, without a pointer', () => {
    const editor = newEditor()
    const openings = () => Object.values(editor.desk.current().document.openings)
    editor.select([{ kind: 'wall', id: 'n' }])
    act(editor, 'existing door')
    expect(openings()).toMatchObject([{ kind: 'door', wall: 'n', offset: 2050, width: 900 }])
    expect(editor.state().selection).toMatchObject([{ kind: 'opening' }])
    editor.nudge([100, 0])
    expect(openings()[0]?.offset).toBe(2150)
    for (const [what, offset] of [
      ['niche', 775],
      ['window', 3425],
    ] as const) {
      editor.select([{ kind: 'wall', id: 'n' }])
      act(editor, `existing ${what}`)
      expect(openings().at(-1)).toMatchObject({ kind: what, offset })
    }
    expect(openings()[1]?.depth).toBe(60)
    expect(editor.state().tool).toBe('select')
    editor.select([])
    act(editor, 'existing passage')
    editor.key({ key: 'Enter', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false })
    expect(openings().at(-1)).toMatchObject({ kind: 'passage', wall: 'e', offset: 1500 })
  })
})

describe('a corner', () => {
  it('[D-98 part] is taken hold of at its mark while its wall is selected, comes into line, and Alt releases it', () => {
    const editor = newEditor()
    editor.select([{ kind: 'wall', id: 'n' }])
    const corner = { kind: 'corner', id: cornerAt(editor, 5000, 4000) } as const
    expect(editor.overlay()).toContainEqual(expect.objectContaining({ id: `corner ${corner.id}` }))
    expect(editor.claims(at(5000, 4000, corner), 'touch', plain)).toBe(true)
    editor.down(at(5000, 4000, corner), plain)
    editor.move(at(5600, 4040), plain)
    expect(values(editor)).toEqual({ 'n right': 5600, 'e right': 4045 })
    expect(editor.overlay()).toContainEqual(expect.objectContaining({ kind: 'line', from: [0, 4000, 0] }))
    editor.move(at(5600, 4040), { ...plain, freely: true })
    expect(editor.overlay().some(({ kind }) => kind === 'line')).toBe(false)
    editor.up(at(5600, 4040), { ...plain, freely: true })
    expect(cornerAt(editor, 5600, 4040)).toBe(corner.id)
    expect(editor.desk.current().undoes).toBe('Move corner')
  })

  it('has the lengths of its walls and their angle as numbers to type', () => {
    const editor = newEditor()
    const id = cornerAt(editor, 5000, 4000)
    editor.select([{ kind: 'corner', id }])
    expect(values(editor)).toEqual({ 'n right': 5000, 'e right': 4000, [`${id} angle`]: 90 })
    editor
      .entries()
      .find(({ kind }) => kind === 'angle')
      ?.enter?.(100)
    expect(values(editor)).toMatchObject({ [`${id} angle`]: 100 })
    const refused = editor
      .entries()
      .find(({ kind }) => kind === 'angle')
      ?.enter?.(0)
    expect(refused).toEqual({ ok: false, message: 'An angle lies between 1° and 359°' })
  })

  it('of a selected room can be taken hold of, each of them', () => {
    const editor = newEditor()
    editor.select([{ kind: 'room', id: 'kitchen' }])
    expect(editor.overlay().filter(({ kind }) => kind === 'mark')).toHaveLength(4)
  })
})

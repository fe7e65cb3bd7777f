import { footprint, shellOf } from '@arredo/geometry'
import { addAlternative, openingsNow, standingRow } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import type { Editor } from '../editor.ts'
import { at, cabinet, door, drag, newEditor, placeOf, plain, row } from '../testing/room-for-tests.ts'

const enter = { key: 'Enter', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

function click(editor: Editor, x: number, y: number): void {
  editor.move(at(x, y), plain)
  editor.down(at(x, y), plain)
  editor.up(at(x, y), plain)
}

/** Points somewhere, types a length and presses Enter. */
function type(editor: Editor, x: number, y: number, length: number): void {
  editor.move(at(x, y), plain)
  editor
    .entries()
    .find(({ id }) => id === 'length')
    ?.enter?.(length)
  editor.key(enter)
}

function rooms(editor: Editor) {
  return shellOf(editor.desk.current().document).rooms
}

describe('drawing walls', () => {
  it('[D-100 part] closes a room by typed clear lengths, whichever way round it is drawn', () => {
    for (const [first, second] of [
      [3600, 2400],
      [2400, 3600],
    ] as const) {
      for (const turns of [
        [
          [1, 0],
          [0, -1],
          [-1, 0],
          [0, 1],
        ],
        [
          [1, 0],
          [0, 1],
          [-1, 0],
          [0, -1],
        ],
      ] as const) {
        const editor = newEditor({ isEmpty: true })
        editor.use('drawWall', null)
        click(editor, 0, 0)
        let [x, y] = [0, 0]
        turns.forEach(([dx, dy], index) => {
          const length = index % 2 === 0 ? first : second
          type(editor, x + dx * 900, y + dy * 900, length)
          ;[x, y] = [x + dx * length, y + dy * length]
        })
        const [room] = rooms(editor)
        expect(room?.area).toBeCloseTo(first * second, 3)
        expect(room?.record?.height).toBe(2700)
        expect(editor.entries()).toEqual([])
      }
    }
  })

  it('shares a wall with a room that is there, measures from its face, and undoes wall by wall', () => {
    const editor = newEditor()
    const before = editor.desk.current().document
    editor.use('drawWall', null)
    click(editor, 5000, 4000)
    type(editor, 6000, 4000, 3000)
    type(editor, 8100, 3000, 4000)
    click(editor, 5000, 0)
    expect(rooms(editor).map(({ area }) => Math.round(area))).toEqual([20_000_000, 12_000_000])
    expect(Object.keys(editor.desk.current().document.rooms)).toHaveLength(2)
    for (let step = 0; step < 3; step++) editor.desk.undo()
    expect(editor.desk.current().document).toEqual(before)
  })

  it('stands between two rooms as a partition, by its middle, and leaves the walls it meets whole', () => {
    const editor = newEditor()
    editor.use('drawWall', null)
    click(editor, 2000, 4000)
    editor.move(at(2010, 300), plain)
    click(editor, 2000, 0)
    const [one, two] = rooms(editor)
    expect(Math.round((one?.area ?? 0) + (two?.area ?? 0))).toBe(20_000_000 - 100 * 4000)
    const walls = Object.values(editor.desk.current().document.walls)
    expect(walls).toHaveLength(5)
    expect(walls.find(({ line }) => line === 'centre')).toBeDefined()
  })

  it('comes to right angles and steps of 15 degrees by itself, unless Alt releases it', () => {
    const editor = newEditor({ isEmpty: true })
    editor.use('drawWall', null)
    click(editor, 0, 0)
    editor.move(at(3000, 60), plain)
    const angle = () => editor.entries().find(({ id }) => id === 'angle')?.value
    expect(angle()).toBe(0)
    editor.move(at(3000, 60), { ...plain, freely: true })
    expect(angle()).toBeCloseTo(1.1458, 3)
    editor
      .entries()
      .find(({ id }) => id === 'angle')
      ?.enter?.(30)
    type(editor, 900, 900, 2000)
    const [, corner] = Object.values(editor.desk.current().document.corners)
    expect(corner?.at[0]).toBeCloseTo(2000 * Math.cos(Math.PI / 6), 6)
    expect(corner?.at[1]).toBeCloseTo(1000, 6)
  })

  it('ends with Escape, which leaves what was drawn', () => {
    const editor = newEditor({ isEmpty: true })
    editor.use('drawWall', null)
    click(editor, 0, 0)
    type(editor, 900, 0, 3000)
    expect(editor.cancel()).toBe(true)
    expect(editor.entries()).toEqual([])
    expect(editor.state().tool).toBe('drawWall')
    expect(editor.cancel()).toBe(true)
    expect(editor.state().tool).toBe('select')
    expect(Object.keys(editor.desk.current().document.walls)).toHaveLength(1)
  })
})

describe('openings', () => {
  it('a door of a catalogue cuts the hole its recipe declares and sits in it, in one step', () => {
    const editor = newEditor()
    const { document } = editor.desk.current()
    editor.startPlacing(door)
    expect(editor.aim()).toEqual({ on: 'room', hiddenToo: true })
    editor.move(at(1500, 3900), plain)
    expect(Object.keys(editor.shown().document.openings)).toHaveLength(1)
    editor.up(at(1500, 3900), plain)
    const now = editor.desk.current()
    const [opening] = openingsNow(now.document, now.evaluation)
    expect(opening).toMatchObject({
      wall: 'n',
      offset: 1072,
      width: 856,
      height: 2028,
      sill: 0,
      hand: 'left',
    })
    expect(placeOf(editor, 'r2')?.at).toEqual([1072 - 57, 4000, 0])
    expect(editor.state().selection).toEqual([row('r2')])
    editor.deleteSelection()
    expect(editor.desk.current().document.openings).toEqual({})
    editor.desk.undo()
    editor.desk.undo()
    expect(editor.desk.current().document).toEqual(document)
  })

  it('finds a wall for a door without a pointer', () => {
    const editor = newEditor()
    expect(editor.placeNow(door)).not.toBeNull()
    expect(Object.values(editor.desk.current().document.openings)).toMatchObject([
      { wall: 'n', side: 'right' },
    ])
  })

  it('[D-99 part] one that is there already is an opening and no row', () => {
    const editor = newEditor()
    editor.use('placeOpening', { kind: 'existing', what: 'window' })
    editor.move(at(4900, 2000), plain)
    editor.up(at(4900, 2000), plain)
    const { document } = editor.desk.current()
    expect(document.rows).toEqual({})
    expect(Object.values(document.openings)).toMatchObject([
      { kind: 'window', wall: 'e', width: 1200, sill: 900 },
    ])
    expect(editor.state().selection).toMatchObject([{ kind: 'opening' }])
  })

  it('[D-103 part] ride on their wall when they are dragged, as far as it goes, and are measured along it', () => {
    const editor = newEditor()
    editor.use('placeOpening', { kind: 'existing', what: 'door' })
    editor.up(at(2500, 3900), plain)
    const [opening] = editor.state().selection
    if (!opening) throw new Error('no opening')
    const offset = () => editor.desk.current().document.openings[opening.id]?.offset
    drag(editor, at(2500, 3900, opening), at(3000, 1000))
    expect(offset()).toBe(2550)
    drag(editor, at(3000, 3900, opening), at(9000, 3900))
    expect(offset()).toBe(4100)
    editor
      .entries()
      .find(({ label }) => label.includes('left'))
      ?.enter?.(600)
    expect(offset()).toBe(600)
  })
})

describe('walls', () => {
  it('[D-101 part] are dragged sideways with what sits on them, in every alternative, and undone in one step', () => {
    const editor = newEditor()
    editor.placeNow(cabinet)
    editor.desk.run(addAlternative, { alternative: 'a2', name: 'Two', rowIds: { r1: 'copy' } })
    const { document } = editor.desk.current()
    const wall = { kind: 'wall', id: 'n' } as const
    editor.select([wall])
    drag(editor, at(2000, 4050, wall), at(2000, 4560))
    expect(placeOf(editor, 'r1')?.at).toEqual([0, 4510, 0])
    editor.desk.look('a2')
    expect(placeOf(editor, 'copy')?.at).toEqual([0, 4510, 0])
    expect(editor.desk.current().document.rows).toBe(document.rows)
    editor.desk.undo()
    expect(editor.desk.current().document).toEqual(document)
  })

  it('[D-100 part] take a typed clear length, and the wall at their end goes along', () => {
    const editor = newEditor()
    editor.select([{ kind: 'wall', id: 'n' }])
    const [length] = editor.entries()
    expect(length).toMatchObject({ value: 5000 })
    length?.enter?.(3600)
    expect(rooms(editor)[0]?.outline).toEqual([
      [0, 4000],
      [3600, 4000],
      [3600, 0],
      [0, 0],
    ])
  })
})

describe('rooms', () => {
  it('[D-102 part] are deleted with the walls that are theirs alone, and undone in one step', () => {
    const editor = newEditor()
    editor.use('drawWall', null)
    click(editor, 5000, 4000)
    type(editor, 6000, 4000, 3000)
    type(editor, 8100, 3000, 4000)
    click(editor, 5000, 0)
    const { document } = editor.desk.current()
    const added = Object.keys(document.rooms).find((id) => id !== 'kitchen')
    editor.select([{ kind: 'room', id: added ?? '' }])
    editor.deleteSelection()
    expect(rooms(editor).map(({ area }) => Math.round(area))).toEqual([20_000_000])
    expect(Object.keys(editor.desk.current().document.walls).sort()).toEqual(['e', 'n', 's', 'w'])
    editor.desk.undo()
    expect(editor.desk.current().document).toEqual(document)
  })
})

describe('measuring', () => {
  it('goes from click to click and comes to corners by itself', () => {
    const editor = newEditor()
    editor.use('measure', null)
    click(editor, 30, 40)
    editor.move(at(4980, 30), plain)
    expect(editor.entries()).toMatchObject([{ value: 5000, enter: null }])
    click(editor, 4980, 30)
    editor.move(at(100, 100), plain)
    expect(editor.entries()).toMatchObject([{ value: 5000 }])
    expect(editor.cancel()).toBe(true)
    expect(editor.entries()).toEqual([])
    expect(editor.desk.current().undoes).toBeNull()
  })

  it('[D-173 part] in space it comes to the upper corners of what stands there, near in every direction', () => {
    const editor = newEditor()
    const id = editor.placeNow(cabinet) ?? ''
    const { document, evaluation } = editor.desk.current()
    const standing = standingRow(document, evaluation, id)
    if (!standing) throw new Error('nothing stands there')
    // One that stands off the walls.
    const [corner = [0, 0]] = footprint(standing).toSorted((a, b) => a[1] - b[1] || b[0] - a[0])
    const top = standing.place.at[2] + standing.size.height
    const hit = (dx: number, z: number) =>
      ({ point: [corner[0] + dx, corner[1], z], surface: 'top', record: null, face: null }) as const
    editor.use('measure', null)
    editor.down(hit(20, top - 10), plain)
    editor.up(hit(20, top - 10), plain)
    editor.move({ ...hit(0, 0), point: [0, 0, 30], surface: 'wall' }, plain)
    expect(editor.entries()[0]?.from).toEqual([...corner, top])
    // Half-way up nothing is near.
    editor.cancel()
    editor.down(hit(20, top / 2), plain)
    editor.move(hit(900, top / 2), plain)
    expect(editor.entries()[0]?.from).toEqual([corner[0] + 20, corner[1], top / 2])
  })
})

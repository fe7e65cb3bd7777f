import { footprint, type Opening, type Placement } from '@arredo/geometry'
import { describe, expect, it } from 'vitest'
import type { Desk } from '../../desk.ts'
import { refuse } from '../../result.ts'
import { clearLength } from '../../room/moved-wall.ts'
import { deskForTests, placesOf } from '../../testing/desk-for-tests.ts'
import { addAlternative } from '../alternatives/add-alternative.ts'
import { lockRows } from '../lock-rows.ts'
import { placeArticle } from '../place-article.ts'
import { removeRows } from '../remove-rows.ts'
import { addOpening } from './add-opening.ts'
import { changeRoom } from './change-room.ts'
import { changeWall } from './change-wall.ts'
import { drawWall } from './draw-wall.ts'
import { moveCorner } from './move-corner.ts'
import { moveWall } from './move-wall.ts'
import { removeOpenings } from './remove-openings.ts'
import { removeRooms } from './remove-rooms.ts'
import { removeWalls } from './remove-walls.ts'
import { reshapeRoom } from './reshape-room.ts'
import { setRoom } from './set-room.ts'
import { setWallLength } from './set-wall-length.ts'
import { swingOpening } from './swing-opening.ts'

const door: Opening = {
  ...{ id: 'd', wall: 'n', kind: 'door', offset: 1000, width: 900, height: 2000, sill: 0 },
  ...{ hand: 'left', swing: 'in', depth: null, side: 'right' },
}
const article = { catalogue: 'c', model: 'M', article: 'B60', side: 'L', choices: {} } as const

/** 5000 × 4000, the walls n, e, s, w. */
function kitchen(): Desk {
  const desk = deskForTests()
  const ids = { corners: ['nw', 'ne', 'se', 'sw'], walls: ['n', 'e', 's', 'w'], room: 'm' }
  desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], ids })
  return desk
}

function place(desk: Desk, row: string, placement: Placement | null, what = 'B60'): void {
  const result = desk.run(placeArticle, { ...article, article: what, row, placement })
  if (!result.ok) throw new Error(result.message)
}

function onWall(wall: string, side: 'left' | 'right' = 'right'): Placement {
  return { at: [700, 30, 150], rotation: 90, seat: { on: 'wall', wall, side } }
}

const inDoor: Placement = { at: [0, 0, 0], rotation: 0, seat: { on: 'opening', opening: 'd' } }
const documentOf = (desk: Desk) => desk.current().document

describe('deleting walls', () => {
  it('[D-101 part] leaves what sat on them where it stands, on the floor, in every alternative', () => {
    const desk = kitchen()
    place(desk, 'r1', onWall('e'))
    place(desk, 'r2', onWall('e', 'left'))
    place(desk, 'r3', onWall('n'))
    desk.run(addAlternative, { alternative: 'a2', name: 'B', rowIds: { r1: 'c1', r2: 'c2', r3: 'c3' } })
    const before = placesOf(documentOf(desk))
    desk.run(removeWalls, { walls: ['e'], rooms: [] })
    const after = placesOf(documentOf(desk))
    for (const [row, standing] of before) {
      if (!standing) throw new Error(`${row} stood nowhere`)
      expect(after.get(row)).toMatchObject({ place: standing.place })
      const seat = row.endsWith('3') ? onWall('n').seat : { on: 'floor' }
      expect(documentOf(desk).rows[row]).toMatchObject({ placement: { seat } })
    }
  })

  it('is refused, as are opening them up and taking out an opening, when a door that is locked in any alternative would go', () => {
    const desk = kitchen()
    desk.run(addOpening, { opening: door })
    place(desk, 'r1', inDoor, 'DOOR')
    desk.run(addAlternative, { alternative: 'a2', name: 'B', rowIds: { r1: 'c1' } })
    desk.run(lockRows, { rows: ['c1'], locked: true })
    const before = documentOf(desk)
    const ids = { corners: ['1', '2', '3', '4'], walls: ['5', '6', '7', '8'], room: '9' }
    const locked = refuse('Something set into an opening here is locked: unlock it first')
    expect(desk.run(removeWalls, { walls: ['n'], rooms: [] })).toEqual(locked)
    expect(desk.run(removeOpenings, { openings: ['d'] })).toEqual(locked)
    expect(desk.run(removeRooms, { rooms: ['m'] })).toEqual(locked)
    expect(desk.run(changeWall, { wall: 'n', change: { kind: 'open' } })).toEqual(locked)
    expect(desk.run(reshapeRoom, { room: 'm', type: 'rt1', lengths: [5000, 4000], ids })).toEqual(locked)
    expect(documentOf(desk)).toBe(before)
    expect(desk.run(removeWalls, { walls: ['s'], rooms: [] }).ok).toBe(true)
  })

  it('takes their openings and what is set into those, but no corner that another wall needs', () => {
    const desk = kitchen()
    desk.run(addOpening, { opening: door })
    place(desk, 'r1', inDoor, 'DOOR')
    desk.run(removeWalls, { walls: ['n'], rooms: [] })
    expect(documentOf(desk)).toMatchObject({ openings: {}, rows: {}, rooms: {} })
    expect(Object.keys(documentOf(desk).corners)).toEqual(['nw', 'ne', 'se', 'sw'])
    desk.run(removeWalls, { walls: ['e'], rooms: [] })
    expect(Object.keys(documentOf(desk).corners)).toEqual(['nw', 'se', 'sw'])
    desk.undo()
    desk.undo()
    expect(documentOf(desk)).toMatchObject({ openings: { d: door }, rows: { r1: {} } })
  })
})

describe('doors and windows', () => {
  it('[D-99 part] a door takes its opening along when it is deleted, unless another alternative uses it', () => {
    const desk = kitchen()
    desk.run(addOpening, { opening: door })
    place(desk, 'r1', inDoor, 'DOOR')
    desk.run(addAlternative, { alternative: 'a2', name: 'B', rowIds: { r1: 'c1' } })
    desk.run(removeRows, { rows: ['r1'] })
    expect(documentOf(desk).openings).toEqual({ d: door })
    desk.run(removeRows, { rows: ['c1'] })
    expect(documentOf(desk)).toMatchObject({ openings: {}, rows: {} })
  })

  it('[D-99 part] an opening takes along what is set into it, in every alternative, and what that carries', () => {
    const desk = kitchen()
    desk.run(addOpening, { opening: door })
    place(desk, 'r1', inDoor, 'DOOR')
    place(desk, 'r2', { at: [0, 0, 900], rotation: 0, seat: { on: 'row', row: 'r1' } })
    place(desk, 'r3', null)
    desk.run(addAlternative, { alternative: 'a2', name: 'B', rowIds: { r1: 'c1', r2: 'c2', r3: 'c3' } })
    expect(documentOf(desk).rows.c2).toMatchObject({ placement: { seat: { row: 'c1' } } })
    desk.run(removeOpenings, { openings: ['d'] })
    expect(Object.keys(documentOf(desk).rows)).toEqual(['r3', 'c3'])
    expect(desk.run(removeOpenings, { openings: ['d'] })).toEqual(refuse('No opening d'))
  })

  it('what is set into an opening turns with it when it is swung, in every alternative', () => {
    const desk = kitchen()
    desk.run(addOpening, { opening: door })
    place(desk, 'r1', inDoor, 'DOOR')
    desk.run(addAlternative, { alternative: 'a2', name: 'B', rowIds: { r1: 'c1' } })
    const before = placesOf(documentOf(desk)).get('r1')
    desk.run(swingOpening, { opening: 'd', hand: 'right', side: 'left' })
    const { openings, rows } = documentOf(desk)
    expect(openings.d).toMatchObject({ hand: 'right', side: 'left', offset: 1000 })
    expect([rows.r1, rows.c1]).toMatchObject([{ side: 'R' }, { side: 'R' }])
    const after = placesOf(documentOf(desk)).get('r1')
    expect([before?.place.rotation, after?.place.rotation]).toEqual([0, 180])
    const middle = (standing: typeof after) => {
      const [left, right] = standing ? footprint(standing) : []
      return left && right ? (left[0] + right[0]) / 2 : null
    }
    expect(middle(after)).toBe(middle(before))
  })

  it('one opening holds one thing in one alternative', () => {
    const desk = kitchen()
    desk.run(addOpening, { opening: door })
    place(desk, 'r1', inDoor, 'DOOR')
    expect(desk.run(placeArticle, { ...article, row: 'r2', placement: inDoor })).toEqual(
      refuse('Something else is set into this opening already'),
    )
  })

  it('keep a roof from coming down over them', () => {
    const desk = kitchen()
    desk.run(addOpening, { opening: door })
    const slope = { wall: 'w', side: 'right', knee: 500, run: 3000 } as const
    expect(desk.run(changeRoom, { room: 'm', change: { slopes: [slope] } })).toEqual(
      refuse('The opening does not fit the height of the wall'),
    )
    const gentle = { ...slope, knee: 1900, run: 1000 }
    expect(desk.run(changeRoom, { room: 'm', change: { slopes: [gentle] } }).ok).toBe(true)
  })
})

describe('moving walls', () => {
  it('slides along the walls beside it, which keep their direction', () => {
    const desk = kitchen()
    desk.run(moveWall, { wall: 'n', by: 500, rooms: [] })
    const { corners } = documentOf(desk)
    expect([corners.nw?.at, corners.ne?.at]).toEqual([
      [0, 3500],
      [5000, 3500],
    ])
    expect(desk.current().undoes).toBe('Move wall')
  })

  it('brings along the end of a wall that ends on it', () => {
    const desk = kitchen()
    const from = { corner: 't', at: [2000, 4000] } as const
    desk.run(drawWall, { wall: 'x', from, to: { corner: 'b', at: [2000, 1000] }, rooms: [] })
    desk.run(moveWall, { wall: 'n', by: -300, rooms: [] })
    expect(documentOf(desk).corners).toMatchObject({ t: { at: [2000, 4300] }, b: { at: [2000, 1000] } })
  })

  it('a length is the clear one of the side it was measured on, and the other end stays', () => {
    for (const side of ['left', 'right'] as const) {
      const desk = kitchen()
      desk.run(setWallLength, { wall: 'n', side, length: 4321, end: 'to', rooms: [] })
      expect(clearLength(documentOf(desk), 'n', side)).toBeCloseTo(4321, 6)
      const { nw, ne, se } = documentOf(desk).corners
      expect(nw?.at).toEqual([0, 4000])
      expect(ne?.at[0]).toBe(se?.at[0])
    }
  })

  it('is refused where a wall would be none, or out of reach', () => {
    const desk = kitchen()
    const before = documentOf(desk)
    const nowhere = refuse('A wall needs a length')
    expect(desk.run(moveCorner, { corner: 'nw', to: [4995, 4000], rooms: [] })).toEqual(nowhere)
    expect(desk.run(moveWall, { wall: 'n', by: 4000, rooms: [] })).toEqual(nowhere)
    expect(desk.run(setWallLength, { wall: 'n', side: 'right', length: 5, end: 'to', rooms: [] })).toEqual(
      nowhere,
    )
    const ids = { corners: ['1', '2', '3', '4'], walls: ['5', '6', '7', '8'], room: '9' }
    expect(desk.run(setRoom, { type: 'rt1', lengths: [5000, 5], ids })).toEqual(nowhere)
    const far = refuse('That is too far away')
    expect(desk.run(setRoom, { type: 'rt1', lengths: [5000, 2e6], ids })).toEqual(far)
    expect(desk.run(moveCorner, { corner: 'nw', to: [2e6, 0], rooms: [] })).toEqual(far)
    expect(desk.run(moveWall, { wall: 'n', by: -2e6, rooms: [] })).toEqual(far)
    expect(documentOf(desk)).toBe(before)
  })
})

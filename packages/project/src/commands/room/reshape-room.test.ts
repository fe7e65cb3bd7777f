import {
  type PresetOpening,
  type PresetRoomType,
  presetIds,
  presetOf,
  presetSides,
  presetTypes,
  roomPresets,
  shellOf,
} from '@arredo/geometry'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Desk } from '../../desk.ts'
import type { ProjectDocument } from '../../document.ts'
import { roomDesignOf } from '../../room/room-design-of.ts'
import { deskForTests, namesBy, placesOf } from '../../testing/desk-for-tests.ts'
import { isSameDocument, readingProblem } from '../../testing/walk.ts'
import { placeArticle } from '../place-article.ts'
import { addRoom } from './add-room.ts'
import { changeRoom } from './change-room.ts'
import { drawWall } from './draw-wall.ts'
import { reshapeRoom } from './reshape-room.ts'
import { setRoom } from './set-room.ts'

const article = { catalogue: 'c', model: 'M', article: 'B60', side: 'L', choices: {} } as const
const door: PresetOpening = {
  ...{ id: 'd', kind: 'door', offset: 1000, width: 900, height: 2100, sill: 0, hand: 'left', swing: 'in' },
  in: 'south',
}
const window: PresetOpening = { ...door, id: 'f', kind: 'window', sill: 900, height: 1200, in: 'north' }
const named = { corners: ['nw', 'ne', 'se', 'sw'], walls: ['n', 'e', 's', 'w'], room: 'm' }
const documentOf = (desk: Desk) => desk.current().document

/** 5000 × 4000 with a door in the south and a window in the north; one unit on each wall, one in the middle. */
function kitchen(): Desk {
  const desk = deskForTests()
  desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], openings: [door, window], ids: named })
  desk.run(changeRoom, { room: 'm', change: { name: 'Kitchen', floor: 'oak' } })
  for (const wall of named.walls) {
    const placement = { at: [2500, 0, 0], rotation: 0, seat: { on: 'wall', wall, side: 'right' } } as const
    desk.run(placeArticle, { ...article, row: `on ${wall}`, placement })
  }
  const middle = { at: [2000, 2000, 0], rotation: 0, seat: { on: 'floor' } } as const
  desk.run(placeArticle, { ...article, row: 'island', placement: middle })
  return desk
}

function freshIds(type: PresetRoomType) {
  return presetIds(type, namesBy('new'))
}

function placeIn(document: ProjectDocument, row: string) {
  const [x, y] = placesOf(document).get(row)?.place.at ?? [Number.NaN, Number.NaN]
  return [x, y]
}

describe('another shape for a room', () => {
  it('[D-101 part, D-107 part] keeps what stands there: on the side of the same name, measured from the end that stays, else on the floor', () => {
    const desk = kitchen()
    const before = documentOf(desk)
    const wider = { type: 'rt1', lengths: [6000, 4500], height: 2500 } as const
    const openings = [{ ...door, offset: 2000 }, window]
    expect(desk.run(reshapeRoom, { room: 'm', ...wider, openings, ids: freshIds('rt1') }).ok).toBe(true)
    const after = documentOf(desk)
    expect(Object.keys(after.walls).sort()).toEqual(['e', 'n', 's', 'w'])
    expect(after.rooms.m).toMatchObject({ name: 'Kitchen', floor: 'oak', height: 2500 })
    expect(after.openings.d).toMatchObject({ wall: 's', offset: 2000 })
    // The south-western corner stays: what is on the south and west walls does not move.
    expect(placeIn(after, 'on s')).toEqual(placeIn(before, 'on s'))
    expect(placeIn(after, 'on w')).toEqual(placeIn(before, 'on w'))
    expect(placeIn(after, 'on n')).toEqual([2500, 4500])
    expect(placeIn(after, 'on e')).toEqual([6000, 1500])
    expect(placeIn(after, 'island')).toEqual([2000, 2000])

    desk.undo()
    expect(isSameDocument(documentOf(desk), before)).toBe(true)

    const open = { type: 'rt2', lengths: [4000, 5000, 4000], ids: freshIds('rt2') } as const
    expect(desk.run(reshapeRoom, { room: 'm', ...open, openings: [window] }).ok).toBe(true)
    const opened = documentOf(desk)
    expect(opened.rows['on s']).toMatchObject({ placement: { seat: { on: 'floor' } } })
    expect(placeIn(opened, 'on s')).toEqual(placeIn(before, 'on s'))
    expect(Object.keys(opened.openings)).toEqual(['f'])
  })

  it('gives any shape after any other, keeping every row and the clear lengths typed', () => {
    const shape = fc.record({
      type: fc.constantFrom(...presetTypes),
      stretch: fc.integer({ min: 5, max: 16 }),
      openings: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(shape, { minLength: 1, maxLength: 4 }), (shapes) => {
        const desk = kitchen()
        const start = documentOf(desk)
        const newId = namesBy('x')
        for (const { type, stretch, openings } of shapes) {
          const lengths = roomPresets[type].defaultLengths.map((length) => (length * stretch) / 10)
          const wished = (roomDesignOf(documentOf(desk), 'm')?.openings ?? [])
            .filter((opening) => openings && presetSides[type].includes(opening.in))
            .filter((opening) => !(type === 'rt2' && opening.in === 'south'))
            .map((opening) => ({ ...opening, offset: 0 }))
          const ids = presetIds(type, newId)
          const result = desk.run(reshapeRoom, { room: 'm', type, lengths, openings: wished, ids })
          if (!result.ok) throw new Error(result.message)
          const { rooms } = shellOf(result.value)
          expect(rooms.map((room) => presetOf(room))).toMatchObject([{ type, lengths }])
          expect(Object.keys(result.value.rooms)).toEqual(['m'])
          expect(Object.keys(result.value.openings).sort()).toEqual(wished.map(({ id }) => id).sort())
          expect(Object.keys(result.value.rows)).toEqual(Object.keys(start.rows))
          expect([...placesOf(result.value).values()].every((standing) => standing !== null)).toBe(true)
          expect(readingProblem(result.value)).toBeNull()
        }
        for (const _ of shapes) desk.undo()
        expect(isSameDocument(documentOf(desk), start)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it('[D-107 part] is refused where other walls join it, where openings do not fit, and for absurd numbers', () => {
    const desk = kitchen()
    const square = { room: 'm', type: 'rt1', lengths: [5000, 4000], ids: freshIds('rt1') } as const
    const message = (change: object) => {
      const result = desk.run(reshapeRoom, { ...square, ...change })
      return result.ok ? null : result.message
    }
    expect(message({ openings: [{ ...door, offset: 4500 }] })).toContain('does not fit the length')
    expect(message({ openings: [door, { ...door, id: 'd2' }] })).toBe('There is an opening already')
    for (const number of [Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 1e300]) {
      expect(message({ lengths: [number, 4000] })).not.toBeNull()
      expect(message({ height: number })).not.toBeNull()
      expect(message({ thickness: number })).not.toBeNull()
      expect(message({ openings: [{ ...door, width: number }] })).not.toBeNull()
    }
    expect(message({ room: 'nowhere' })).toBe('No room nowhere')

    const beside = { from: { corner: 'ne', at: [0, 0] }, to: { corner: 'far', at: [9000, 4000] } } as const
    desk.run(drawWall, { wall: 'x', ...beside, rooms: [] })
    expect(message({})).toBe('This room shares walls with another one')
  })
})

describe('a room beside the others', () => {
  it('stands east of the house, touches nothing, has its own doors and goes with one undo', () => {
    const desk = kitchen()
    const before = documentOf(desk)
    const ids = freshIds('rt3')
    const { defaultLengths: lengths } = roomPresets.rt3
    const openings = [{ ...door, id: 'd2' }]
    expect(desk.run(addRoom, { type: 'rt3', lengths, openings, thickness: 240, ids }).ok).toBe(true)
    const after = documentOf(desk)
    const { rooms, wall } = shellOf(after)
    expect(rooms.map((room) => presetOf(room)?.type)).toEqual(['rt3', 'rt1'])
    expect(rooms.map(({ record }) => record?.id)).toEqual([ids.room, 'm'])
    expect(wall('w')?.footprint).toEqual(shellOf(before).wall('w')?.footprint)
    expect(after.openings.d2?.wall).toBe(ids.walls[presetSides.rt3.indexOf('south')])
    expect(desk.run(addRoom, { type: 'rt3', lengths, ids }).ok).toBe(false)
    expect(desk.run(addRoom, { type: 'rt1', lengths: [1e300, 1], ids: freshIds('rt1') }).ok).toBe(false)
    expect(
      desk.run(reshapeRoom, { room: 'm', type: 'rt1', lengths: [9000, 4000], ids: freshIds('rt1') }),
    ).toEqual({
      ok: false,
      message: 'Another wall is in the way',
    })
    desk.undo()
    expect(isSameDocument(documentOf(desk), before)).toBe(true)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { footprint } from './footprint.ts'
import { type Ground, placeFromFace, placeOf, placeOnFace } from './place-of.ts'
import type { Size } from './point.ts'
import { type PresetRoomType, roomPresets } from './room-preset.ts'
import { presetIds, presetRoom } from './room-walls.ts'
import type { Place, WallEnd } from './seat.ts'
import { byId } from './shell/plan-for-tests.ts'
import type { Opening } from './shell/records.ts'
import { shellOf } from './shell/shell.ts'
import { toWall } from './wall-frame.ts'

const base: Size = { width: 600, depth: 560, height: 720 }
const anySize = fc.record({
  width: fc.integer({ min: 150, max: 1200 }),
  depth: fc.integer({ min: 150, max: 700 }),
  height: fc.integer({ min: 200, max: 2400 }),
})
const number = fc.integer({ min: -6000, max: 6000 })
const anyPlace = fc.record({
  at: fc.tuple(number, number, number),
  rotation: fc.integer({ min: 0, max: 359 }),
})

/** The walls n, e, s, w (and x) in the order of the preset. */
function groundOf(type: PresetRoomType, openings: readonly Opening[] = []): Ground {
  let made = 0
  const ids = { ...presetIds(type, () => `id${made++}`), walls: ['n', 'e', 's', 'w', 'x'] }
  const built = presetRoom(type, roomPresets[type].defaultLengths, 2700, ids)
  if (!built.ok) throw new Error(built.message)
  const { corners, walls, room } = built.value
  const shell = shellOf({ corners: byId(corners), walls: byId(walls), rooms: byId([room]) })
  return { shell, openings: byId(openings), placeOfRow: () => null }
}

describe('seats', () => {
  const side = fc.constantFrom('left', 'right')
  const ground = groundOf('rt7')
  const { walls } = ground.shell

  it('a place survives the way to any face and back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...walls), side, anyPlace, (wall, name, place) => {
        const face = wall.faces[name]
        const back = placeOnFace(face, placeFromFace(face, place))
        for (const axis of [0, 1, 2] as const) expect(back.at[axis]).toBeCloseTo(place.at[axis], 6)
        expect((back.rotation - place.rotation + 540) % 360).toBeCloseTo(180, 6)
      }),
    )
  })

  it('in a corner it stands from that corner, on either side of the wall, back to its face', () => {
    const end = fc.constantFrom<WallEnd>('from', 'to')
    fc.assert(
      fc.property(fc.constantFrom(...walls), side, end, anySize, (wall, name, at, size) => {
        const seat = { on: 'corner', wall: wall.id, side: name, end: at } as const
        const place = placeOf({ placement: { at: [70, 5, 30], rotation: 0, seat }, size }, ground)
        const face = wall.faces[name]
        if (!place) throw new Error('It stands nowhere')
        const corners = footprint({ place, size }).map((corner) => toWall(face.frame, corner))
        const along = corners.map((corner) => corner.along)
        const atLeft = (at === 'from') === (name === 'right')
        const gap = atLeft ? Math.min(...along) - face.start : face.end - Math.max(...along)
        expect(gap).toBeCloseTo(70, 6)
        expect(Math.min(...corners.map(({ across }) => across))).toBeCloseTo(5, 6)
        expect(place.at[2]).toBe(30)
      }),
    )
  })

  it('under the ceiling its top is as far below it as it says', () => {
    const placement = { at: [2000, 2000, 200], rotation: 30, seat: { on: 'ceiling' } } as const
    expect(placeOf({ placement, size: base }, ground)).toEqual({
      at: [2000, 2000, 2700 - 200 - 720],
      rotation: 30,
    })
  })

  it('on another item it goes where that goes, and nowhere where that is not', () => {
    const placement = { at: [100, 50, 20], rotation: 90, seat: { on: 'row', row: 'c' } } as const
    const carrier: Place = { at: [1000, 5000, 900], rotation: 90 }
    const on = (place: Place | null) =>
      placeOf({ placement, size: base }, { ...ground, placeOfRow: () => place })
    expect(on(carrier)).toEqual({ at: [1050, 5100, 920], rotation: 180 })
    expect(on(null)).toBeNull()
  })

  it('in an opening its hole is in the middle of it, from the side it opens to', () => {
    const opening = { id: 'o', wall: 'n', kind: 'window', offset: 1000, width: 900, height: 1200 } as const
    const hung = { sill: 800, hand: 'left', swing: 'in', depth: null } as const
    const cut = { at: [50, 30], width: 700, height: 1100 } as const
    const at = (name: 'left' | 'right') => {
      const placement = { at: [0, -40, 0], rotation: 0, seat: { on: 'opening', opening: 'o' } } as const
      return placeOf({ placement, size: base, cut }, groundOf('rt1', [{ ...opening, ...hung, side: name }]))
    }
    expect(at('right')).toEqual({ at: [1000 + 100 - 50, 5000 + 40, 770], rotation: 0 })
    expect(at('left')).toEqual({ at: [1900 - 100 + 50, 5100 - 40, 770], rotation: 180 })
  })
})

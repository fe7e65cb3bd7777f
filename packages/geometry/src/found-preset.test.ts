import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presetOf } from './found-preset.ts'
import { boxOf, lengthsInBox, sideLine } from './room-design.ts'
import { presetSides, presetTypes, roomPresets } from './room-preset.ts'
import { checkRoomLengths, type PresetRoom, presetRoom } from './room-walls.ts'
import { byId } from './shell/plan-for-tests.ts'
import type { Wall } from './shell/records.ts'
import { shellOf } from './shell/shell.ts'
import { distance } from './vector.ts'

const ids = { corners: ['1', '2', '3', '4', '5', '6'], walls: ['a', 'b', 'c', 'd', 'e', 'f'], room: 'r' }

/** In millimetres, on the micron and beyond: whatever a person's unit makes of what was typed. */
const possibleRoom = fc
  .tuple(
    fc.constantFrom(...presetTypes),
    fc.array(
      fc.oneof(fc.integer({ min: 400, max: 12_000 }), fc.double({ min: 400, max: 12_000, noNaN: true })),
      {
        minLength: 4,
        maxLength: 4,
      },
    ),
  )
  .map(([type, four]) => ({ type, lengths: four.slice(0, roomPresets[type].sides.length) }))
  .filter(({ type, lengths }) => checkRoomLengths(type, lengths) === null)
  // Steps that nobody can build are no cuts.
  .filter(
    ({ type, lengths: [n = 0, e = 0, s = 0, w = 0] }) =>
      presetSides[type].length === 4 || Math.min(Math.abs(n - s), Math.abs(e - w)) > 10,
  )

function roomsOf({ corners, walls, room }: PresetRoom) {
  return shellOf({ corners: byId(corners), walls: byId(walls), rooms: byId([room]) }).rooms
}

function build(type: (typeof presetTypes)[number], lengths: readonly number[]): PresetRoom {
  const built = presetRoom(type, lengths, 2700, ids)
  if (!built.ok) throw new Error(built.message)
  return built.value
}

/** As somebody draws it the other way round, naming the other face, so that the room is the same. */
function turnedRound(wall: Wall): Wall {
  return { ...wall, from: wall.to, to: wall.from, line: 'left' }
}

describe('a preset room among walls', () => {
  it('[D-30 part] is one closed room whose clear sides are what was typed, and is found again, whichever way it was drawn', () => {
    fc.assert(
      fc.property(
        possibleRoom,
        fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        fc.tuple(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 })),
        ({ type, lengths }, turned, [x, y]) => {
          const built = build(type, lengths)
          const walls = built.walls.map((wall, index) => (turned[index] ? turnedRound(wall) : wall))
          const corners = built.corners.map(({ id, at }) => ({ id, at: [at[0] + x, at[1] + y] as const }))
          const inside = [built.room.inside[0] + x, built.room.inside[1] + y] as const
          const rooms = roomsOf({ corners, walls, room: { ...built.room, inside } })
          expect(rooms).toHaveLength(1)
          const found = rooms[0] && presetOf(rooms[0])
          expect(found?.type).toBe(type)
          found?.lengths.forEach((length, side) => {
            expect(length).toBeCloseTo(lengths[side] ?? Number.NaN, 6)
          })
          for (const [name, { wall, start, end }] of found?.sides ?? []) {
            expect(wall).toBe(ids.walls[presetSides[type].indexOf(name)])
            const line = sideLine(type, lengths, name)
            expect(end - start).toBeCloseTo(line ? distance(line.from, line.to) : Number.NaN, 6)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is none where a wall divides it, slants or stands within', () => {
    const { corners, walls, room } = build('rt1', [4000, 3000])
    const slanted = corners.map((corner) =>
      corner.id === '2' ? { ...corner, at: [4100, 3000] as const } : corner,
    )
    expect(roomsOf({ corners: slanted, walls, room }).map(presetOf)).toEqual([null])

    const [one, two] = [
      { id: '7', at: [1000, 1000] as const },
      { id: '8', at: [2000, 1000] as const },
    ]
    const [first] = walls
    if (!first) throw new Error('no walls')
    const within = { ...first, id: 'x', from: one.id, to: two.id }
    const rooms = roomsOf({ corners: [...corners, one, two], walls: [...walls, within], room })
    expect(rooms.map(presetOf)).toEqual([null])
  })
})

describe('lengths that fill a rectangle', () => {
  it('[A-141 part] are the defaults in 5000 × 5000, and fill any other', () => {
    for (const type of presetTypes) {
      expect(lengthsInBox(type, { width: 5000, depth: 5000 })).toEqual(roomPresets[type].defaultLengths)
      const lengths = lengthsInBox(type, { width: 3600, depth: 4200 })
      expect(checkRoomLengths(type, lengths)).toBeNull()
      expect(boxOf(type, lengths)).toEqual({ width: 3600, depth: 4200 })
    }
  })
})

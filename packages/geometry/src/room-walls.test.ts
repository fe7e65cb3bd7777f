import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInside } from './polygon.ts'
import { type PresetRoomType, roomPresets, roomTypes } from './room-preset.ts'
import { checkRoomLengths, type PresetRoom, presetIds, presetRoom } from './room-walls.ts'
import { isInRoom } from './shell/found-rooms.ts'
import { byId } from './shell/plan-for-tests.ts'
import { shellOf } from './shell/shell.ts'
import type { FoundRoom, Shell } from './shell/surfaces.ts'
import { defaultWallHeight, defaultWallThickness } from './wall-defaults.ts'
import { fromWall, type Line, wallFrame } from './wall-frame.ts'

const presets = roomTypes.filter((type): type is PresetRoomType => type !== 'rt11')
const ids = { corners: ['1', '2', '3', '4', '5', '6'], walls: ['a', 'b', 'c', 'd', 'e', 'f'], room: 'r' }

function build(type: PresetRoomType, lengths = roomPresets[type].defaultLengths): PresetRoom {
  const built = presetRoom(type, lengths, defaultWallHeight, ids)
  if (!built.ok) throw new Error(built.message)
  return built.value
}

/** Its walls by their ends, without an open side. */
function linesOf({ corners, walls }: PresetRoom): readonly Line[] {
  const at = (id: string) => corners.find((corner) => corner.id === id)?.at ?? [Number.NaN, Number.NaN]
  return walls.filter(({ kind }) => kind === 'wall').map(({ from, to }) => ({ from: at(from), to: at(to) }))
}

function shellOfRoom({ corners, walls, room }: PresetRoom): Shell {
  return shellOf({ corners: byId(corners), walls: byId(walls.toReversed()), rooms: byId([room]) })
}

function onlyRoom(built: PresetRoom): FoundRoom {
  const { rooms } = shellOfRoom(built)
  const [room] = rooms
  if (!room || rooms.length > 1) throw new Error(`${rooms.length} rooms`)
  return room
}

const possibleRoom = fc
  .tuple(
    fc.constantFrom(...presets),
    // Centimetres: walls a millimetre apart are one.
    fc.array(fc.integer({ min: 40, max: 1200 }), { minLength: 4, maxLength: 4 }),
  )
  .map(([type, lengths]) => ({
    type,
    lengths: lengths.slice(0, roomPresets[type].defaultLengths.length).map((length) => length * 10),
  }))
  .filter(({ type, lengths }) => checkRoomLengths(type, lengths) === null)

describe('room presets', () => {
  it('[A-140] have their names', () => {
    expect(roomTypes.map((type) => roomPresets[type].name)).toEqual([
      'Rectangular',
      'Open room',
      'Indent corner NE',
      'Indent corner NW',
      'Indent corner SE',
      'Indent corner SW',
      'Diagonal corner NE',
      'Diagonal corner NW',
      'Diagonal corner SE',
      'Diagonal corner SW',
      'Draw your own room',
    ])
  })

  it('[A-141] have their default lengths', () => {
    expect(roomTypes.map((type) => roomPresets[type].defaultLengths)).toEqual([
      [5000, 5000],
      [5000, 5000, 5000],
      [3000, 3000, 5000, 5000],
      [3000, 5000, 5000, 3000],
      [5000, 3000, 3000, 5000],
      [5000, 5000, 3000, 3000],
      [3000, 3000, 5000, 5000],
      [3000, 5000, 5000, 3000],
      [5000, 3000, 3000, 5000],
      [5000, 5000, 3000, 3000],
      [],
    ])
  })

  it('[D-30] enclose 25, 21 and 23 square metres by default', () => {
    const areas = presets.map((type) => onlyRoom(build(type)).area)
    expect(areas).toEqual([25e6, 25e6, 21e6, 21e6, 21e6, 21e6, 23e6, 23e6, 23e6, 23e6])
  })

  it('[D-30] [A-41] rt6 with uneven lengths has the corners of the table, north wall first', () => {
    const walls = linesOf(build('rt6', [5200, 4100, 3000, 2400]))
    expect(walls.map(({ from }) => from)).toEqual([
      [0, 4100],
      [5200, 4100],
      [5200, 0],
      [2200, 0],
      [2200, 1700],
      [0, 1700],
    ])
  })

  it('[D-30] [A-41] rt2 is west, north, east, open to the south', () => {
    const room = build('rt2', [3000, 4000, 2500])
    expect(linesOf(room).map(({ from, to }) => [from, to])).toEqual([
      [
        [0, 0],
        [0, 3000],
      ],
      [
        [0, 3000],
        [4000, 3000],
      ],
      [
        [4000, 3000],
        [4000, 500],
      ],
    ])
    expect(room.walls.map(({ kind }) => kind)).toEqual(['wall', 'wall', 'wall', 'open'])
    expect(onlyRoom(room).area).toBe((4000 * (3000 + 2500)) / 2)
  })

  it('[D-30] every possible room is closed (rt2 by an open side), clockwise, with the inside on the right', () => {
    fc.assert(
      fc.property(possibleRoom, ({ type, lengths }) => {
        const built = build(type, lengths)
        const count = presetIds(type, () => 'x').walls.length
        expect(built.walls).toHaveLength(count)
        expect(built.walls.filter(({ kind }) => kind === 'open')).toHaveLength(type === 'rt2' ? 1 : 0)
        const room = onlyRoom(built)
        expect(room.outline).toHaveLength(count)
        expect(room.area).toBeGreaterThan(0)
        expect(room.record).toBe(built.room)
        expect(isInRoom(built.room.inside, room)).toBe(true)
        for (const line of linesOf(built)) {
          const frame = wallFrame(line)
          const middle = { along: frame.length / 2 }
          expect(isInside(fromWall(frame, { ...middle, across: 0.5 }), room.outline)).toBe(true)
          expect(isInside(fromWall(frame, { ...middle, across: -0.5 }), room.outline)).toBe(false)
        }
      }),
    )
  })

  it('[D-30] the lengths given are the clear lengths of the sides they name', () => {
    fc.assert(
      fc.property(possibleRoom, ({ type, lengths }) => {
        fc.pre(type !== 'rt1' && type !== 'rt2')
        const [n, e, s, w] = lengths
        const lines = linesOf(build(type, lengths))
        const lengthOf = (inward: readonly [number, number]) =>
          Math.max(
            ...lines
              .map(wallFrame)
              .filter((frame) => frame.inward[0] === inward[0] && frame.inward[1] === inward[1])
              .filter((frame) => isOuter(frame.origin, inward, lines))
              .map((frame) => frame.length),
          )
        expect([lengthOf([0, -1]), lengthOf([-1, 0]), lengthOf([0, 1]), lengthOf([1, 0])]).toEqual([
          n,
          e,
          s,
          w,
        ])
      }),
    )
  })

  it('[A-40 part] [H-23] walls are 2700 high and thick outward', () => {
    for (const { height, thickness, faces } of shellOfRoom(build('rt1')).walls) {
      expect([height, thickness]).toEqual([2700, defaultWallThickness])
      expect(faces.right).toMatchObject({ start: 0, end: 5000 })
      expect(faces.left).toMatchObject({ start: -thickness, end: 5000 + thickness })
    }
  })

  it('[D-36] lengths that cut no corner, are not above 0 or too many are refused', () => {
    expect(checkRoomLengths('rt1', [5000, 0])).toBe('Every length must be above 0')
    expect(checkRoomLengths('rt1', [5000, Number.NaN])).toBe('Every length must be above 0')
    expect(checkRoomLengths('rt1', [5000])).toBe('This room needs 2 lengths, not 1')
    for (const type of presets.slice(2)) {
      const defaults = roomPresets[type].defaultLengths
      expect(checkRoomLengths(type, defaults)).toBeNull()
      expect(checkRoomLengths(type, [4000, 4000, 4000, 4000])).toContain('must be shorter')
      defaults.forEach((length, side) => {
        const opposite = defaults[(side + 2) % 4] ?? 0
        const uncut = defaults.with(side, length < opposite ? opposite : opposite - 1)
        expect(checkRoomLengths(type, uncut)).toContain('must be shorter')
      })
    }
    expect(presetRoom('rt11', [], 2700, ids)).toMatchObject({ ok: false })
    expect(presetRoom('rt1', [5000, 5000], 0, ids)).toMatchObject({ ok: false })
    expect(presetRoom('rt3', [3000, 3000, 5000, 5000], 2700, { ...ids, walls: ['a'] })).toMatchObject({
      ok: false,
    })
  })
})

/** Whether a wall lies on the bounding rectangle: indents have walls of the same direction further in. */
function isOuter(
  origin: readonly [number, number],
  inward: readonly [number, number],
  lines: readonly Line[],
): boolean {
  const corners = lines.map(({ from }) => from)
  const depth = (point: readonly [number, number]) => point[0] * inward[0] + point[1] * inward[1]
  return depth(origin) === Math.min(...corners.map(depth))
}

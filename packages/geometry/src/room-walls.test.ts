import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInside, polygonArea, roomArea, roomOutlines } from './room-outline.ts'
import { type PresetRoomType, roomPresets, roomTypes } from './room-preset.ts'
import {
  checkRoomLengths,
  defaultWallHeight,
  defaultWallThickness,
  roomWalls,
  wallCount,
} from './room-walls.ts'
import type { Wall } from './wall.ts'
import { fromWall, wallFrame } from './wall-frame.ts'

const presets = roomTypes.filter((type): type is PresetRoomType => type !== 'rt11')
const ids = ['a', 'b', 'c', 'd', 'e', 'f']

function build(type: PresetRoomType, lengths = roomPresets[type].defaultLengths): readonly Wall[] {
  const built = roomWalls(type, lengths, defaultWallHeight, ids)
  if (!built.ok) throw new Error(built.message)
  return built.value
}

const possibleRoom = fc
  .tuple(
    fc.constantFrom(...presets),
    fc.array(fc.integer({ min: 400, max: 12_000 }), { minLength: 4, maxLength: 4 }),
  )
  .map(([type, lengths]) => ({ type, lengths: lengths.slice(0, roomPresets[type].defaultLengths.length) }))
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
    const areas = presets.map((type) => roomArea(build(type)))
    expect(areas).toEqual([25e6, null, 21e6, 21e6, 21e6, 21e6, 23e6, 23e6, 23e6, 23e6])
  })

  it('[D-30] [A-41] rt6 with uneven lengths has the corners of the table, north wall first', () => {
    const walls = build('rt6', [5200, 4100, 3000, 2400])
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
    const walls = build('rt2', [3000, 4000, 2500])
    expect(walls.map(({ from, to }) => [from, to])).toEqual([
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
    expect(roomOutlines(walls)[0]?.closed).toBe(false)
  })

  it('[D-30] every possible room is closed (rt2 open), clockwise, with the inside on the right', () => {
    fc.assert(
      fc.property(possibleRoom, ({ type, lengths }) => {
        const walls = build(type, lengths)
        const [outline] = roomOutlines([...walls].reverse())
        if (!outline) throw new Error('no outline')
        expect(outline.closed).toBe(type !== 'rt2')
        expect(outline.walls).toHaveLength(wallCount(type))
        if (!outline.closed) return
        for (const wall of walls) {
          const frame = wallFrame(wall)
          const middle = { along: frame.length / 2 }
          expect(isInside(fromWall(frame, { ...middle, across: 0.5 }), outline.corners)).toBe(true)
          expect(isInside(fromWall(frame, { ...middle, across: -0.5 }), outline.corners)).toBe(false)
        }
        expect(polygonArea(outline.corners)).toBeGreaterThan(0)
      }),
    )
  })

  it('[D-30] the lengths given are the clear lengths of the sides they name', () => {
    fc.assert(
      fc.property(possibleRoom, ({ type, lengths }) => {
        fc.pre(type !== 'rt1' && type !== 'rt2')
        const [n, e, s, w] = lengths
        const lengthOf = (inward: readonly [number, number]) =>
          Math.max(
            ...build(type, lengths)
              .map(wallFrame)
              .filter((frame) => frame.inward[0] === inward[0] && frame.inward[1] === inward[1])
              .filter((frame) => isOuter(frame.origin, inward, type, lengths))
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

  it('[A-40] [H-23] walls are 2700 high and thick outward', () => {
    for (const wall of build('rt1')) {
      expect(wall).toMatchObject({ height: 2700, thickness: defaultWallThickness })
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
    expect(roomWalls('rt11', [], 2700, ids)).toMatchObject({ ok: false })
    expect(roomWalls('rt1', [5000, 5000], 0, ids)).toMatchObject({ ok: false })
  })
})

/** Whether a wall lies on the bounding rectangle: indents have walls of the same direction further in. */
function isOuter(
  origin: readonly [number, number],
  inward: readonly [number, number],
  type: PresetRoomType,
  lengths: readonly number[],
): boolean {
  const corners = build(type, lengths).map(({ from }) => from)
  const depth = (point: readonly [number, number]) => point[0] * inward[0] + point[1] * inward[1]
  return depth(origin) === Math.min(...corners.map(depth))
}

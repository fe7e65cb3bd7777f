import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '../point.ts'
import { isInside } from '../polygon.ts'
import { middle, plus, times } from '../vector.ts'
import { ceilingAt } from './ceiling.ts'
import { walkCycles } from './cycles.ts'
import { findRooms } from './found-rooms.ts'
import { wallGraph } from './graph.ts'
import { joinWalls } from './joints.ts'
import { middleOf } from './middle.ts'
import { overlapOf } from './overlap.ts'
import { byId, type DrawnWall, drawPlan } from './plan-for-tests.ts'
import { edgesOf, signedArea } from './polygon.ts'
import type { PlanRecords, Wall } from './records.ts'
import { shellOf } from './shell.ts'
import type { FoundRoom, Shell } from './surfaces.ts'
import { wallLines } from './wall-line.ts'

type Box = readonly [west: number, south: number, east: number, north: number]

const anyHow = fc.record({
  line: fc.constantFrom('left', 'centre', 'right'),
  thickness: fc.integer({ min: 60, max: 300 }),
  kind: fc.constantFrom('wall', 'wall', 'wall', 'wall', 'open'),
})
const share = fc.double({ min: 0, max: 1, noNaN: true })
/** Shares of the way across, never where edges are: on whole millimetres, the outermost lines, the diagonals. */
const spot = (rest: number) => fc.integer({ min: 10, max: 9989 }).map((share) => (share + rest) / 10_000)
const pull = fc.integer({ min: -400, max: 400 })
const anySplit = fc.record({ cell: share, at: share, isAcross: fc.boolean(), how: anyHow })
const anyWarp = fc.record({
  turn: fc.constantFrom(0, 0, Math.PI / 2, 0.3, 2, 4.4),
  lean: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
  far: fc.constantFrom<Point>([0, 0], [-7000, 12_345.678], [1e6, -2e6]),
})

/** A house halved again and again, every partition ending on the walls before it; turned and leant as a whole. */
const anyHouse = fc
  .record({
    width: fc.integer({ min: 3000, max: 16_000 }),
    depth: fc.integer({ min: 3000, max: 12_000 }),
    outer: fc.tuple(anyHow, anyHow, anyHow, anyHow),
    splits: fc.array(anySplit, { maxLength: 14 }),
    warp: anyWarp,
    shakes: fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 7 }),
  })
  .map(({ width, depth, outer, splits, warp, shakes }) => {
    const [n, e, s, w] = outer.map((how) => ({ ...how, kind: 'wall' as const }))
    const drawn: DrawnWall[] = [
      [[0, depth], [width, depth], n],
      [[width, depth], [width, 0], e],
      [[width, 0], [0, 0], s],
      [[0, 0], [0, depth], w],
    ]
    const cells: Box[] = [[0, 0, width, depth]]
    for (const { cell, at, isAcross, how } of splits) {
      const index = Math.min(cells.length - 1, Math.floor(cell * cells.length))
      const [west, south, east, north] = cells[index] ?? [0, 0, 0, 0]
      const [low, high] = isAcross ? [south + 1000, north - 1000] : [west + 1000, east - 1000]
      if (high < low) continue
      const place = Math.round(low + (high - low) * at)
      const halves: readonly Box[] = [
        isAcross ? [west, south, east, place] : [west, south, place, north],
        isAcross ? [west, place, east, north] : [place, south, east, north],
      ]
      // A wall that ended on an open one would be square there and reach a little beyond it.
      cells.splice(index, 1, ...(how.kind === 'open' ? [] : halves))
      drawn.push(isAcross ? [[west, place], [east, place], how] : [[place, south], [place, north], how])
    }
    // Every end of a wall is shaken by itself: people and imports miss each other by a hair.
    let shaken = 0
    const shake = ([x, y]: Point): Point => {
      const by = () => (warp.lean > 0 ? (shakes[shaken++ % shakes.length] ?? 0) / 100 : 0)
      return plus(warped([x, y], warp), [by(), by()])
    }
    return drawn.map(([from, to, how]): DrawnWall => [shake(from), shake(to), how])
  })

/** A net of corners pulled askew, every side between two of them a wall of its own. */
const anyNet = fc
  .record({
    columns: fc.integer({ min: 1, max: 4 }),
    rows: fc.integer({ min: 1, max: 3 }),
    pulls: fc.array(fc.tuple(pull, pull), { minLength: 20, maxLength: 20 }),
    hows: fc.array(anyHow, { minLength: 31, maxLength: 31 }),
  })
  .map(({ columns, rows, pulls, hows }) => {
    const at = (column: number, row: number): Point =>
      plus([column * 3000, row * 3000], pulls[column * 4 + row] ?? [0, 0])
    const ends: (readonly [Point, Point])[] = []
    for (let column = 0; column <= columns; column++) {
      for (let row = 0; row <= rows; row++) {
        if (row < rows) ends.push([at(column, row), at(column, row + 1)])
        if (column < columns) ends.push([at(column, row), at(column + 1, row)])
      }
    }
    return ends.map(([from, to], index): DrawnWall => [from, to, hows[index]])
  })

/** Walls taken out: spurs, loose walls, islands, rooms that run into each other. */
const anyRuin = fc
  .tuple(fc.oneof(anyHouse, anyNet), fc.array(fc.nat({ max: 30 }), { maxLength: 8 }))
  .map(([drawn, gone]) => drawn.filter((_, index) => !gone.includes(index)))

function warped([x, y]: Point, { turn, lean, far }: { turn: number; lean: number; far: Point }): Point {
  const leant = x + y * lean
  return plus(far, [leant * Math.cos(turn) - y * Math.sin(turn), leant * Math.sin(turn) + y * Math.cos(turn)])
}

/** What lies inside the plan's outermost faces. */
function outerArea({ corners, walls }: PlanRecords): number {
  const graph = wallGraph(wallLines(corners, walls))
  joinWalls(graph.nodes)
  return findRooms(walkCycles(graph.chains)).outside.reduce((sum, { area }) => sum + area, 0)
}

function contains({ outline, holes }: Pick<FoundRoom, 'outline' | 'holes'>, point: Point): boolean {
  return isInside(point, outline) && !holes.some((hole) => isInside(point, hole))
}

describe('any floor plan', () => {
  it('[law 2] does not depend on the order or direction in which its walls were drawn', () => {
    fc.assert(
      fc.property(
        anyRuin,
        fc.array(fc.tuple(fc.boolean(), fc.nat()), { minLength: 31, maxLength: 31 }),
        (drawn, draws) => {
          const records = drawPlan(drawn)
          const isTurned = (id: string) => draws[Number(id.slice(1)) % draws.length]?.[0] ?? false
          const redrawn = Object.values(records.walls)
            .map((wall, index) => ({ wall, rank: draws[index % draws.length]?.[1] ?? 0 }))
            .sort((a, b) => a.rank - b.rank)
            .map(({ wall }) => (isTurned(wall.id) ? turnedRound(wall) : wall))
          const corners = byId(Object.values(records.corners).reverse())
          const shell = shellOf(records)
          const other = shellOf({ corners, walls: byId(redrawn), rooms: {} })

          expectSameNumbers(roomsOf(other), roomsOf(shell))
          expectSameNumbers(
            facesOf(other, isTurned),
            facesOf(shell, () => false),
          )
        },
      ),
      { numRuns: 300 },
    )
  })

  it('[law 2] has rooms that do not depend on the names of its walls', () => {
    fc.assert(
      fc.property(anyRuin, (drawn) => {
        const renamed = drawn.map(
          ([from, to, how], index): DrawnWall => [from, to, { ...how, id: `${99 - index}` }],
        )
        expectSameNumbers(roomsOf(shellOf(drawPlan(renamed))), roomsOf(shellOf(drawPlan(drawn))))
      }),
      { numRuns: 100 },
    )
  })

  it('is its rooms and its walls, and nothing is left over', () => {
    fc.assert(
      fc.property(anyRuin, (drawn) => {
        const records = drawPlan(drawn)
        const { rooms, walls } = shellOf(records)
        const sum = [...rooms.map(({ area }) => area), ...walls.map(({ footprint }) => signedArea(footprint))]
        const whole = outerArea(records)
        expect(Math.abs(sum.reduce((a, b) => a + b, 0) - whole)).toBeLessThanOrEqual(1e-6 * whole)
      }),
      { numRuns: 300 },
    )
  })

  it('has every point of itself in one room or one wall', () => {
    fc.assert(
      fc.property(
        anyHouse,
        fc.array(fc.tuple(spot(0.318), spot(0.773)), { minLength: 40, maxLength: 40 }),
        (drawn, spots) => {
          const { rooms, walls } = shellOf(drawPlan(drawn))
          const [a, b, , c] = drawn.map(([from]) => from)
          for (const [along, up] of spots) {
            if (!a || !b || !c) continue
            const point: Point = [
              a[0] + (b[0] - a[0]) * along + (c[0] - a[0]) * up,
              a[1] + (b[1] - a[1]) * along + (c[1] - a[1]) * up,
            ]
            const bodies = walls.filter(({ footprint }) => isInside(point, footprint)).map(({ id }) => id)
            const around = rooms.filter((room) => contains(room, point)).map(({ outline }) => outline)
            expect([...bodies, ...around]).toHaveLength(1)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('has stretches that look into their rooms, and every face of a room is one of its sides', () => {
    fc.assert(
      fc.property(anyRuin, (drawn) => {
        const { rooms, stretches, face } = shellOf(drawPlan(drawn))
        for (const stretch of stretches) {
          const frame = face(stretch.wall, stretch.side)?.frame
          const point = plus(middle(stretch.from, stretch.to), times(frame?.inward ?? [0, 0], 1))
          const found = rooms.findIndex((room) => contains(room, point))
          expect(found).toBe(stretch.room ?? -1)
          if (stretch.room !== null) expect(rooms[stretch.room]?.sides).toContain(stretch)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('has a middle in every room, and rooms that share nothing', () => {
    fc.assert(
      fc.property(anyHouse, (drawn) => {
        const { rooms } = shellOf(drawPlan(drawn))
        rooms.forEach((room, index) => {
          expect(contains(room, middleOf(room))).toBe(true)
          const [x, y] = middleOf(room)
          const edges = [room.outline, ...room.holes].flatMap(edgesOf)
          expect(edges.every(([a, b]) => Math.hypot((a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y) > 50)).toBe(
            true,
          )
          for (const other of rooms.slice(index + 1)) {
            expect(overlapOf(room, other)).toBeLessThan(1e-6 * room.area)
          }
          expect(Math.abs(overlapOf(room, room) - room.area)).toBeLessThan(1e-6 * room.area)
        })
      }),
      { numRuns: 60 },
    )
  })
})

describe('what nobody should draw', () => {
  const anyNumber = fc.constantFrom(
    0,
    -0,
    0.5,
    1,
    2,
    100,
    1000,
    1000.5,
    3000,
    -2000,
    1e9,
    -1e9,
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  )
  const anyCorner = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'gone')
  const anyWall = fc.record({
    from: anyCorner,
    to: anyCorner,
    kind: fc.constantFrom('wall', 'wall', 'open'),
    thickness: fc.oneof(fc.constant(100), anyNumber),
    line: fc.constantFrom('left', 'centre', 'right'),
    height: fc.oneof(fc.constant(null), anyNumber),
  })
  const anyRoom = fc.record({
    inside: fc.tuple(anyNumber, anyNumber),
    height: anyNumber,
    slopes: fc.array(
      fc.record({
        wall: fc.constantFrom('w0', 'w1', 'gone'),
        side: fc.constantFrom('left', 'right'),
        knee: anyNumber,
        run: anyNumber,
      }),
      { maxLength: 3 },
    ),
  })

  it('throws nothing, ends, and leaves no number that is none', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyNumber, anyNumber), { minLength: 6, maxLength: 6 }),
        fc.array(anyWall, { maxLength: 14 }),
        fc.array(anyRoom, { maxLength: 3 }),
        (places, walls, rooms) => {
          const corners = byId([...'abcdef'].map((id, index) => ({ id, at: places[index] ?? [0, 0] })))
          const shell = shellOf({
            corners,
            walls: byId(walls.map((wall, index) => ({ id: `w${index}`, ...wall }))),
            rooms: drawPlan([], rooms).rooms,
          })
          const numbers = [
            ...numbersIn(roomsOf(shell)),
            ...numbersIn(facesOf(shell, () => false)),
            ...shell.rooms.map((room) => ceilingAt(room, middleOf(room))),
            ...shell.rooms.flatMap((room) => shell.rooms.map((other) => overlapOf(room, other))),
          ]
          expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([])
        },
      ),
      { numRuns: 2000 },
    )
  })
})

function turnedRound(wall: Wall): Wall {
  const line = wall.line === 'left' ? 'right' : wall.line === 'right' ? 'left' : 'centre'
  return { ...wall, from: wall.to, to: wall.from, line }
}

function roomsOf({ rooms }: Shell): unknown {
  return rooms.map(({ outline, holes, area, perimeter, sides, height, ...room }) => ({
    outline,
    holes,
    area,
    perimeter,
    height,
    sides: sides.map(({ from, to }) => [from, to]),
    middle: middleOf({ outline, holes, ...room }),
  }))
}

/** Faces by the side they had before their wall was turned round. */
function facesOf({ walls }: Shell, isTurned: (id: string) => boolean): unknown {
  return walls.map(({ id, faces: { left, right }, footprint, height, length }) => ({
    id,
    faces: (isTurned(id) ? [right, left] : [left, right]).map(({ frame, start, end, top, stretches }) => ({
      frame,
      start,
      end,
      top,
      stretches: stretches.map(({ side, wall, ...stretch }) => stretch),
    })),
    footprint,
    height,
    length,
  }))
}

function expectSameNumbers(actual: unknown, expected: unknown): void {
  const [found, wanted] = [numbersIn(actual), numbersIn(expected)]
  expect(found).toHaveLength(wanted.length)
  const worst = found.findIndex((number, index) => {
    const other = wanted[index] ?? Number.NaN
    return !(Math.abs(number - other) <= 1e-6 + 1e-9 * Math.abs(other))
  })
  expect(worst < 0 ? null : { worst, found: found[worst], wanted: wanted[worst] }).toBeNull()
}

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersIn)
}

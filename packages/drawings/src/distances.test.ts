import {
  cross,
  fromWall,
  type ItemSide,
  isInside,
  minus,
  neighbourDistances,
  type Point,
  plus,
  type Shell,
  type Stretch,
  shellOf,
  times,
} from '@arredo/geometry'
import { type Desk, standingRows } from '@arredo/project'
import { everyPreset, placedRooms, rightAngled, roomWith } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Drawing } from './drawing.ts'
import { drawElevation } from './elevation/draw-elevation.ts'
import { drawPlan } from './plan/draw-plan.ts'

/** What stands, and what hangs. */
const heights = fc.constantFrom(0, 0, 840, 1412.5)
const labels = { formatLength: (length: number) => length.toFixed(6), formatArea: String, text: String }
function distancesIn(desk: Desk): ReadonlyMap<ItemSide, number> {
  const { document, evaluation } = desk.current()
  const [item] = standingRows(document, evaluation)
  if (!item) throw new Error('Nothing stands there')
  const found = neighbourDistances(item, [], shellOf(document).walls)
  return new Map(found.map(({ side, distance: away }) => [side, away]))
}

type Polygon = readonly Point[]

function polygonsOf(drawing: Drawing, ...styles: readonly string[]): readonly Polygon[] {
  return drawing.flatMap((shape) =>
    shape.kind === 'polygon' && styles.includes(shape.style) ? [shape.points] : [],
  )
}

/** How far a ray runs before it meets a drawn edge; infinite where it meets none. */
function clearWay(from: Point, way: Point, polygons: readonly Polygon[]): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const polygon of polygons) {
    polygon.forEach((start, index) => {
      const edge = minus(polygon[(index + 1) % polygon.length] ?? start, start)
      const turn = cross(way, edge)
      if (Math.abs(turn) < 1e-9) return
      const away = cross(minus(start, from), edge) / turn
      const share = cross(minus(start, from), way) / turn
      if (share > -1e-9 && share < 1 + 1e-9 && away > -0.5) nearest = Math.min(nearest, Math.max(0, away))
    })
  }
  return nearest
}

/** The clear way before each side of a drawn item, in the middle and next to its ends. */
function drawnDistances(drawing: Drawing): ReadonlyMap<ItemSide, number> {
  const [item = []] = polygonsOf(drawing, 'item')
  const [leftBack, rightBack, rightFront, leftFront] = item
  if (!leftBack || !rightBack || !rightFront || !leftFront) throw new Error('No item is drawn')
  const solid = polygonsOf(drawing, 'wall', 'opening', 'window')
  const edges: readonly (readonly [ItemSide, Point, Point, Point])[] = [
    ['left', leftBack, leftFront, minus(leftBack, rightBack)],
    ['right', rightBack, rightFront, minus(rightBack, leftBack)],
    ['front', leftFront, rightFront, minus(leftFront, leftBack)],
    ['back', leftBack, rightBack, minus(leftBack, leftFront)],
  ]
  return new Map(
    edges.flatMap(([side, start, end, out]): readonly (readonly [ItemSide, number])[] => {
      const way = times(out, 1 / Math.hypot(...out))
      const ways = [0.5, 0.02, 0.98].map((share) =>
        clearWay(plus(start, times(minus(end, start), share)), way, solid),
      )
      const least = Math.min(...ways)
      return Number.isFinite(least) ? [[side, least]] : []
    }),
  )
}

/** Whether a stretch ends, on that side of who looks at it, at a wall that comes towards him. */
function isInCorner({ walls, face }: Shell, stretch: Stretch, side: 'left' | 'right'): boolean {
  const frame = face(stretch.wall, stretch.side)?.frame
  const along = side === 'left' ? stretch.start - 5 : stretch.end + 5
  const beyond = frame && fromWall(frame, { along, across: 5 })
  return beyond !== undefined && walls.some(({ footprint }) => isInside(beyond, footprint))
}

/** What is left beside the item in an elevation, to the next thing that is drawn there. */
function elevationGaps(drawing: Drawing): {
  readonly left: number
  readonly right: number
  readonly below: number
} {
  const span = (points: Polygon) => {
    const xs = points.map(([x]) => x)
    return { start: Math.min(...xs), end: Math.max(...xs) }
  }
  const [item] = polygonsOf(drawing, 'front').map(span)
  const [wall] = polygonsOf(drawing, 'floor').map(span)
  if (!item || !wall) throw new Error('No item is drawn')
  const others = polygonsOf(drawing, 'wall').map(span)
  const before = others.map(({ end }) => end).filter((end) => end <= item.start + 1e-6)
  const after = others.map(({ start }) => start).filter((start) => start >= item.end - 1e-6)
  const ups = polygonsOf(drawing, 'front').flatMap((points) => points.map(([, up]) => up))
  return {
    below: Math.min(...ups),
    left: item.start - Math.max(wall.start, ...before),
    right: Math.min(wall.end, ...after) - item.end,
  }
}

describe('the distance from an item to the wall it faces', () => {
  it('[law 3 part] is in the plan what it is in the room, on all sides and at any angle', () => {
    let measured = 0
    fc.assert(
      fc.property(
        placedRooms('unit', everyPreset, fc.constantFrom(0, 0.13, -0.21), fc.constantFrom(0, 0, 30, 90, 200)),
        (dice) => {
          const room = roomWith(dice)
          if (!room) return
          const { document, evaluation } = room.desk.current()
          const real = distancesIn(room.desk)
          const drawn = drawnDistances(drawPlan(document, evaluation, labels))
          expect([...drawn.keys()].sort()).toEqual([...real.keys()].sort())
          for (const [side, away] of drawn) {
            expect(Math.abs((real.get(side) ?? Number.NaN) - away)).toBeLessThan(1e-6)
            measured += 1
          }
        },
      ),
      { numRuns: 500 },
    )
    expect(measured).toBeGreaterThan(1000)
  })

  it('[law 3 part] is in the elevation, drawn and written, what it is in the room', () => {
    let measured = 0
    fc.assert(
      fc.property(placedRooms('shelf', rightAngled, fc.constant(0), fc.constant(0), heights), (dice) => {
        const room = roomWith(dice)
        if (!room) return
        const { desk, stretch } = room
        const { document, evaluation } = desk.current()
        const shell = shellOf(document)
        // Letters so small that every number finds its place.
        const drawing = drawElevation(document, evaluation, stretch, labels, { textSize: 1 })
        if (!drawing) throw new Error('No elevation')
        const real = distancesIn(desk)
        const gaps = elevationGaps(drawing)
        const written = drawing.flatMap((shape) =>
          shape.kind === 'text' && shape.style === 'dimensionText' ? [Number(shape.text)] : [],
        )
        const isWritten = (away: number) => written.some((length) => Math.abs(length - away) < 1e-5)
        expect(gaps.below).toBe(dice.up)
        if (dice.up > 0) expect(isWritten(dice.up)).toBe(true)
        for (const side of ['left', 'right'] as const) {
          if (!isInCorner(shell, stretch, side)) continue
          const away = real.get(side) ?? Number.NaN
          expect(Math.abs(gaps[side] - away)).toBeLessThan(1e-6)
          if (away > 1) expect(isWritten(away)).toBe(true)
          measured += 1
        }
      }),
      { numRuns: 500 },
    )
    expect(measured).toBeGreaterThan(500)
  })
})

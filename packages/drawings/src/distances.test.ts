import {
  centredOn,
  collides,
  cross,
  fromWall,
  type ItemSide,
  isInside,
  minus,
  neighbourDistances,
  onFloor,
  type Placement,
  type Point,
  type PresetRoomType,
  plus,
  presetIds,
  roomPresets,
  roomTypes,
  type Shell,
  type Stretch,
  shellOf,
  times,
  wallFrame,
} from '@arredo/geometry'
import {
  addOpening,
  changeWall,
  createDesk,
  type Desk,
  drawWall,
  type Evaluation,
  newDocument,
  type ProjectDocument,
  placeArticle,
  setRoom,
  standingRows,
} from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Drawing } from './drawing.ts'
import { drawElevation } from './elevation/draw-elevation.ts'
import { drawPlan } from './plan/draw-plan.ts'

const labels = { formatLength: (length: number) => length.toFixed(6), formatArea: String, text: String }
/** The shelf is less deep than any passage between two walls is wide. */
const sizes = {
  unit: { width: 600, depth: 560, height: 720 },
  shelf: { width: 600, depth: 100, height: 720 },
}
const presets = roomTypes.filter((type): type is PresetRoomType => type !== 'rt11')
/** A slanted wall is nearer in front of an item than on the wall behind it. */
const rightAngled = presets.slice(0, 6)

function evaluate({ rows }: ProjectDocument): Evaluation {
  const answer = { article: 'B', name: { en: 'B' }, configuration: {}, variants: [], parts: [] }
  const articles = Object.values(rows).map((row) => {
    const size = row.kind === 'article' && row.article === 'shelf' ? sizes.shelf : sizes.unit
    return [row.id, { ...answer, size, conflicts: [] }]
  })
  return { alternative: 'a1', articles: Object.fromEntries(articles), findings: [], prices: {} }
}

/** A wall through a room, by shares of its width and depth: along an axis, or slanted by `slant`. */
type Through = { readonly isUpright: boolean; readonly share: number; readonly slant: number }
type Dice = {
  readonly article: keyof typeof sizes
  readonly type: PresetRoomType
  readonly stretch: number
  readonly walls: readonly Through[]
  /** Whether the preset's walls lie about their lines as the others do. */
  readonly isLined: boolean
  readonly line: 'left' | 'centre' | 'right'
  readonly thickness: number
  readonly door: number
  readonly which: number
  readonly along: number
  readonly out: number
  readonly turn: number
}

function diceOf(
  article: Dice['article'],
  types: readonly PresetRoomType[],
  slant: fc.Arbitrary<number>,
  turn: fc.Arbitrary<number>,
): fc.Arbitrary<Dice> {
  const share = fc.constantFrom(0.3, 0.45, 0.7)
  return fc.record({
    article: fc.constant(article),
    type: fc.constantFrom(...types),
    stretch: fc.integer({ min: 10, max: 20 }),
    walls: fc.array(fc.record({ isUpright: fc.boolean(), share, slant }), { maxLength: 2 }),
    isLined: fc.boolean(),
    line: fc.constantFrom('left', 'centre', 'right'),
    thickness: fc.constantFrom(60, 100, 120),
    door: fc.nat(20),
    which: fc.nat(40),
    along: fc.double({ min: 0, max: 1, noNaN: true }),
    out: fc.constantFrom(0, 0, 35),
    turn,
  })
}

/** A room with walls through it and a door, and one thing seated on one of its faces. */
function roomWith(dice: Dice): { readonly desk: Desk; readonly stretch: Stretch } | null {
  const size = sizes[dice.article]
  const document = newDocument({ name: 'K', alternative: 'a1', priceDate: '2026-11-15' })
  const desk = createDesk({ document, evaluate })
  let made = 0
  const newId = () => `i${made++}`
  const lengths = roomPresets[dice.type].defaultLengths.map((length) => (length * dice.stretch) / 10)
  desk.run(setRoom, { type: dice.type, lengths, ids: presetIds(dice.type, newId) })
  if (dice.isLined) {
    const { line } = dice
    for (const wall of Object.keys(desk.current().document.walls))
      desk.run(changeWall, { wall, change: { line } })
  }
  const reach = Math.max(...lengths)
  for (const { isUpright, share, slant } of dice.walls) {
    const at = (along: number, across: number): Point => (isUpright ? [across, along] : [along, across])
    const from = { corner: newId(), at: at(0, share * reach) }
    const to = { corner: newId(), at: at(reach, (share + slant) * reach) }
    const { line, thickness } = dice
    desk.run(drawWall, { wall: newId(), from, to, line, thickness, rooms: [newId(), newId()] })
  }
  const shell = shellOf(desk.current().document)
  const wall = shell.walls[dice.door % shell.walls.length]
  const hole = { kind: 'door', offset: 300, width: 900, height: 2000, sill: 0 } as const
  const hung = { hand: 'left', swing: 'in', depth: null, side: 'right' } as const
  if (wall) desk.run(addOpening, { opening: { id: newId(), wall: wall.id, ...hole, ...hung } })

  const stretch = shell.seats[dice.which % shell.seats.length]
  if (!stretch || stretch.end - stretch.start < 700) return null
  const left = stretch.start + dice.along * (stretch.end - stretch.start - size.width)
  const seat = { on: 'wall', wall: stretch.wall, side: stretch.side } as const
  const article = { catalogue: 'c', model: 'M', article: dice.article, side: 'L' } as const
  // What is turned stands free before the wall.
  const middle = fromWall(wallFrame(stretch), { along: left - stretch.start + size.width / 2, across: 700 })
  const placement: Placement =
    dice.turn === 0
      ? { at: [left, dice.out, 0], rotation: 0, seat }
      : { ...centredOn(middle, 0, dice.turn, size), seat: onFloor }
  desk.run(placeArticle, { ...article, row: 'r', choices: {}, placement })
  return isClear(desk) ? { desk, stretch } : null
}

/** Where rooms are too narrow it would stand in a wall. */
function isClear(desk: Desk): boolean {
  const { document, evaluation } = desk.current()
  const { walls } = shellOf(document)
  return standingRows(document, evaluation).every((item) => !collides(item, [], walls))
}

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
function elevationGaps(drawing: Drawing): { readonly left: number; readonly right: number } {
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
  return {
    left: item.start - Math.max(wall.start, ...before),
    right: Math.min(wall.end, ...after) - item.end,
  }
}

describe('the distance from an item to the wall it faces', () => {
  it('[law 3 part] is in the plan what it is in the room, on all sides and at any angle', () => {
    let measured = 0
    fc.assert(
      fc.property(
        diceOf('unit', presets, fc.constantFrom(0, 0.13, -0.21), fc.constantFrom(0, 0, 30, 90, 200)),
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
      { numRuns: 300 },
    )
    expect(measured).toBeGreaterThan(600)
  })

  it('[law 3 part] is in the elevation, drawn and written, what it is in the room', () => {
    let measured = 0
    fc.assert(
      fc.property(diceOf('shelf', rightAngled, fc.constant(0), fc.constant(0)), (dice) => {
        const room = roomWith(dice)
        if (!room) return
        const { desk, stretch } = room
        const { document, evaluation } = desk.current()
        const shell = shellOf(document)
        const drawing = drawElevation(document, evaluation, stretch, labels)
        if (!drawing) throw new Error('No elevation')
        const real = distancesIn(desk)
        const gaps = elevationGaps(drawing)
        const written = drawing.flatMap((shape) =>
          shape.kind === 'text' && shape.style === 'dimensionText' ? [Number(shape.text)] : [],
        )
        for (const side of ['left', 'right'] as const) {
          if (!isInCorner(shell, stretch, side)) continue
          const away = real.get(side) ?? Number.NaN
          expect(Math.abs(gaps[side] - away)).toBeLessThan(1e-6)
          if (away > 1) expect(written.some((length) => Math.abs(length - away) < 1e-5)).toBe(true)
          measured += 1
        }
      }),
      { numRuns: 300 },
    )
    expect(measured).toBeGreaterThan(200)
  })
})

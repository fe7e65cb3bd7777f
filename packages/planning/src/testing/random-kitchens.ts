import type { Catalogue, Choices, Side } from '@arredo/catalogue'
import { type Opening, onFloor, type Placement } from '@arredo/geometry'
import {
  addOpening,
  type Evaluation,
  evaluateProject,
  type ProjectDocument,
  placeArticle,
} from '@arredo/project'
import * as fc from 'fast-check'
import { withFollowers } from '../followers/with-followers.ts'
import { emptyKitchen, faceAt, inCorner, onFace } from './kitchen-for-tests.ts'

export const [roomWidth, roomDepth] = [6000, 5600]
export const walls = ['north', 'east', 'south', 'west'] as const
export type Wall = (typeof walls)[number]
export const lengths = { north: roomWidth, east: roomDepth, south: roomWidth, west: roomDepth }
const mirrorWall = { north: 'north', east: 'west', south: 'south', west: 'east' } as const
/** A unit stands in the corner at the left end of the wall; its mirror image at the left end of this one. */
const mirrorCorner = { north: 'east', east: 'north', south: 'west', west: 'south' } as const

type Unit = {
  readonly article: string
  readonly choices: Choices
  readonly width: number
  readonly side: Side
}
/** At a place along a wall, from its left end. */
export type Stood = Unit & {
  readonly wall: Wall
  readonly at: number
  readonly up: number
  readonly row: string
}
type Isle = {
  readonly row: string
  readonly at: readonly [number, number]
  readonly rotation: number
  readonly width: number
}
type Hole = { readonly wall: Wall; readonly offset: number } & Pick<
  Opening,
  'kind' | 'width' | 'sill' | 'height'
>
export type Kitchen = {
  readonly corners: readonly { readonly wall: Wall; readonly row: string }[]
  readonly units: readonly Stood[]
  readonly isles: readonly Isle[]
  readonly holes: readonly Hole[]
  readonly header: Choices
}

const hand = fc.constantFrom<Side>('L', 'R')
const sized = (article: string, ...widths: number[]) =>
  fc.constantFrom(...widths).map((W): Unit => ({ article, choices: { W }, width: W, side: 'L' }))
const handed = (article: string, ...widths: number[]) =>
  fc
    .tuple(fc.constantFrom(...widths), hand)
    .map(([W, side]): Unit => ({ article, choices: { W }, width: W, side }))
const onTheFloor: fc.Arbitrary<Unit> = fc.oneof(
  { weight: 4, arbitrary: sized('B-DR3', 450, 600, 900) },
  { weight: 2, arbitrary: handed('B-DOOR', 450, 600) },
  { weight: 2, arbitrary: sized('B-SINK', 800, 900) },
  { weight: 1, arbitrary: fc.constant({ article: 'T-OVEN', choices: {}, width: 600, side: 'L' } as const) },
  {
    weight: 1,
    arbitrary: fc.constant({
      ...{ article: 'B-DR3', choices: { W: 600, FRONT: 'OAK' }, width: 600, side: 'L' },
    } as const),
  },
)
const hung: fc.Arbitrary<Unit> = fc
  .record({ W: fc.constantFrom(600, 900), LIGHT: fc.constantFrom('NONE', 'WARM') })
  .map((choices) => ({ article: 'W-2DOOR', choices, width: choices.W, side: 'L' }))
const gap = fc.constantFrom(0, 0, 0, 19, 60, 137, 350)

/** How the left end of a wall looks: a unit in the corner, a line that runs into it before the other wall's, or free. */
const corner = fc.constantFrom('unit', 'into', 'free', 'free')
const along = fc.record({
  corner,
  /** What is left in the corner between the two lines, where one runs into it. */
  cornerGap: fc.constantFrom(0, 12, 40, 90, 150),
  /** Else how far from the corner the first stands. */
  start: fc.constantFrom(700, 700, 760, 1050),
  first: onTheFloor,
  blind: fc.option(hand),
  more: fc.array(fc.tuple(gap, onTheFloor), { maxLength: 3 }),
  above: fc.array(fc.tuple(gap, hung), { maxLength: 2 }),
  rows: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
})
type Along = typeof along extends fc.Arbitrary<infer Value> ? Value : never

const isle = fc.record({
  widths: fc.array(fc.constantFrom(900, 1200), { minLength: 1, maxLength: 2 }),
  rows: fc.shuffledSubarray(['1', '2', '5', '8'], { minLength: 4 }),
  back: fc.integer({ min: 2300, max: 2800 }),
  left: fc.integer({ min: 1200, max: 1500 }),
  /** The one behind it: how far away and how far to the side, or none. */
  other: fc.option(
    fc.record({
      gap: fc.constantFrom(0, 1, 100, 400, 599, 600, 900),
      aside: fc.constantFrom(0, 0, -300, 300, 900, 1230),
    }),
  ),
  /** Before the wall in the south instead, so far from it, and nothing else there. */
  away: fc.option(fc.constantFrom(100, 250, 299, 300, 301, 500), { freq: 3 }),
})

const holes: fc.Arbitrary<readonly Hole[]> = fc
  .record({
    window: fc.record({
      wall: fc.constantFrom(...walls),
      offset: fc.integer({ min: 800, max: 3000 }),
      sill: fc.constantFrom(880, 1000, 1200),
    }),
    door: fc.option(
      fc.record({ wall: fc.constantFrom(...walls), offset: fc.integer({ min: 1000, max: 4000 }) }),
    ),
  })
  .map(({ window, door }) => [
    { ...window, kind: 'window', width: 1100, height: 900 },
    ...(door && door.wall !== window.wall
      ? [{ ...door, kind: 'door', width: 800, height: 2100, sill: 0 } as const]
      : []),
  ])

/** Corners with units and without, both hands, tall, base and wall units, doors, windows and islands. */
export const kitchens: fc.Arbitrary<Kitchen> = fc
  .record({
    sides: fc.tuple(along, along, along, along),
    isle: fc.option(isle, { freq: 3 }),
    holes,
    header: fc.record({
      WORKTOP: fc.constantFrom('QUARTZ', 'CONCRETE', 'OAK'),
      STYLE: fc.constantFrom('FLAT', 'SHAKER'),
      SPLASH: fc.constantFrom('NONE', 'TILE'),
    }),
    isMirrored: fc.boolean(),
  })
  .map(({ sides, isle: wanted, holes: all, header, isMirrored }) => {
    const isles = wanted ? islesOf(wanted) : []
    const kitchen = { isles, holes: all, header, ...stood(sides, all, wanted?.away ?? null) }
    return isMirrored ? mirrored(kitchen) : kitchen
  })

/** How deep floor units are. */
const deep = 581

function stood(
  given: readonly Along[],
  all: readonly Hole[],
  away: number | null,
): Pick<Kitchen, 'corners' | 'units'> {
  const isEmpty = (wall: Wall) => away !== null && wall === 'south'
  const cornerAt = (index: number) => {
    const wall = walls[index % 4] ?? 'north'
    const before = walls[(index + 3) % 4] ?? 'north'
    return isEmpty(wall) || isEmpty(before) ? 'free' : (given[index % 4]?.corner ?? 'free')
  }
  const corners = walls.flatMap((wall, index) =>
    cornerAt(index) === 'unit' ? [{ wall, row: `${given[index]?.rows[7]}-${wall}-corner` }] : [],
  )
  const units = walls.flatMap((wall, index): readonly Stood[] => {
    const side = given[index]
    if (!side || isEmpty(wall)) return []
    const [here, next] = [cornerAt(index), cornerAt(index + 1)]
    const start = here === 'unit' ? 900 : here === 'into' ? 0 : side.start
    const into = deep + (given[(index + 1) % 4]?.cornerGap ?? 0)
    const last = lengths[wall] - (next === 'unit' ? 900 : next === 'into' ? into : 700)
    const first: Unit =
      here === 'into' && side.blind
        ? { article: 'B-BLIND', choices: { W: 1000 }, width: 1000, side: side.blind }
        : side.first
    const line = inLine([[0, first], ...side.more], start, last)
    const base = next === 'into' ? withLastAt(line, last) : line
    const isLow = base.every(({ article }) => article !== 'T-OVEN')
    const above = inLine(isLow ? side.above : [], 700, lengths[wall] - 700)
    const isOpen = (
      { at, width }: { readonly at: number; readonly width: number },
      up: number,
      top: number,
    ) =>
      all.every(
        (hole) =>
          hole.wall !== wall ||
          at >= hole.offset + hole.width ||
          at + width <= hole.offset ||
          hole.sill >= top ||
          hole.sill + hole.height <= up,
      )
    return [
      ...base
        .map((each, at) => ({ ...each, wall, up: 0, row: `${side.rows[at]}-${wall}` }))
        .filter((each) => isOpen(each, 0, each.article === 'T-OVEN' ? 2200 : 820)),
      ...above
        .map((each, at) => ({ ...each, wall, up: 1420, row: `${side.rows[4 + at]}-${wall}-above` }))
        .filter((each) => isOpen(each, 1420, 2200)),
    ]
  })
  return { corners: corners.filter((each) => hasNeighbour(each.wall, units)), units }
}

/** Nobody can tell the left from the right of a corner unit that stands alone. */
function hasNeighbour(wall: Wall, units: readonly Stood[]): boolean {
  const before = walls[(walls.indexOf(wall) + 3) % 4] ?? 'north'
  return units.some(
    (unit) =>
      unit.up === 0 &&
      ((unit.wall === wall && unit.at === 900) ||
        (unit.wall === before && unit.at + unit.width === lengths[before] - 900)),
  )
}

type Placed = Unit & { readonly at: number }

function inLine(all: readonly (readonly [number, Unit])[], start: number, last: number): readonly Placed[] {
  let end = start
  return all.flatMap(([before, unit]) => {
    if (end + before + unit.width > last) return []
    const at = end + before
    end = at + unit.width
    return [{ ...unit, at }]
  })
}

function withLastAt(line: readonly Placed[], end: number): readonly Placed[] {
  const last = line.at(-1)
  // The worktop of the other line comes out before its fronts: no tall unit can stand there.
  if (!last || line.length === 1 || last.article === 'T-OVEN') return line.filter(isNoTall)
  return [...line.slice(0, -1), { ...last, at: end - last.width }]
}

function isNoTall({ article }: Unit): boolean {
  return article !== 'T-OVEN'
}

type IsleWish = typeof isle extends fc.Arbitrary<infer Value> ? Value : never

function islesOf({ widths, rows, back, left, other, away }: IsleWish): readonly Isle[] {
  const long = widths.reduce((sum, width) => sum + width, 0)
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, left))
  const facingNorth = (y: number, aside: number, first: number) =>
    widths.map((width, at): Isle => {
      const x = left + aside + long - ((starts[at] ?? left) - left)
      return { row: `${rows[first + at]}-isle`, at: [x, y], rotation: 180, width }
    })
  if (away !== null) return facingNorth(away, 0, 0)
  const one = widths.map(
    (width, at): Isle => ({
      ...{ row: `${rows[at]}-isle`, at: [starts[at] ?? left, back], rotation: 0, width },
    }),
  )
  return other ? [...one, ...facingNorth(back + other.gap, other.aside, 2)] : one
}

const otherSide = { L: 'R', R: 'L' } as const

export function mirrored({ corners, units, isles, holes: all, header }: Kitchen): Kitchen {
  return {
    header,
    corners: corners.map(({ wall, row }) => ({ row, wall: mirrorCorner[wall] })),
    units: units.map((unit) => ({
      ...unit,
      wall: mirrorWall[unit.wall],
      at: lengths[unit.wall] - unit.at - unit.width,
      // All else is made for one hand.
      side: unit.article === 'B-DOOR' || unit.article === 'B-BLIND' ? otherSide[unit.side] : unit.side,
    })),
    isles: isles.map((each) => {
      const farEnd = each.at[0] + (each.rotation === 0 ? each.width : -each.width)
      return { ...each, at: [roomWidth - farEnd, each.at[1]] }
    }),
    holes: all.map((hole) => ({
      ...hole,
      wall: mirrorWall[hole.wall],
      offset: lengths[hole.wall] - hole.offset - hole.width,
    })),
  }
}

/** The room with all of it, and what follows from it. */
export function built(kitchen: Kitchen, catalogues: ReadonlyMap<string, Catalogue>): ProjectDocument {
  const empty = emptyKitchen(roomWidth, roomDepth)
  const main = empty.alternatives.main
  if (!main) throw new Error('No alternative')
  const room: ProjectDocument = { ...empty, alternatives: { main: { ...main, choices: kitchen.header } } }
  const head = { catalogue: 'KITCHEN', model: 'LINEO_STD', side: 'L' } as const
  const steps = [
    ...kitchen.holes.map(
      (hole) => (last: ProjectDocument) => addOpening.run(last, { opening: openingOf(room, hole) }, 'main'),
    ),
    ...placedIn(room, kitchen).map(
      (each) => (last: ProjectDocument) => placeArticle.run(last, { ...head, ...each }, 'main'),
    ),
  ]
  const document = steps.reduce((last, next) => {
    const result = next(last)
    if (!result.ok) throw new Error(result.message)
    return result.value
  }, room)
  return withFollowers(document, catalogues)
}

/** Openings are measured along their walls, not along what is seen of them. */
function openingOf(room: ProjectDocument, { wall, offset, ...hole }: Hole): Opening {
  const { wall: id, side } = faceAt(room, wall)
  const from = side === 'right' ? offset : lengths[wall] - offset - hole.width
  return {
    ...{ ...hole, id: `${hole.kind}-${wall}`, wall: id, offset: from },
    ...{ hand: 'left', swing: 'in', depth: null, side: 'right' },
  }
}

function placedIn(room: ProjectDocument, { corners, units, isles }: Kitchen) {
  const sinks = units
    .filter(({ article }) => article === 'B-SINK')
    .map(({ row, width }) => {
      const seat = { on: 'row', row } as const
      const placement: Placement = { at: [(width - 600) / 2, 45, 860], rotation: 0, seat }
      return { row: `${row}-sink`, article: 'A-SINK', choices: { W: 600 }, placement }
    })
  return [
    ...corners.map(({ wall, row }) => ({
      ...{ row, article: 'B-CORNER', choices: {}, placement: inCorner(room, wall) },
    })),
    ...units.map(({ row, article, choices, side, wall, at, up }) => ({
      row,
      article,
      choices,
      side,
      placement: onFace(room, wall, at, up),
    })),
    ...isles.map(({ row, at: [x, y], rotation, width }) => ({
      ...{ row, article: 'I-DR3', choices: { W: width } },
      placement: { at: [x, y, 0], rotation, seat: onFloor } satisfies Placement,
    })),
    ...sinks,
  ]
}

export function evaluatedWith(
  document: ProjectDocument,
  catalogues: ReadonlyMap<string, Catalogue>,
): Evaluation {
  return evaluateProject(document, { catalogues, discounts: new Map(), faces: [], alternative: 'main' })
}

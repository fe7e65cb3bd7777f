import type { Opening, Placement, Point, Point3, Seat, Slope, Wall } from '@arredo/geometry'
import {
  type Anchor,
  type DrawingName,
  type Evaluation,
  fixtureKinds,
  type Note,
  newDocument,
  type OwnApplianceRow,
  type ProjectDocument,
} from '@arredo/project'
import * as fc from 'fast-check'

/** What numbers may be. */
type Numbers = {
  readonly place: fc.Arbitrary<number>
  readonly length: fc.Arbitrary<number>
  readonly thickness: fc.Arbitrary<number>
  readonly height: fc.Arbitrary<number>
  /** Knees and sills. */
  readonly rise: fc.Arbitrary<number>
  readonly turn: fc.Arbitrary<number>
}

/** What nobody means and everything must survive: no length, no number, beyond all measure, nearly nothing. */
const absurd = fc.constantFrom(
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -0, -1, 1e-9, 1e-300],
  ...[0.5, 1, 999_999, 1_000_000, 1_000_001, 1_500_000, -1e9, 1e12, 1e15, 1e300, Number.MAX_VALUE],
)
/** Few places, so that corners coincide, walls cross in one point, fold back and lie over each other. */
const likely = fc.constantFrom(0, 0, 1000, 1000.4, 1001, 2000, 3000, 5000, -2000)

export const hostileNumber = fc.oneof({ weight: 5, arbitrary: likely }, { weight: 2, arbitrary: absurd })

const anyNumbers: Numbers = {
  place: hostileNumber,
  length: hostileNumber,
  thickness: fc.oneof({ weight: 8, arbitrary: fc.constant(100) }, { weight: 1, arbitrary: hostileNumber }),
  height: hostileNumber,
  rise: hostileNumber,
  turn: hostileNumber,
}

/** The worst that a file may say and still be opened. */
const openable: Numbers = {
  place: fc.oneof(
    { weight: 6, arbitrary: likely },
    { weight: 1, arbitrary: fc.constantFrom(-0, 1e-300, 1e-9, 0.5, -1, 999_999, 1_000_000, -1_000_000) },
  ),
  length: fc.constantFrom(0.001, 1, 600, 600, 900, 2000, 6000, 1_000_000),
  thickness: fc.constantFrom(0, 1e-9, 100, 100, 100, 600, 5000),
  height: fc.constantFrom(1, 2700, 2700, 2700, 100_000),
  rise: fc.constantFrom(0, 1, 1200, 2700, 2700, 100_000),
  turn: fc.constantFrom(0, 0, 0, 90, 37, -360, 1e-9),
}

const side = fc.constantFrom<'left' | 'right'>('left', 'right')
const end = fc.constantFrom<'from' | 'to'>('from', 'to')
const empty = newDocument({ name: 'Hostile', alternative: 'a1', priceDate: '2026-11-15' })

/** How many records of each kind a document has at most; what names one may name one that is not there. */
type Counts = Readonly<Record<'c' | 'w' | 'o' | 'i' | 'f', number>>

const counts: fc.Arbitrary<Counts> = fc.record({
  c: fc.integer({ min: 4, max: 9 }),
  w: fc.integer({ min: 4, max: 12 }),
  o: fc.integer({ min: 1, max: 4 }),
  i: fc.integer({ min: 1, max: 4 }),
  f: fc.integer({ min: 1, max: 3 }),
})

/** Records as no command would write them and no file may hold them: geometry alone must stand them. */
export const hostileRecords: fc.Arbitrary<ProjectDocument> = counts.chain((count) =>
  documentsOf(anyNumbers, count, 1),
)

/** Records that are read without complaint, such as walls without length, with everything that hangs on them. */
export const hostileDocuments: fc.Arbitrary<ProjectDocument> = counts.chain((count) =>
  documentsOf(openable, count, 0),
)

/** Own appliances bring their size; every article is a base unit. */
export function hostileEvaluation({ rows }: ProjectDocument): Evaluation {
  const size = { width: 600, depth: 560, height: 720 }
  const answer = { configuration: {}, variants: [], parts: [], conflicts: [], size }
  const articles = Object.values(rows).flatMap((row) =>
    row.kind === 'article'
      ? [[row.id, { ...answer, article: row.article, name: { en: row.article } }] as const]
      : [],
  )
  return { alternative: 'a1', articles: Object.fromEntries(articles), findings: [], prices: {} }
}

function documentsOf(numbers: Numbers, count: Counts, missing: 0 | 1): fc.Arbitrary<ProjectDocument> {
  const { place, length, thickness, height, rise } = numbers
  const name = (kind: keyof Counts) => fc.nat(count[kind] - 1 + missing).map((index) => `${kind}${index}`)
  const point: fc.Arbitrary<Point> = fc.tuple(place, place)
  const inside = fc.oneof(point, fc.constant<Point>([2600, 1400]), fc.constant<Point>([700, 700]))
  const size: fc.Arbitrary<Point3> = fc.tuple(length, length, length)
  const placement = placementsOf(numbers, name)
  const slope: fc.Arbitrary<Slope> = fc.record({ wall: name('w'), side, knee: rise, run: length })
  return fc
    .record({
      around: fc.nat(ring.length),
      corners: exactly(count.c, fc.record({ at: point })),
      walls: exactly(
        count.w,
        fc.record({
          from: name('c'),
          to: name('c'),
          kind: fc.constantFrom<Wall['kind']>('wall', 'wall', 'wall', 'open'),
          thickness,
          line: fc.constantFrom<Wall['line']>('left', 'centre', 'right'),
          height: fc.option(height, { freq: 2 }),
        }),
      ),
      rooms: fc.array(fc.record({ inside, height, slopes: fc.array(slope, { maxLength: 2 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      openings: exactly(
        count.o,
        fc.record({
          wall: name('w'),
          kind: fc.constantFrom<Opening['kind']>('door', 'window', 'passage', 'niche'),
          offset: place,
          width: length,
          height: length,
          sill: rise,
          hand: side,
          swing: fc.constant('in' as const),
          depth: fc.option(length),
          side,
        }),
      ),
      fixtures: exactly(count.f, fc.record({ kind: fc.constantFrom(...fixtureKinds), size, placement })),
      rows: exactly(count.i, fc.record({ size, placement })),
      notes: fc.array(notesOf(point, place, name), { maxLength: 3 }),
    })
    .map(({ around, corners, walls, rooms, openings, fixtures, rows, notes }) => ({
      ...empty,
      corners: named('c', withRing(corners, around)),
      walls: named(
        'w',
        walls.map((wall, index) =>
          around > 0 && index < ring.length ? { ...wall, ...sideOf(index) } : wall,
        ),
      ),
      rooms: named(
        'r',
        rooms.map((room) => ({ ...room, ...plain })),
      ),
      openings: named('o', openings),
      fixtures: named('f', fixtures),
      rows: named(
        'i',
        rows.map((row, order) => ({ ...row, ...appliance, order })),
      ),
      notes: named('n', notes),
    }))
}

/** Or hardly a document would have a room: its first corners and walls go round one, which one of them may spoil. */
const ring: readonly Point[] = [
  [0, 0],
  [0, 3000],
  [5000, 3000],
  [5000, 0],
]

function withRing(corners: readonly { readonly at: Point }[], around: number) {
  if (around === 0) return corners
  return corners.map((corner, index) => {
    const at = ring[index]
    return !at || index === around ? corner : { at }
  })
}

function sideOf(index: number) {
  return { from: `c${index}`, to: `c${(index + 1) % ring.length}` }
}

const plain = { name: '', floor: null, ceiling: null, walls: null, exceptions: {} }
const appliance: Pick<OwnApplianceRow, 'alternative' | 'kind' | 'flags' | 'text'> = {
  alternative: 'a1',
  kind: 'ownAppliance',
  flags: { drawn: true, offered: true, ordered: true },
  text: 'Oven',
}

type NameOf = (kind: keyof Counts) => fc.Arbitrary<string>

/** On anything, also on itself. */
function placementsOf({ place, turn }: Numbers, name: NameOf): fc.Arbitrary<Placement> {
  const seat = fc.oneof<fc.Arbitrary<Seat>[]>(
    fc.record({ on: fc.constant('wall'), wall: name('w'), side }),
    fc.record({ on: fc.constant('corner'), wall: name('w'), side, end }),
    fc.constant({ on: 'floor' }),
    fc.constant({ on: 'ceiling' }),
    fc.record({ on: fc.constant('row'), row: name('i') }),
    fc.record({ on: fc.constant('slot'), row: name('i'), slot: fc.constant('s') }),
    fc.record({ on: fc.constant('opening'), opening: name('o') }),
  )
  return fc.record({ at: fc.tuple(place, place, place), rotation: turn, seat })
}

function notesOf(
  point: fc.Arbitrary<Point>,
  place: fc.Arbitrary<number>,
  name: NameOf,
): fc.Arbitrary<Note extends infer Each ? (Each extends Note ? Omit<Each, 'id'> : never) : never> {
  const drawing = fc.oneof<fc.Arbitrary<DrawingName>[]>(
    fc.constant({ on: 'plan' }),
    fc.record({ on: fc.constant('face'), wall: name('w'), side }),
  )
  const share = fc.constantFrom(0, 0.5, 1)
  const to = fc.oneof<fc.Arbitrary<NonNullable<Anchor['to']>>[]>(
    fc.record({ kind: fc.constant('wall'), id: name('w') }),
    fc.record({ kind: fc.constant('row'), id: name('i') }),
    fc.record({ kind: fc.constant('opening'), id: name('o') }),
    fc.record({ kind: fc.constant('fixture'), id: name('f') }),
  )
  const anchor = fc.oneof<fc.Arbitrary<Anchor>[]>(
    fc.record({ at: point }),
    fc.record({ at: fc.tuple(share, share), to }),
  )
  return fc.oneof(
    fc.record({ kind: fc.constant('level' as const), drawing, text: fc.constant(''), at: point }),
    fc.record({
      kind: fc.constant('text' as const),
      drawing,
      text: fc.constant('Here'),
      at: point,
      leader: fc.option(anchor),
    }),
    fc.record({ kind: fc.constant('dimension' as const), drawing, from: anchor, to: anchor, away: place }),
  )
}

function exactly<Each>(count: number, each: fc.Arbitrary<Each>): fc.Arbitrary<Each[]> {
  return fc.array(each, { minLength: count, maxLength: count })
}

function named<Each>(letter: string, all: readonly Each[]) {
  const records = all.map((each, index) => ({ ...each, id: `${letter}${index}` }))
  return Object.fromEntries(records.map((record) => [record.id, record]))
}

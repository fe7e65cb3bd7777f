import {
  dot,
  footprint,
  footprintCentre,
  fromWall,
  heightsOverlap,
  itemAxes,
  itemToPlan,
  openingOnFace,
  type Point,
  type Point3,
  planToItem,
  plus,
  type Standing,
  shellOf,
  spanOnWall,
  times,
  toWall,
  type WallFace,
} from '@arredo/geometry'
import {
  isFollower,
  openingsNow,
  type Preview,
  type RowId,
  type StandingRow,
  solidFixtures,
  standingRow,
  standingRows,
} from '@arredo/project'
import { inLineOn } from './lines-along.ts'
import { stretchUnder } from './stretch-under.ts'

/** What something is held by where it is, in the order in which one is told rather than another at the same place. */
const reasons = [
  'neighbour',
  'end of the wall',
  'opening',
  'middle of the opening',
  'pipe',
  'middle of an item',
  'edge of an item',
  'middle of the wall',
  'middle of the gap',
  'level',
  'middle of the unit',
  'joint',
] as const

export type HeldWhy = (typeof reasons)[number]

/** One line in the room, or a point where both ends are the same. */
export type Held = { readonly why: HeldWhy; readonly from: Point3; readonly to: Point3 }

const exact = 0.5
/** How far lines go on beyond what they show, so that they are seen beside it. */
const beyond = 320

/** Everything that a row is in line with or touches, each place once; heights too, for who looks at a wall. */
export function heldBy(now: Preview, row: RowId, { levels = false } = {}): readonly Held[] {
  const item = standingRow(now.document, now.evaluation, row)
  if (!item) return []
  if (item.seat.on === 'row') return onItem(now, item, item.seat.row)
  const stretch = stretchUnder(now.document, item)
  const face = stretch && shellOf(now.document).face(stretch.wall, stretch.side)
  if (!stretch || !face) return onFloor(now, item)
  const along = onWall(now, item, face, stretch)
  return levels && item.place.at[2] > 0 ? [...along, ...levelsOnWall(now, item, face)] : along
}

type Found = {
  readonly why: HeldWhy
  readonly at: number
  readonly bottom: number
  readonly top: number
}

function onWall(
  now: Preview,
  item: StandingRow,
  face: WallFace,
  stretch: { readonly start: number; readonly end: number },
): readonly Held[] {
  const { start, end, far } = spanOnWall(face.frame, item)
  const own = { bottom: item.place.at[2], top: item.place.at[2] + item.size.height }
  const middle = (start + end) / 2
  const touches = (why: HeldWhy, their: Span): readonly Found[] => [
    ...(isSame(their.end, start) ? [{ ...own, why, at: start }] : []),
    ...(isSame(their.start, end) ? [{ ...own, why, at: end }] : []),
  ]
  const neighbours = [...othersOf(now, item), ...solidFixtures(now.document)]
    .filter((other) => isNearFace(face, other, far) && heightsOverlap(item, other))
    .map((other) => spanOnWall(face.frame, other))
    .filter((span) => span.near < far - exact && span.far > exact)
  const beside = neighbours.flatMap((span) => touches('neighbour', span))
  const openings = openingsNow(now.document, now.evaluation)
    .filter(({ wall }) => wall === face.wall)
    .flatMap((opening) => touches('opening', openingOnFace(opening, face)))
  const comer = { kind: null, size: item.size, elevation: own.bottom, row: item.id }
  const over = inLineOn(now, face, comer).flatMap(({ what, ...their }): readonly Found[] => {
    const heights = { bottom: Math.min(own.bottom, their.bottom), top: Math.max(own.top, their.top) }
    const why = { opening: 'middle of the opening', fixture: 'pipe', item: 'middle of an item' } as const
    return [
      // In line with both edges, the middle says nothing more.
      ...(isSame((their.start + their.end) / 2, middle) && !(what === 'item' && isSame(their.start, start))
        ? [{ ...heights, why: why[what], at: middle }]
        : []),
      ...(what === 'item' && isSame(their.start, start)
        ? [{ ...heights, why: 'edge of an item' as const, at: start }]
        : []),
      ...(what === 'item' && isSame(their.end, end)
        ? [{ ...heights, why: 'edge of an item' as const, at: end }]
        : []),
    ]
  })
  const ends = touches('end of the wall', { start: stretch.end, end: stretch.start })
  const centre = isSame((stretch.start + stretch.end) / 2, middle)
    ? [{ ...own, why: 'middle of the wall' as const, at: middle }]
    : []
  const before = neighbours.filter((span) => span.end <= start + exact).map((span) => span.end)
  const after = neighbours.filter((span) => span.start >= end - exact).map((span) => span.start)
  const gap = (Math.max(stretch.start, ...before) + Math.min(stretch.end, ...after)) / 2
  // What fills a gap touches both its ends, which says more.
  const isBetween = isSame(gap, middle) && beside.length === 0
  const between = isBetween ? [{ ...own, why: 'middle of the gap' as const, at: middle }] : []
  return firstOfEach([...beside, ...ends, ...openings, ...over, ...centre, ...between]).flatMap((found) =>
    drawnOnWall(face, found, far),
  )
}

/** Whether it would come as near if it were round: of a house full of things most are at other walls. */
function isNearFace({ frame }: WallFace, other: Standing, far: number): boolean {
  const { width, depth } = other.size
  const round = Math.hypot(width, depth) / 2
  const { across } = toWall(frame, footprintCentre(other))
  return across - round < far && across + round > 0
}

/** As high as the top or the underside of something else on the wall. */
function levelsOnWall(now: Preview, item: StandingRow, face: WallFace): readonly Held[] {
  const own = spanOnWall(face.frame, item)
  const bottom = item.place.at[2]
  const items = othersOf(now, item).flatMap((other) => {
    const { start, end, near, far } = spanOnWall(face.frame, other)
    const isThere = near < own.far - exact && far > exact && end > face.start && start < face.end
    return isThere ? [{ start, end, at: other.place.at[2], height: other.size.height }] : []
  })
  const openings = openingsNow(now.document, now.evaluation)
    .filter(({ wall }) => wall === face.wall)
    .map((opening) => ({ ...openingOnFace(opening, face), at: opening.sill, height: opening.height }))
  return [bottom, bottom + item.size.height].flatMap((level): readonly Held[] => {
    const [nearest] = [...items, ...openings]
      .filter(({ at, height }) => isSame(at, level) || isSame(at + height, level))
      .sort((one, two) => apart(one, own) - apart(two, own))
    if (!nearest) return []
    const point = (along: number): Point3 => [...fromWall(face.frame, { along, across: own.far }), level]
    const from = point(Math.min(own.start, nearest.start) - beyond / 2)
    return [{ why: 'level', from, to: point(Math.max(own.end, nearest.end) + beyond / 2) }]
  })
}

type Span = { readonly start: number; readonly end: number }

/** In plan one line out of the wall, from the front one upright; in the room both. */
function drawnOnWall({ frame }: WallFace, { why, at, bottom, top }: Found, far: number): readonly Held[] {
  const back = fromWall(frame, { along: at, across: -beyond / 2 })
  const front = fromWall(frame, { along: at, across: far })
  const out = fromWall(frame, { along: at, across: far + beyond })
  return [
    { why, from: [...back, bottom], to: [...out, bottom] },
    { why, from: [...front, Math.max(0, bottom - beyond)], to: [...front, top + beyond] },
  ]
}

function firstOfEach(found: readonly Found[]): readonly Found[] {
  const inOrder = found.toSorted((one, two) => reasons.indexOf(one.why) - reasons.indexOf(two.why))
  return inOrder.filter((each, index) => inOrder.findIndex(({ at }) => isSame(at, each.at)) === index)
}

/** Edges and middles in one line with those of others, along each of its own two ways. */
function onFloor(now: Preview, item: StandingRow): readonly Held[] {
  const { right, forward } = itemAxes(item.place.rotation)
  const others = othersOf(now, item)
  return [...alongAxis(item, others, right, forward), ...alongAxis(item, others, forward, right)]
}

function alongAxis(
  item: StandingRow,
  others: readonly StandingRow[],
  axis: Point,
  across: Point,
): readonly Held[] {
  const [own, mine] = [shadow(item, axis), shadow(item, across)]
  const lines = others.map((other) => shadow(other, axis))
  const height = item.place.at[2]
  const places = [own.start, own.end, (own.start + own.end) / 2] as const
  return places.flatMap((at, index): readonly Held[] => {
    const isInLine = ({ start, end }: Span) =>
      index === 2 ? isSame((start + end) / 2, at) : isSame(start, at) || isSame(end, at)
    const [nearest] = others
      .filter((_, other) => isInLine(lines[other] ?? nowhere))
      .map((other) => shadow(other, across))
      .sort((one, two) => apart(one, mine) - apart(two, mine))
    if (!nearest) return []
    const point = (along: number): Point3 => [...plus(times(axis, at), times(across, along)), height]
    const why: HeldWhy = index === 2 ? 'middle of an item' : 'edge of an item'
    const from = Math.min(mine.start, nearest.start) - beyond / 2
    const to = Math.max(mine.end, nearest.end) + beyond / 2
    return [{ why, from: point(from), to: point(to) }]
  })
}

/** On another: in its middle from left to right, or at a point that something declares. */
function onItem(now: Preview, item: StandingRow, carrier: RowId): readonly Held[] {
  const unit = standingRow(now.document, now.evaluation, carrier)
  if (!unit) return []
  const [x] = planToItem(unit.place, itemToPlan(item.place, [item.size.width / 2, 0]))
  const height = item.place.at[2]
  const middle = unit.size.width / 2
  const at = (forward: number): Point3 => [...itemToPlan(unit.place, [middle, forward]), height]
  const isMiddle = Math.abs(x - middle) <= 1
  const point: Point3 = [...itemToPlan(item.place, [item.size.width / 2, item.size.depth / 2]), height]
  const roles = now.evaluation.articles[item.id]?.roles ?? []
  const isJoined = othersOf(now, item).some((other) =>
    now.evaluation.articles[other.id]?.snaps?.some(({ code, facing, at: [left, back] }) => {
      const [px, py] = planToItem(item.place, itemToPlan(other.place, [left, back]))
      return facing === 'top' && roles.includes(code) && Math.hypot(px, py) <= 1
    }),
  )
  return [
    ...(isJoined ? [{ why: 'joint' as const, from: point, to: point }] : []),
    ...(isMiddle
      ? [
          {
            why: 'middle of the unit' as const,
            from: at(-beyond / 2),
            to: at(unit.size.depth + beyond),
          },
        ]
      : []),
  ]
}

function othersOf({ document, evaluation }: Preview, { id }: StandingRow): readonly StandingRow[] {
  return standingRows(document, evaluation).filter((other) => other.id !== id && !isFollower(other.row))
}

const nowhere: Span = { start: Number.POSITIVE_INFINITY, end: Number.NEGATIVE_INFINITY }

function shadow(item: StandingRow, axis: Point): Span {
  let { start, end } = nowhere
  for (const corner of footprint(item)) {
    const at = dot(corner, axis)
    start = Math.min(start, at)
    end = Math.max(end, at)
  }
  return { start, end }
}

function apart(one: Span, two: Span): number {
  return Math.max(0, one.start - two.end, two.start - one.end)
}

function isSame(one: number, two: number): boolean {
  return Math.abs(one - two) <= exact
}

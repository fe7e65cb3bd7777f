import {
  openingOnFace,
  type Shell,
  type Standing,
  type Stretch,
  spanOnWall,
  type WallFrame,
  wallFrame,
} from '@arredo/geometry'
import { measuredPoint, type OpeningNow, type RecordName, type StandingFixture } from '@arredo/project'
import { kept, keptIn } from '../kept.ts'
import { textWidth } from '../text-box.ts'
import type { Member, PlacedSpan, Span } from './member.ts'

/** From the wall outwards. */
export const chainKinds = ['points', 'openings', 'standing', 'hanging', 'total'] as const
export type ChainKind = (typeof chainKinds)[number]

/** Measured pieces along one stretch, from its start: so many stops, and between each two a piece. */
export type Stops = {
  readonly at: readonly number[]
  /** What fills the piece behind a stop; null for what is left between. */
  readonly pieces: readonly (RecordName | null)[]
}

export type StopsByKind = Readonly<Partial<Record<ChainKind, Stops>>>

export type SpansByKind = Readonly<Record<Exclude<ChainKind, 'total'>, readonly Span[]>>

/** What is measured along walls beside the items of a room: openings, and points to connect to. */
export type Measurable = {
  readonly openings: readonly OpeningNow[]
  readonly points: readonly StandingFixture[]
}

/** The spans on each of a room's stretches. */
export function spansOn(
  stretches: readonly Stretch[],
  members: readonly Member[],
  { openings, points }: Measurable,
  shell: Shell,
): ReadonlyMap<Stretch, SpansByKind> {
  const found = new Map(
    stretches.map((stretch) => [
      stretch,
      {
        points: points.flatMap((point) => pointSpan(point, stretch) ?? []),
        ...{ openings: [] as Span[], standing: [] as Span[], hanging: [] as Span[] },
      },
    ]),
  )
  for (const { item, kind, kept: memory } of members) {
    if (kind !== 'standing' && kind !== 'hanging') continue
    // What is set into an opening is measured with it.
    if (item.seat.on === 'opening') continue
    for (const [stretch, span] of keptIn(memory.spans, [stretches], () =>
      itemSpans(item, item.id, stretches),
    )) {
      found.get(stretch)?.[kind].push(span)
    }
  }
  for (const opening of openings) {
    if (opening.kind === 'niche') continue
    for (const stretch of stretches) {
      if (stretch.wall !== opening.wall) continue
      const span = openingKept(opening, [stretch], () => openingSpan(opening, stretch, shell))
      if (span) found.get(stretch)?.openings.push(span)
    }
  }
  return found
}

/** Of what is measured to its middle a span without a width. */
function pointSpan({ id, fixture }: StandingFixture, stretch: Stretch): Span | null {
  const { seat, at } = fixture.placement
  if (seat.on !== 'wall' || seat.wall !== stretch.wall || seat.side !== stretch.side) return null
  const { along } = measuredPoint(fixture)
  const [start, end] = [at[0] + along, at[0] + fixture.size[0] - along]
  if (start < stretch.start || end > stretch.end) return null
  return { start: start - stretch.start, end: end - stretch.start, far: 0, of: { kind: 'fixture', id } }
}

const openingKept = kept<Span | null>()

function itemSpans(item: Standing, id: string, stretches: readonly Stretch[]): readonly PlacedSpan[] {
  return stretches.flatMap((stretch): readonly PlacedSpan[] => {
    const frame = wallFrame(stretch)
    if (!mayStandAgainst(frame, item)) return []
    const { near, far, start, end } = spanOnWall(frame, item)
    const isAgainst = near < 1 && far > 1 && end > 1 && start < frame.length - 1
    return isAgainst ? [[stretch, { start, end, far, of: { kind: 'row', id } }]] : []
  })
}

/** Told by one corner: in a large room most items are nowhere near most walls, and need no measuring. */
function mayStandAgainst({ origin, along, inward, length }: WallFrame, { place, size }: Standing): boolean {
  const [x, y] = [place.at[0] - origin[0], place.at[1] - origin[1]]
  const reach = Math.hypot(size.width, size.depth) + 1
  if (Math.abs(x * inward[0] + y * inward[1]) >= reach) return false
  const start = x * along[0] + y * along[1]
  return start > -reach && start < length + reach
}

function openingSpan(opening: OpeningNow, stretch: Stretch, shell: Shell): Span | null {
  const face = shell.face(stretch.wall, stretch.side)
  if (!face) return null
  const { start, end } = openingOnFace(opening, face)
  const [from, to] = [start - stretch.start, end - stretch.start]
  if (to < 1 || from > stretch.end - stretch.start - 1) return null
  const of = opening.row === null ? ({ kind: 'opening', id: opening.id } as const) : rowName(opening.row)
  return { start: from, end: to, far: 0, of }
}

function rowName(id: string): RecordName {
  return { kind: 'row', id }
}

/** Every end of a span is a stop, and so are the ends of the wall. */
export function stopsOf(length: number, spans: readonly Span[]): Stops {
  const sorted = [0, ...spans.flatMap(({ start, end }) => [start, end]), length]
    .map((stop) => Math.min(length, Math.max(0, stop)))
    .sort((a, b) => a - b)
  const inner = sorted.filter((stop, index) => index === 0 || stop - (sorted[index - 1] ?? 0) >= 1)
  // The last stop is the end of the wall itself, even when an item ends a hair before it.
  const at = [...(inner.length > 1 ? inner.slice(0, -1) : [0]), length]
  const pieces = at.slice(1).map((stop, index) => {
    const middle = ((at[index] ?? 0) + stop) / 2
    return spans.find(({ start, end }) => start < middle && middle < end)?.of ?? null
  })
  return { at, pieces }
}

/** Shorter pieces are counted to a neighbour as long as their number does not fit in. */
const leastPiece = 40

/**
 * A filler or the end of a cabinet is counted to the longer thing beside it, so that what is left free stays true;
 * a wall of one piece stays one.
 */
export function thinnedStops({ at, pieces }: Stops, textSize: number): Stops {
  const stops = [...at]
  const names = [...pieces]
  const isTooShort = (length: number) => length < leastPiece && length < textWidth('00', textSize)
  for (;;) {
    const short = names.findIndex((_, index) => isTooShort(lengthOf(stops, index)))
    if (short < 0 || names.length < 2) return { at: stops, pieces: names }
    const takesNext = short === 0 || (short < names.length - 1 && isBetterNeighbour(short + 1, short - 1))
    stops.splice(takesNext ? short + 1 : short, 1)
    names.splice(short, 1)
  }

  function isBetterNeighbour(one: number, two: number): boolean {
    const isThing = names[one] !== null
    if (isThing !== (names[two] !== null)) return isThing
    return lengthOf(stops, one) >= lengthOf(stops, two)
  }
}

export function lengthOf(stops: readonly number[], piece: number): number {
  return (stops[piece + 1] ?? 0) - (stops[piece] ?? 0)
}

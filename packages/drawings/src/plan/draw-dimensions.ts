import {
  distance,
  fromWall,
  middle,
  type Point,
  plus,
  type Shell,
  type Standing,
  type Stretch,
  spanOnWall,
  times,
  type WallFrame,
  wallFrame,
} from '@arredo/geometry'
import type { StandingRow } from '@arredo/project'
import type { Drawing, Layer, Shape } from '../drawing.ts'
import { kept } from '../kept.ts'
import { hangsAbove } from './draw-item.ts'
import type { PlanLabels } from './labels.ts'
import { readableTurn } from './readable-turn.ts'

/** Distances of the chains from the outer face of the wall. */
const firstChain = 220
const secondChain = 480
const tick = 45
const textSize = 105
const textGap = 85

/** Measured pieces along one stretch of a wall, from its start. */
export type Chain = { readonly stretch: Stretch; readonly stops: readonly number[]; readonly away: number }

export function dimensionLayers(
  shell: Shell,
  items: readonly StandingRow[],
  labels: PlanLabels,
): readonly Layer[] {
  const measured = measuredKept(shell, [], () => measuredStretches(shell))
  const spans = spansOn(measured.all, items)
  return measured.groups
    .flatMap((stretches) => chainsOn(stretches, spans))
    .map((chain): Layer => {
      const { stretch, stops, away } = chain
      const keep = away === firstChain ? firstKept : secondKept
      const shapes = keep(stretch, [stops.join(), labels], () => drawChain(chain, labels))
      return { key: `chain ${stretch.wall} ${stretch.side} ${stretch.start} ${away}`, shapes }
    })
}

const firstKept = kept<Drawing>()
const secondKept = kept<Drawing>()
const measuredKept = kept<Measured>()

type Measured = { readonly groups: readonly (readonly Stretch[])[]; readonly all: readonly Stretch[] }

/** By room, then every wall that stands in none. What has a room on both sides leaves no place for a chain. */
function measuredStretches(shell: Shell): Measured {
  const isOuter = ({ wall, side }: Stretch) => {
    const behind = shell.face(wall, side === 'left' ? 'right' : 'left')
    return behind?.stretches.every(({ room }) => room === null) ?? true
  }
  const loose = shell.seats.filter(({ room, side }) => room === null && side === 'right')
  const groups = [
    ...shell.rooms.map(({ sides }) => fromGap(sides.filter(isOuter))),
    ...loose.map((stretch) => [stretch]),
  ]
  return { groups, all: groups.flat() }
}

/** A room with an open side is measured from where its walls begin. */
function fromGap(sides: readonly Stretch[]): readonly Stretch[] {
  const first = sides.findIndex((side, index) => {
    const before = sides.at(index - 1)
    return before !== undefined && distance(before.to, side.from) > 1
  })
  return first < 0 ? sides : [...sides.slice(first), ...sides.slice(0, first)]
}

/** The parts and the length of every wall that has items, then the length of every other that is not the like of one. */
export function dimensionChains(
  stretches: readonly Stretch[],
  items: readonly StandingRow[],
): readonly Chain[] {
  return chainsOn(stretches, spansOn(stretches, items))
}

function chainsOn(stretches: readonly Stretch[], spans: SpansByStretch): readonly Chain[] {
  const chains: Chain[] = []
  const measured = new Set<string>()
  const walls = stretches.map((stretch) => ({
    stretch,
    stops: stopsOn(wallFrame(stretch), spans.get(stretch) ?? []),
  }))
  for (const { stretch, stops } of walls) {
    if (stops.length <= 2) continue
    measured.add(stretchName(stretch))
    chains.push({ stretch, stops, away: firstChain }, { stretch, stops: wholeOf(stops), away: secondChain })
  }
  for (const { stretch, stops } of walls) {
    if (measured.has(stretchName(stretch))) continue
    measured.add(stretchName(stretch))
    chains.push({ stretch, stops, away: firstChain })
  }
  return chains
}

function wholeOf(stops: readonly number[]): readonly number[] {
  return [0, stops.at(-1) ?? 0]
}

/** What an item takes of a stretch that it stands against. */
type Span = {
  readonly stretch: Stretch
  readonly start: number
  readonly end: number
  readonly hangs: boolean
}
type SpansByStretch = ReadonlyMap<Stretch, readonly Span[]>

function spansOn(stretches: readonly Stretch[], items: readonly StandingRow[]): SpansByStretch {
  const found = new Map<Stretch, Span[]>()
  const framed = framedKept(stretches, [], () =>
    stretches.map((stretch) => ({ stretch, frame: wallFrame(stretch) })),
  )
  for (const item of items) {
    for (const span of spansKept(item, [stretches], () => spansOf(item, framed))) {
      const others = found.get(span.stretch)
      if (others) others.push(span)
      else found.set(span.stretch, [span])
    }
  }
  return found
}

/** By the item: while one of them is dragged the others are not measured anew. */
const spansKept = kept<readonly Span[]>()

type Framed = { readonly stretch: Stretch; readonly frame: WallFrame }
const framedKept = kept<readonly Framed[]>()

function spansOf(item: StandingRow, framed: readonly Framed[]): readonly Span[] {
  const spans: Span[] = []
  for (const { stretch, frame } of framed) {
    if (!mayStandAgainst(frame, item)) continue
    const { near, far, start, end } = spanOnWall(frame, item)
    const isAgainst = near < 1 && far > 1 && end > 1 && start < frame.length - 1
    if (isAgainst) spans.push({ stretch, start, end, hangs: hangsAbove(item) })
  }
  return spans
}

/** Ends of what stands against the wall; where nothing stands, of what hangs there. */
function stopsOn(frame: WallFrame, spans: readonly Span[]): readonly number[] {
  const standing = spans.filter(({ hangs }) => !hangs)
  const ends = (standing.length > 0 ? standing : spans).flatMap(({ start, end }) => [start, end])
  const sorted = [0, ...ends, frame.length]
    .map((stop) => Math.min(frame.length, Math.max(0, stop)))
    .sort((a, b) => a - b)
  const stops = sorted.filter((stop, index) => index === 0 || stop - (sorted[index - 1] ?? 0) >= 1)
  // The last stop is the end of the wall itself, even when an item ends a hair before it.
  return [...stops.slice(0, -1), frame.length]
}

/** Told by one corner: in a large room most items are nowhere near most walls, and need no measuring. */
function mayStandAgainst({ origin, along, inward, length }: WallFrame, { place, size }: Standing): boolean {
  const [x, y] = [place.at[0] - origin[0], place.at[1] - origin[1]]
  const reach = Math.hypot(size.width, size.depth) + 1
  if (Math.abs(x * inward[0] + y * inward[1]) >= reach) return false
  const start = x * along[0] + y * along[1]
  return start > -reach && start < length + reach
}

/** Opposite walls over the same stretch need one figure only. */
function stretchName({ from, to }: Stretch): string {
  const ends = [from, to].map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const isLevel = ends[0]?.[1] === ends[1]?.[1]
  const isUpright = ends[0]?.[0] === ends[1]?.[0]
  if (!isLevel && !isUpright) return JSON.stringify(ends)
  return `${isLevel ? 'x' : 'y'}:${ends
    .map(([x, y]) => (isLevel ? x : y))
    .sort((a, b) => a - b)
    .join()}`
}

function drawChain({ stretch, stops, away }: Chain, labels: PlanLabels): Drawing {
  const frame = wallFrame(stretch)
  const across = -stretch.thickness - away
  const at = (along: number) => fromWall(frame, { along, across })
  const outward = times(frame.inward, -1)
  const shapes: Shape[] = [{ kind: 'line', style: 'dimension', from: at(0), to: at(frame.length) }]
  for (const stop of stops) {
    const slant = times(plus(frame.along, outward), tick)
    const back = times(slant, -1)
    shapes.push({ kind: 'line', style: 'dimension', from: plus(at(stop), back), to: plus(at(stop), slant) })
  }
  const turn = readableTurn(frame.turn)
  stops.slice(1).forEach((stop, index) => {
    const before = stops[index] ?? 0
    shapes.push({
      kind: 'text',
      style: 'dimensionText',
      at: plus(middle(at(before), at(stop)), times(outward, textGap)),
      text: labels.formatLength(stop - before),
      size: textSize,
      turn,
    })
  })
  return shapes
}

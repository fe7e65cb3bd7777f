import type { Point } from '../point.ts'
import { dot, minus, plus, times } from '../vector.ts'
import { ceilingAt } from './ceiling.ts'
import { signedArea } from './polygon.ts'
import type { CeilingSlope, FoundRoom, TopPoint } from './surfaces.ts'

/** A part of a face: along it, and above the floor. */
export type Patch = {
  readonly start: number
  readonly end: number
  readonly bottom: number
  readonly top: number
}

/** Square millimetres of a ceiling as it lies, its slopes included. */
export function ceilingArea(room: Pick<FoundRoom, 'outline' | 'holes' | 'height' | 'slopes'>): number {
  const cuts = cutsOf(room)
  let whole = 0
  // A hole runs the other way round, so that its area is taken away.
  for (const ring of [room.outline, ...room.holes]) {
    const pieces = cuts.reduce<readonly (readonly Point[])[]>(
      (before, side) =>
        before.flatMap((piece) =>
          [clipped(piece, side), clipped(piece, (at) => -side(at))].filter(({ length }) => length > 2),
        ),
      [ring],
    )
    for (const piece of pieces) whole += signedArea(piece) * steepnessAt(room, middleOf(piece))
  }
  return Math.abs(whole)
}

/** Square millimetres of a face from one place along it to another, without what `bare` patches cover. */
export function faceArea(
  top: readonly TopPoint[],
  { start, end }: { readonly start: number; readonly end: number },
  bare: readonly Patch[] = [],
): number {
  const stops = [...top.map(([along]) => along), ...bare.flatMap((patch) => [patch.start, patch.end])]
  const inside = stops.filter((along) => along > start && along < end).sort((a, b) => a - b)
  let area = 0
  let from = start
  for (const to of [...inside, end]) {
    if (to > from) area += columnArea(top, from, to, bare)
    from = to
  }
  return area
}

function columnArea(top: readonly TopPoint[], from: number, to: number, bare: readonly Patch[]): number {
  const edge = edgeOver(top, from, to)
  const middle = (from + to) / 2
  const over = bare
    .filter((patch) => patch.start < middle && patch.end > middle && patch.top > patch.bottom)
    .sort((a, b) => a.bottom - b.bottom)
  const above = (height: number) => areaAbove(edge, Math.max(0, height), to - from)
  let area = above(0)
  let reached = 0
  for (const { bottom, top: high } of over) {
    if (high <= reached) continue
    area -= above(Math.max(bottom, reached)) - above(high)
    reached = high
  }
  return area
}

/** What lies between a level and a straight edge over it. */
function areaAbove([left, right]: readonly [number, number], height: number, width: number): number {
  const [a, b] = [left - height, right - height]
  if (a >= 0 && b >= 0) return ((a + b) / 2) * width
  const high = Math.max(a, b)
  return high <= 0 ? 0 : ((high / 2) * high * width) / (high - Math.min(a, b))
}

/** The heights of an upper edge at both ends of a piece in which it does not break; level beyond its ends. */
function edgeOver(top: readonly TopPoint[], from: number, to: number): readonly [number, number] {
  const middle = (from + to) / 2
  const next = top.findIndex(([along]) => along > middle)
  const [a, b] = [top[next - 1], top[next]]
  if (!a || !b) {
    const height = (next === 0 ? top[0] : top.at(-1))?.[1] ?? 0
    return [height, height]
  }
  const at = (along: number) => a[1] + ((b[1] - a[1]) * (along - a[0])) / (b[0] - a[0])
  return [at(from), at(to)]
}

/** Positive on one side of a line in plan, negative on the other. */
type Side = (point: Point) => number

/** Between these lines a ceiling is flat. */
function cutsOf({ slopes, height }: Pick<FoundRoom, 'height' | 'slopes'>): readonly Side[] {
  const rising =
    (slope: CeilingSlope): Side =>
    (point) =>
      slope.knee + ((height - slope.knee) / slope.run) * awayFrom(slope, point)
  return slopes.flatMap((slope, index): readonly Side[] => [
    (point) => awayFrom(slope, point),
    (point) => awayFrom(slope, point) - slope.run,
    ...slopes.slice(index + 1).map(
      (other): Side =>
        (point) =>
          rising(slope)(point) - rising(other)(point),
    ),
    // Behind its own wall a slope stays as low as it begins.
    ...slopes
      .filter((other) => other !== slope)
      .map(
        (other): Side =>
          (point) =>
            rising(slope)(point) - other.knee,
      ),
  ])
}

/** How much larger a ceiling is than the floor below it. */
function steepnessAt(room: Pick<FoundRoom, 'height' | 'slopes'>, point: Point): number {
  const lowest = ceilingAt(room, point)
  for (const slope of room.slopes) {
    const away = awayFrom(slope, point)
    const rise = (room.height - slope.knee) / slope.run
    if (away <= 0 || away >= slope.run || slope.knee + rise * away > lowest) continue
    return Math.sqrt(1 + rise * rise)
  }
  return 1
}

function awayFrom({ origin, inward }: CeilingSlope, point: Point): number {
  return dot(minus(point, origin), inward)
}

/** The part on the positive side of a line. Of a hollow polygon the parts hang together by edges without an area. */
function clipped(piece: readonly Point[], side: Side): readonly Point[] {
  return piece.flatMap((from, index): readonly Point[] => {
    const to = piece[(index + 1) % piece.length] ?? from
    const [a, b] = [side(from), side(to)]
    const kept = a >= 0 ? [from] : []
    if (a >= 0 === b >= 0 || a === b) return kept
    return [...kept, plus(from, times(minus(to, from), a / (a - b)))]
  })
}

/** Between its corners: in the same flat part as they are. */
function middleOf(piece: readonly Point[]): Point {
  const whole = piece.reduce<Point>(plus, [0, 0])
  return times(whole, 1 / piece.length)
}

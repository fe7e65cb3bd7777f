import type { Point } from '../point.ts'
import { dot, minus } from '../vector.ts'
import type { Slope } from './records.ts'
import type { Span } from './spans.ts'
import type { Ceiling, CeilingSlope, TopPoint } from './surfaces.ts'
import { level } from './tops.ts'
import { faceFrame, type WallLine } from './wall-line.ts'

/** How high the ceiling is above a point of the room. */
export function ceilingAt({ height, slopes }: Ceiling, point: Point): number {
  let lowest = height
  for (const slope of slopes) {
    const share = Math.min(1, Math.max(0, awayFrom(slope, point)) / slope.run)
    lowest = Math.min(lowest, slope.knee + (height - slope.knee) * share)
  }
  return lowest
}

/** A slope belongs to a face, also where that face bounds another room: a roof covers both. */
export function slopesOf(
  slopes: readonly Slope[],
  lineOf: (wall: string) => WallLine | undefined,
): readonly CeilingSlope[] {
  return slopes.flatMap(({ wall, side, knee, run }) => {
    const line = lineOf(wall)
    if (!line || !(run > 0 && run < Number.POSITIVE_INFINITY) || !Number.isFinite(knee)) return []
    const { origin, inward } = faceFrame(line, side)
    return { origin, inward, knee, run }
  })
}

/** The ceiling's edge along a piece of wall, exact where it breaks. */
export function ceilingOver(ceiling: Ceiling, { from, to, start, end }: Span): readonly TopPoint[] {
  if (ceiling.slopes.length === 0) return level(start, end, ceiling.height)

  const at = (along: number): TopPoint => {
    const share = (along - start) / (end - start)
    const point: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    return [along, ceilingAt(ceiling, point)]
  }
  const edges = ceiling.slopes.map((slope) => {
    const first = awayFrom(slope, from)
    return { slope, first, rise: (awayFrom(slope, to) - first) / (end - start) }
  })
  const reaching = ({ first, rise }: (typeof edges)[number], away: number) => start + (away - first) / rise
  const breaks = edges.flatMap((edge) => [reaching(edge, 0), reaching(edge, edge.slope.run)])
  edges.forEach((a, index) => {
    for (const b of edges.slice(index + 1)) breaks.push(start + meeting(a, b, ceiling.height))
    // Where the sloped part meets the other's level one: a slope is level below its face.
    for (const b of edges)
      if (b !== a) breaks.push(reaching(a, awayAt(a.slope, b.slope.knee, ceiling.height)))
  })
  const inside = breaks.filter((along) => along > start && along < end).sort((a, b) => a - b)
  return [at(start), ...inside.map(at), at(end)]
}

type Edge = { readonly slope: CeilingSlope; readonly first: number; readonly rise: number }

/** Where two slopes are equally high along the edge, both on their sloped part. */
function meeting(a: Edge, b: Edge, height: number): number {
  const steepA = (height - a.slope.knee) / a.slope.run
  const steepB = (height - b.slope.knee) / b.slope.run
  return (
    (b.slope.knee + steepB * b.first - a.slope.knee - steepA * a.first) / (steepA * a.rise - steepB * b.rise)
  )
}

function awayAt({ knee, run }: CeilingSlope, level: number, height: number): number {
  return ((level - knee) / (height - knee)) * run
}

function awayFrom({ origin, inward }: CeilingSlope, point: Point): number {
  return dot(minus(point, origin), inward)
}

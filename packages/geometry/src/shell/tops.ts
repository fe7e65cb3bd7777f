import type { TopPoint } from './surfaces.ts'

/** Millimetres of height that nobody can tell from level. */
const crumb = 1e-6

/** Pieces in order, made one edge: between two pieces the wall is as high as the higher of them. */
export function joinTops(pieces: readonly (readonly TopPoint[])[]): readonly TopPoint[] {
  const joined: TopPoint[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const first = piece[0]
    if (last && first) {
      const higher = Math.max(last[1], first[1])
      joined.push([last[0], higher], [first[0], higher])
    }
    joined.push(...piece)
  }
  return withoutStraight(joined)
}

/** The part of an edge from start to end; beyond its own ends it goes on level. */
export function clipTop(top: readonly TopPoint[], start: number, end: number): readonly TopPoint[] {
  const first = top[0]
  const last = top.at(-1)
  if (!first || !last) return []
  if (first[0] === start && last[0] === end) return top
  const inside = top.filter(([along]) => along > start && along < end)
  return withoutStraight([[start, heightAfter(top, start)], ...inside, [end, heightBefore(top, end)]])
}

/** The same edge, seen from the other side of a wall of this length. */
export function mirrorTop(top: readonly TopPoint[], length: number): readonly TopPoint[] {
  return top.map(([along, height]): TopPoint => [length - along, height]).reverse()
}

export function level(start: number, end: number, height: number): readonly TopPoint[] {
  return [
    [start, height],
    [end, height],
  ]
}

export function lowestOf(top: readonly TopPoint[]): number {
  return top.reduce((lowest, [, height]) => Math.min(lowest, height), Number.POSITIVE_INFINITY)
}

export function highestOf(top: readonly TopPoint[]): number {
  return top.reduce((highest, [, height]) => Math.max(highest, height), 0)
}

/** At a step, the height that follows it. */
function heightAfter(top: readonly TopPoint[], along: number): number {
  return heightBefore(mirrorTop(top, 0), -along)
}

/** At a step, the height that leads to it. */
function heightBefore(top: readonly TopPoint[], along: number): number {
  let last = top[0]
  for (const point of top) {
    if (last && point[0] >= along) {
      if (point[0] === last[0]) return last[1]
      return last[1] + ((point[1] - last[1]) * (along - last[0])) / (point[0] - last[0])
    }
    last = point
  }
  return last?.[1] ?? 0
}

function withoutStraight(top: readonly TopPoint[]): readonly TopPoint[] {
  const kept: TopPoint[] = []
  for (const point of top) {
    const last = kept.at(-1)
    if (last && isSame(last, point)) continue
    const before = kept.at(-2)
    if (before && last && isStraight(before, last, point)) kept.pop()
    kept.push(point)
  }
  return kept
}

function isSame(a: TopPoint, b: TopPoint): boolean {
  return Math.abs(a[0] - b[0]) < crumb && Math.abs(a[1] - b[1]) < crumb
}

function isStraight(a: TopPoint, b: TopPoint, c: TopPoint): boolean {
  const turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
  return Math.abs(turn) <= crumb * Math.hypot(c[0] - a[0], c[1] - a[1])
}

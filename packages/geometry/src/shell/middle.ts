import type { Point } from '../point.ts'
import type { ClearPlace } from './found-rooms.ts'
import { edgesOf } from './polygon.ts'

/** Steps across a room's bounding box before the best place is looked at more closely. */
const cells = 16

/** Millimetres by which another place must be better: what is equal but for dust must stay where it is. */
const clearlyBetter = 1e-3

/** A place well inside the clear polygon, where a name can stand: about as far from every edge as any other. */
export function middleOf({ outline, holes }: ClearPlace): Point {
  const edges = [outline, ...holes].flatMap(edgesOf)
  const [west, east] = rangeOf(outline.map(([x]) => x))
  const [south, north] = rangeOf(outline.map(([, y]) => y))
  let best: Point = [(west + east) / 2, (south + north) / 2]
  let most = clearance(best, edges)
  const lookRound = ([x, y]: Point, stepX: number, stepY: number, count: number) => {
    for (let row = -count; row <= count; row++) {
      for (let column = -count; column <= count; column++) {
        const point: Point = [x + column * stepX, y + row * stepY]
        const away = clearance(point, edges)
        if (!(away > most + clearlyBetter)) continue
        most = away
        best = point
      }
    }
  }

  const [stepX, stepY] = [(east - west) / cells, (north - south) / cells]
  lookRound(best, stepX, stepY, cells / 2)
  for (let share = 1 / 3; share > 1e-3; share /= 2) lookRound(best, stepX * share, stepY * share, 3)
  return best
}

/** The distance to the nearest edge, negative outside: an odd number of edges lies to the east of what is inside. */
function clearance([x, y]: Point, edges: readonly (readonly [Point, Point])[]): number {
  let least = Number.POSITIVE_INFINITY
  let isInside = false
  for (const [from, to] of edges) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const [px, py] = [x - from[0], y - from[1]]
    if (from[1] > y !== to[1] > y && px < (py / dy) * dx) isInside = !isInside
    const square = dx * dx + dy * dy
    const share = Math.min(1, Math.max(0, (px * dx + py * dy) / square))
    least = Math.min(least, (dx * share - px) ** 2 + (dy * share - py) ** 2)
  }
  return isInside ? Math.sqrt(least) : -Math.sqrt(least)
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

import type { Point } from '@arredo/geometry'

/** What of a polygon lies within a convex one, whose corners go round against the clock. */
export function clipTo(points: readonly Point[], around: readonly Point[]): readonly Point[] {
  return around.reduce<readonly Point[]>((left, from, index) => {
    const to = around[(index + 1) % around.length] ?? from
    return sideOf(left, from, to)
  }, points)
}

/** What lies to the left of a line. */
function sideOf(points: readonly Point[], from: Point, to: Point): readonly Point[] {
  const away = ([x, y]: Point) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])
  return points.flatMap((one, index): readonly Point[] => {
    const two = points[(index + 1) % points.length] ?? one
    const [a, b] = [away(one), away(two)]
    const met: readonly Point[] = a >= 0 === b >= 0 ? [] : [between(one, two, a / (a - b))]
    return a >= 0 ? [one, ...met] : met
  })
}

function between([x, y]: Point, [tox, toy]: Point, share: number): Point {
  return [x + (tox - x) * share, y + (toy - y) * share]
}

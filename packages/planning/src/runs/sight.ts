import type { Point } from '@arredo/geometry'

/** A rectangle along the axes of the plan, in which all lies that something can depend on. */
export type Sight = {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

export function sightAround(corners: readonly Point[]): Sight {
  const [x, y] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])]
  return { west: Math.min(...x), east: Math.max(...x), south: Math.min(...y), north: Math.max(...y) }
}

/** Crumbs of reckoning. */
const hair = 1

/** Whether one of these circles comes into it: x, y and radius, one after the other. */
export function isInSight({ west, east, south, north }: Sight, circles: Float64Array): boolean {
  for (let at = 0; at < circles.length; at += 3) {
    const x = circles[at] ?? 0
    const y = circles[at + 1] ?? 0
    const reach = (circles[at + 2] ?? 0) + hair
    if (x >= west - reach && x <= east + reach && y >= south - reach && y <= north + reach) return true
  }
  return false
}

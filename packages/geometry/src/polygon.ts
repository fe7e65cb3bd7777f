import type { Point } from './point.ts'
import { signedArea } from './shell/polygon.ts'

export function polygonArea(corners: readonly Point[]): number {
  return Math.abs(signedArea(corners))
}

/** Even-odd rule; a point on the edge may fall on either side. */
export function isInside(point: Point, corners: readonly Point[]): boolean {
  let inside = false
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % corners.length]
    if (!b || a[1] > point[1] === b[1] > point[1]) return
    const x = a[0] + ((point[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0])
    if (point[0] < x) inside = !inside
  })
  return inside
}

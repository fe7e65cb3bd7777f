import type { Point } from '../point.ts'
import type { Chain } from './graph.ts'
import { fromNorthWest, tidy } from './polygon.ts'

/** What a wall takes of the plan, counter-clockwise from its north-western corner. */
export function bodyOf({ pieces }: Chain): readonly Point[] {
  const points: Point[] = []
  for (const { right, twin } of pieces) {
    points.push(right.heart, right.end, twin.left.end, twin.left.heart)
  }
  for (const { left, twin } of pieces.toReversed()) {
    points.push(twin.right.heart, twin.right.end, left.end, left.heart)
  }
  return fromNorthWest(tidy(points))
}

import type { Point, Wall } from '@arredo/geometry'

export type PlanBounds = { readonly min: Point; readonly max: Point }

/** The box round all walls; an empty document still has a place to look at. */
export function planBounds(walls: readonly Wall[]): PlanBounds {
  if (walls.length === 0) return { min: [0, 0], max: [4000, 4000] }
  const xs = walls.flatMap(({ from, to }) => [from[0], to[0]])
  const ys = walls.flatMap(({ from, to }) => [from[1], to[1]])
  return { min: [Math.min(...xs), Math.min(...ys)], max: [Math.max(...xs), Math.max(...ys)] }
}

import { footprint, type Point, type Shell, type Standing } from '@arredo/geometry'

export type PlanBounds = { readonly min: Point; readonly max: Point }

/** The box round all rooms and loose walls, or round what stands there without any; an empty document still has a place to look at. */
export function planBounds({ seats }: Shell, standing: readonly Standing[] = []): PlanBounds {
  const points =
    seats.length > 0 ? seats.flatMap(({ from, to }) => [from, to]) : standing.flatMap((one) => footprint(one))
  if (points.length === 0) return { min: [0, 0], max: [4000, 4000] }
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { min: [Math.min(...xs), Math.min(...ys)], max: [Math.max(...xs), Math.max(...ys)] }
}

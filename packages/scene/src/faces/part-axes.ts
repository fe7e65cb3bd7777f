import type { Point, Point3 } from '@arredo/geometry'

/** 0 for x, 1 for y, 2 for z. */
export type Axis = 0 | 1 | 2

export const axes: readonly Axis[] = [0, 1, 2]
export const axisOf = { x: 0, y: 1, z: 2 } as const

export function others(axis: Axis): readonly [Axis, Axis] {
  if (axis === 0) return [1, 2]
  return axis === 1 ? [0, 2] : [0, 1]
}

export function longest(extent: readonly number[]): Axis {
  const most = Math.max(...extent)
  return axes.find((axis) => extent[axis] === most) ?? 0
}

/** Cut across, growth rings are seen from their ends: they run slantwise through the board and drink more oil. */
export const endGrain = { slant: 0.6, light: 0.8 }

export function triple(values: readonly number[]): Point3 {
  return [values[0] ?? 0, values[1] ?? 0, values[2] ?? 0]
}

/** A point of the plane across an axis, and its distance along it; the plane's axes keep the order x, y, z. */
export function acrossAxis([a, b]: Point, along: Axis, distance: number): Point3 {
  if (along === 0) return [distance, a, b]
  return along === 1 ? [a, distance, b] : [a, b, distance]
}

/**
 * Which two axes a pattern's u and v follow on a face across the axis: v runs along the grain, and on an edge across
 * the grain along the edge, as its band was glued on.
 */
export function patternAxes(face: Axis, grain: Axis, extent: readonly number[]): readonly [Axis, Axis] {
  const [i, j] = others(face)
  const along = face === grain ? longerOf(i, j, extent) : grain
  return along === i ? [j, i] : [i, j]
}

export function longerOf(i: Axis, j: Axis, extent: readonly number[]): Axis {
  return (extent[i] ?? 0) > (extent[j] ?? 0) ? i : j
}

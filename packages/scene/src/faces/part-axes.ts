import type { Part, Point, Point3 } from '@arredo/geometry'

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

export function triple(values: readonly number[]): Point3 {
  return [values[0] ?? 0, values[1] ?? 0, values[2] ?? 0]
}

/** A point of the plane across an axis, and its distance along it; the plane's axes keep the order x, y, z. */
export function acrossAxis([a, b]: Point, along: Axis, distance: number): Point3 {
  if (along === 0) return [distance, a, b]
  return along === 1 ? [a, distance, b] : [a, b, distance]
}

/** Which two axes a pattern's u and v follow on a face across the axis: v runs along the grain. */
export function patternAxes(face: Axis, grain: Axis): readonly [Axis, Axis] {
  const [i, j] = others(face)
  if (face === grain) return [i, j]
  return i === grain ? [j, i] : [i, j]
}

/** How far a part's pattern is shifted. Parts of one leaf share it, so that its veneer runs through. */
export function patternShift(part: Part): Point {
  return shiftOf(part.opens ?? `${part.code}|${part.at.join()}`)
}

/** The same for the same name, different for neighbours: no two fronts are cut from the same spot. */
export function shiftOf(name: string): Point {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return [(hash >>> 0) % 997, ((hash >>> 10) % 977) * 2]
}

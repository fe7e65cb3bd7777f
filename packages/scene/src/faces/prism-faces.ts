import type { Point, Point3 } from '@arredo/geometry'
import { ShapeUtils, Vector2 } from 'three'
import { addItemVertex, addQuad, addTriangle, type Faces } from './faces.ts'
import { type Axis, acrossAxis, endGrain, others, patternAxes } from './part-axes.ts'
import { type Cut, cutAt } from './pattern-cut.ts'

/** A closed outline in the plane across an axis, pulled along it; all in the item's own frame. */
export type Prism = {
  readonly at: Point3
  readonly outline: readonly Point[]
  readonly along: Axis
  readonly length: number
  /** Of the box it fills. */
  readonly extent: Point3
  readonly bevel: number
  readonly grain: Axis
  readonly cut: Cut
  /** Whether the low and the high side across the grain show end grain. */
  readonly endGrain: readonly [boolean, boolean]
}

type Corner = {
  readonly at: Point
  /** Where the cap begins, one bevel inside the outline. */
  readonly inner: Point
  /** Directions of the side that ends here and of the one that starts here: the same on a round. */
  readonly ending: Point
  readonly starting: Point
}

/** Above this turn a corner is a corner; below it the outline is meant to be round. */
const creaseCosine = Math.cos((28 * Math.PI) / 180)
/** Corners sharper than this are not set back: their bevel would cross the other side. */
const sharpest = 0.3

/** Both caps keep their own normals up to the bevel, which therefore shades like a rounded edge. */
export function addPrism(faces: Faces, prism: Prism): void {
  const { outline, along, at, length, extent, grain, cut } = prism
  const points = isCounterClockwise(outline) ? outline : outline.toReversed()
  const corners = cornersOf(points, prism.bevel, length)
  const depth = bevelOf(corners)
  const place = (point: Point, distance: number): Point3 => {
    const [x, y, z] = acrossAxis(point, along, distance)
    return [at[0] + x, at[1] + y, at[2] + z]
  }
  const [u, v] = patternAxes(along, grain, extent)
  const [i, j] = others(along)
  const inside = Math.min(extent[i], extent[j])
  const capUv = (point: Point3, sign: 1 | -1, isEnd: boolean): Point => {
    if (!isEnd) return cutAt(cut, point[u] + sign * 61, point[v] + sign * 173)
    // v follows the broader way: the rings run slantwise through the other.
    return cutAt(cut, point[v] + point[u] * endGrain.slant, point[along])
  }
  const cap = (distance: number, sign: 1 | -1) => {
    const normal = acrossAxis([0, 0], along, sign)
    const isEnd = along === grain && prism.endGrain[sign < 0 ? 0 : 1]
    const shade = { light: isEnd ? endGrain.light : 1, depth: length }
    return corners.map(({ inner }) => {
      const point = place(inner, distance)
      return addItemVertex(faces, point, normal, capUv(point, sign, isEnd), shade)
    })
  }
  const near = cap(0, -1)
  const far = cap(length, 1)
  for (const [a, b, c] of triangulated(corners.map(({ inner }) => inner))) {
    addTriangle(faces, near[a] ?? 0, near[b] ?? 0, near[c] ?? 0)
    addTriangle(faces, far[a] ?? 0, far[b] ?? 0, far[c] ?? 0)
  }

  let walked = 0
  for (const [k, from] of corners.entries()) {
    const next = (k + 1) % corners.length
    const to = corners[next]
    if (!to) continue

    const step = Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1])
    const side = (corner: Corner, direction: Point, distance: number, run: number) => {
      const uv = grain === along ? cutAt(cut, run, distance) : cutAt(cut, distance, run + at[grain])
      const normal = acrossAxis(direction, along, 0)
      return addItemVertex(faces, place(corner.at, distance), normal, uv, { depth: inside })
    }
    const low = [side(from, from.starting, depth, walked), side(to, to.ending, depth, walked + step)] as const
    const high = [
      side(from, from.starting, length - depth, walked),
      side(to, to.ending, length - depth, walked + step),
    ] as const
    addQuad(faces, low[0], low[1], high[1], high[0])
    if (depth > 0) {
      addQuad(faces, near[k] ?? 0, near[next] ?? 0, low[1], low[0])
      addQuad(faces, high[0], high[1], far[next] ?? 0, far[k] ?? 0)
    }
    walked += step
  }
}

function cornersOf(outline: readonly Point[], wanted: number, length: number): Corner[] {
  const points = outline.filter((point, k) => {
    const before = outline[(k + outline.length - 1) % outline.length] ?? point
    return outline.length < 4 || Math.hypot(point[0] - before[0], point[1] - before[1]) > 1e-6
  })
  const normals = points.map((point, k) => outwardOf(point, points[(k + 1) % points.length] ?? point))
  const steps = points.map((point, k) => {
    const next = points[(k + 1) % points.length] ?? point
    return Math.hypot(next[0] - point[0], next[1] - point[1])
  })
  const isSharp = normals.some((normal, k) => 1 + dot(normal, normals.at(k - 1) ?? normal) < sharpest)
  const bevel = isSharp ? 0 : Math.min(wanted, length / 4, Math.min(...steps) * 0.4)
  return points.map((at, k) => {
    const starting = normals[k] ?? at
    const ending = normals.at(k - 1) ?? starting
    const sum: Point = [ending[0] + starting[0], ending[1] + starting[1]]
    const back = bevel / (1 + dot(ending, starting))
    const inner: Point = bevel > 0 ? [at[0] - sum[0] * back, at[1] - sum[1] * back] : at
    if (dot(ending, starting) < creaseCosine) return { at, inner, ending, starting }
    const size = Math.hypot(...sum)
    const round: Point = [sum[0] / size, sum[1] / size]
    return { at, inner, ending: round, starting: round }
  })
}

/** As deep as the caps are set back. */
function bevelOf(corners: readonly Corner[]): number {
  const { at, inner, starting } = corners[0] ?? { at: [0, 0], inner: [0, 0], starting: [0, 0] }
  return Math.abs((at[0] - inner[0]) * starting[0] + (at[1] - inner[1]) * starting[1])
}

function triangulated(points: readonly Point[]): [number, number, number][] {
  return ShapeUtils.triangulateShape(
    points.map(([x, y]) => new Vector2(x, y)),
    [],
  ) as [number, number, number][]
}

function isCounterClockwise(points: readonly Point[]): boolean {
  return ShapeUtils.area(points.map(([x, y]) => new Vector2(x, y))) > 0
}

function outwardOf(from: Point, to: Point): Point {
  const step = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(to[1] - from[1]) / step, (from[0] - to[0]) / step]
}

function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1]
}

import type { LathedPart, Point, Point3 } from '@arredo/geometry'
import { fromItemFrame } from '../items/item-frame.ts'
import { addItemVertex, addMoved, addQuad, addTriangle, type Faces, noFaces } from './faces.ts'
import { acrossAxis, axisOf } from './part-axes.ts'
import type { Cut } from './pattern-cut.ts'

/** One straight stretch of the turned outline, as (radius, height), with the directions it looks at both ends. */
type Stretch = {
  readonly from: Point
  readonly to: Point
  readonly startLooks: Point
  readonly endLooks: Point
}

const creaseCosine = Math.cos((35 * Math.PI) / 180)
const bevel = 0.8

/** Feet, knobs and rails: a room has thousands, of a few kinds. */
const turned = new Map<string, Faces>()
const mostKinds = 64

/** A solid of revolution; what the profile leaves open at its ends is closed towards the axis. */
export function addLathe(faces: Faces, part: LathedPart, cut: Cut): void {
  addMoved(faces, turnedLike(part), fromItemFrame(part.at), cut)
}

/** One of this kind in the corner of the world, worked out once. */
function turnedLike({ at: _, code: __, ...kind }: LathedPart): Faces {
  const { size, along, profile } = kind
  const key = JSON.stringify([size, along, profile])
  const known = turned.get(key)
  if (known) return known

  const part: LathedPart = { ...kind, code: '', at: [0, 0, 0] }
  const made = noFaces()
  turn(made, part)
  const [oldest] = turned.keys()
  if (turned.size >= mostKinds && oldest !== undefined) turned.delete(oldest)
  turned.set(key, made)
  return made
}

function turn(faces: Faces, part: LathedPart): void {
  const { place, look, around } = turningOf(part)
  let walked = 0
  for (const { from, to, startLooks, endLooks } of stretchesOf(part.profile)) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const ring = (point: Point, looks: Point, run: number) =>
      Array.from({ length: around + 1 }, (_, k) => {
        const u = (k / around) * 2 * Math.PI * Math.max(from[0], to[0])
        return addItemVertex(faces, place(point, k), look(looks, k), [u, run])
      })
    const low = ring(from, startLooks, walked)
    const high = ring(to, endLooks, walked + length)
    for (let k = 0; k < around; k++) {
      const [a, b, c, d] = [low[k] ?? 0, low[k + 1] ?? 0, high[k + 1] ?? 0, high[k] ?? 0]
      if (from[0] === 0) addTriangle(faces, a, c, d)
      else if (to[0] === 0) addTriangle(faces, a, b, c)
      else addQuad(faces, a, b, c, d)
    }
    walked += length
  }
}

function turningOf({ at, size, along, profile }: LathedPart) {
  const axis = axisOf[along]
  const radius = Math.max(...profile.map(([value]) => value))
  const around = stepsFor(radius)
  const [a, b] = size.filter((_, place) => place !== axis)
  const middle: Point = [(a ?? 0) / 2, (b ?? 0) / 2]
  // Whole quarters first, so that the widest ring touches its box exactly.
  const compass = Array.from({ length: around + 1 }, (_, k): Point => {
    const quarter = ((k % around) * 4) / around
    if (Number.isInteger(quarter)) return quarters[quarter] ?? [1, 0]
    return [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)]
  })
  const way = (k: number): Point => compass[k] ?? [1, 0]
  return {
    around,
    place([r, height]: Point, k: number): Point3 {
      const [x, y, z] = acrossAxis([middle[0] + r * way(k)[0], middle[1] + r * way(k)[1]], axis, height)
      return [at[0] + x, at[1] + y, at[2] + z]
    },
    look: ([r, height]: Point, k: number) => acrossAxis([r * way(k)[0], r * way(k)[1]], axis, height),
  }
}

const quarters: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

function stepsFor(radius: number): number {
  if (radius < 12) return 12
  if (radius < 40) return 16
  return radius < 160 ? 24 : 36
}

function stretchesOf(profile: readonly Point[]): Stretch[] {
  const points = bevelled(closedProfile(profile))
  const outward = turnsOutward(points)
  const sides = points.slice(1).map((to, k) => {
    const from = points[k] ?? to
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const looks: Point = [(outward * (to[1] - from[1])) / length, (-outward * (to[0] - from[0])) / length]
    return { from, to, looks, isBevel: length < 2 * bevel }
  })
  return sides.map(({ from, to, looks, isBevel }, k) => {
    const [before, after] = [sides[k - 1], sides[k + 1]]
    return {
      from,
      to,
      startLooks: blended(looks, before?.looks, isBevel, before?.isBevel ?? false),
      endLooks: blended(looks, after?.looks, isBevel, after?.isBevel ?? false),
    }
  })
}

/** A bevel takes over its neighbour's direction; two sides that nearly agree meet half way. */
function blended(own: Point, other: Point | undefined, isBevel: boolean, otherIsBevel: boolean): Point {
  if (!other || (otherIsBevel && !isBevel)) return own
  if (isBevel && !otherIsBevel) return other
  if (own[0] * other[0] + own[1] * other[1] < creaseCosine) return own
  const sum: Point = [own[0] + other[0], own[1] + other[1]]
  const size = Math.hypot(...sum)
  return [sum[0] / size, sum[1] / size]
}

function closedProfile(profile: readonly Point[]): Point[] {
  const points = profile.filter((point, k) => {
    const before = profile[k - 1]
    return !before || Math.hypot(point[0] - before[0], point[1] - before[1]) > 1e-6
  })
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  return [
    ...(first[0] > 0 ? [[0, first[1]] as const] : []),
    ...points,
    ...(last[0] > 0 ? [[0, last[1]] as const] : []),
  ]
}

function bevelled(points: readonly Point[]): Point[] {
  return points.flatMap((point, k): Point[] => {
    const [before, after] = [points[k - 1], points[k + 1]]
    if (!before || !after || point[0] === 0 || !isCrease(before, point, after)) return [point]
    const near = (other: Point): Point => {
      const length = Math.hypot(other[0] - point[0], other[1] - point[1])
      const share = Math.min(bevel, length / 3) / length
      return [point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share]
    }
    return [near(before), near(after)]
  })
}

function isCrease(before: Point, at: Point, after: Point): boolean {
  const [a, b]: Point[] = [
    [at[0] - before[0], at[1] - before[1]],
    [after[0] - at[0], after[1] - at[1]],
  ]
  if (!a || !b) return false
  return a[0] * b[0] + a[1] * b[1] < creaseCosine * Math.hypot(...a) * Math.hypot(...b)
}

/** 1 when the outside lies to the right of the way the profile is drawn. */
function turnsOutward(points: readonly Point[]): 1 | -1 {
  const twice = points.reduce((sum, [r, z], k) => {
    const [nextR, nextZ] = points[(k + 1) % points.length] ?? [0, 0]
    return sum + r * nextZ - nextR * z
  }, 0)
  return twice >= 0 ? 1 : -1
}

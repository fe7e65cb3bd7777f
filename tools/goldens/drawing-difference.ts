import { boundsOf, type ShapeStyle } from '@arredo/drawings'
import { distance, middle, type Point } from '@arredo/geometry'
import { jsonDifference } from './json-difference.ts'
import type { FrozenShape } from './make-golden.ts'

type Drawing = readonly FrozenShape[]

export type DrawingOptions = {
  /** Styles whose shapes cover one another: their order is part of the drawing. */
  readonly ordered?: readonly ShapeStyle[]
  /** A style that may be drawn although it was not. */
  readonly mayBeNew?: ShapeStyle
}

/** The first shape that is gone, other or new, in words; null where people would see the same drawing. */
export function drawingDifference(
  expected: Drawing,
  actual: Drawing,
  at: string,
  { ordered = [], mayBeNew }: DrawingOptions = {},
): string | null {
  for (const style of new Set([...expected, ...actual].map((shape) => shape.style))) {
    const wanted = expected.filter((shape) => shape.style === style && !isNothing(shape))
    const left = actual.filter((shape) => shape.style === style)
    for (const shape of wanted) {
      const candidates = ordered.includes(style) ? left.slice(0, 1) : left
      const found = candidates.findIndex((other) => isSameShape(shape, other))
      if (found < 0) return `${at}: ${gone(shape, candidates)}`
      left.splice(found, 1)
    }
    const [added] = left
    if (added && style !== mayBeNew) return `${at}: nobody drew ${written(added)} before`
  }
  return null
}

/** A lone wall once had a floor of two corners, which nobody saw. */
function isNothing(shape: FrozenShape): boolean {
  return shape.kind === 'polygon' && shape.points.length < 3
}

function gone(shape: FrozenShape, candidates: Drawing): string {
  const [nearest] = candidates.toSorted((one, two) => distanceOf(one, shape) - distanceOf(two, shape))
  const now = nearest ? `nearest to it is ${written(nearest)}` : 'there is no more of its style'
  return `${written(shape)} is not drawn, ${now}`
}

function written(shape: FrozenShape): string {
  return JSON.stringify(shape)
}

function distanceOf(one: FrozenShape, two: FrozenShape): number {
  const otherKind = one.kind === two.kind && one.row === two.row ? 0 : 1_000_000
  return otherKind + distance(centreOf(one), centreOf(two))
}

function centreOf(shape: FrozenShape): Point {
  const bounds = boundsOf([shape])
  return bounds ? middle([bounds.left, bounds.bottom], [bounds.right, bounds.top]) : [0, 0]
}

/** A polygon may begin at any corner and run either way round. */
function isSameShape(expected: FrozenShape, actual: FrozenShape): boolean {
  if (expected.kind !== 'polygon' || actual.kind !== 'polygon') return isSame(expected, actual)
  const { points: wanted, ...others } = expected
  const { points: found, ...otherFound } = actual
  if (wanted.length !== found.length || !isSame(others, otherFound)) return false
  return [found, found.toReversed()].some((way) =>
    way.some((_, start) => isSame(wanted, [...way.slice(start), ...way.slice(0, start)])),
  )
}

function isSame(expected: unknown, actual: unknown): boolean {
  return jsonDifference(expected, actual, '') === null
}

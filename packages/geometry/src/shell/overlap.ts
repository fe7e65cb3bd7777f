import type { Point } from '../point.ts'
import { cross, minus } from '../vector.ts'
import type { ClearPlace } from './found-rooms.ts'
import { edgesOf, signedArea } from './polygon.ts'

/** A triangle, counter-clockwise, that counts for or against a polygon. */
type Fan = { readonly corners: readonly Point[]; readonly sign: number }

/**
 * Square millimetres that two clear polygons share. Every polygon is the sum of the triangles between one
 * point and its edges, counted by their direction, so the shared area is the sum over pairs of triangles:
 * holes and hollows need no care of their own.
 */
export function overlapOf(a: ClearPlace, b: ClearPlace): number {
  const origin = a.outline[0]
  if (!origin || !areNear(a.outline, b.outline)) return 0
  const fanA = fanOf(a, origin)
  const fanB = fanOf(b, origin)
  let shared = 0
  for (const one of fanA) {
    for (const other of fanB) shared += one.sign * other.sign * signedArea(clip(one.corners, other.corners))
  }
  return Math.max(0, shared)
}

function fanOf({ outline, holes }: ClearPlace, origin: Point): readonly Fan[] {
  return [outline, ...holes].flatMap(edgesOf).flatMap(([from, to]): Fan | [] => {
    const turn = cross(minus(from, origin), minus(to, origin))
    if (turn === 0) return []
    // Outlines run clockwise, so what turns clockwise counts for them.
    return turn < 0 ? { corners: [origin, to, from], sign: 1 } : { corners: [origin, from, to], sign: -1 }
  })
}

/** The part of a convex polygon inside another, both counter-clockwise. */
function clip(subject: readonly Point[], by: readonly Point[]): readonly Point[] {
  return edgesOf(by).reduce<readonly Point[]>((rest, [from, to]) => leftOf(rest, from, to), subject)
}

function leftOf(polygon: readonly Point[], from: Point, to: Point): readonly Point[] {
  const way = minus(to, from)
  return edgesOf(polygon).flatMap(([a, b]) => {
    const atA = cross(way, minus(a, from))
    const atB = cross(way, minus(b, from))
    const kept: Point[] = atA >= 0 ? [a] : []
    if (atA < 0 !== atB < 0) {
      const share = atA / (atA - atB)
      kept.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share])
    }
    return kept
  })
}

function areNear(a: readonly Point[], b: readonly Point[]): boolean {
  return [0, 1].every((axis) => {
    const onA = a.map((point) => point[axis] ?? 0)
    const onB = b.map((point) => point[axis] ?? 0)
    return Math.max(...onA) >= Math.min(...onB) && Math.max(...onB) >= Math.min(...onA)
  })
}

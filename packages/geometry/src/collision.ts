import { footprint, type Standing } from './footprint.ts'
import type { Point } from './point.ts'
import type { ShellWall } from './shell/surfaces.ts'
import { dot } from './vector.ts'
import { fromWall } from './wall-frame.ts'

/** Millimetres that may overlap before it counts: neighbours that touch do not collide. */
const touching = 0.5

export function collides(item: Standing, others: readonly Standing[], walls: readonly ShellWall[]): boolean {
  return (
    others.some((other) => standingsCollide(item, other)) || walls.some((wall) => crossesWall(item, wall))
  )
}

export function standingsCollide(a: Standing, b: Standing): boolean {
  return heightsOverlap(a, b) && footprintsOverlap(a, b)
}

/** Seen from above. */
export function footprintsOverlap(a: Standing, b: Standing): boolean {
  return areNear(a, b) && polygonsOverlap(footprint(a), footprint(b))
}

/** Whether they would touch if both were round: of a house full of things most are nowhere near. */
function areNear(a: Standing, b: Standing): boolean {
  const [[ax, ay], , [aFarX, aFarY]] = footprint(a)
  const [[bx, by], , [bFarX, bFarY]] = footprint(b)
  const apart = Math.hypot(ax + aFarX - bx - bFarX, ay + aFarY - by - bFarY)
  return apart <= Math.hypot(aFarX - ax, aFarY - ay) + Math.hypot(bFarX - bx, bFarY - by)
}

export function crossesWall(item: Standing, wall: ShellWall): boolean {
  if (item.place.at[2] >= wall.height) return false
  return polygonsOverlap(footprint(item), wallBody(wall))
}

export function heightsOverlap(a: Standing, b: Standing): boolean {
  const aBottom = a.place.at[2]
  const bBottom = b.place.at[2]
  return aBottom + a.size.height - bBottom > touching && bBottom + b.size.height - aBottom > touching
}

/** Convex polygons overlap unless an axis across one of their edges separates them. */
export function polygonsOverlap(a: readonly Point[], b: readonly Point[]): boolean {
  return ![...edgeNormals(a), ...edgeNormals(b)].some((axis) => separates(axis, a, b))
}

/** From corner to corner without its joints, which may be no convex shape. */
export function wallBody({ faces, thickness, length }: ShellWall): readonly Point[] {
  const { frame } = faces.right
  return [
    fromWall(frame, { along: 0, across: 0 }),
    fromWall(frame, { along: 0, across: -thickness }),
    fromWall(frame, { along: length, across: -thickness }),
    fromWall(frame, { along: length, across: 0 }),
  ]
}

function edgeNormals(polygon: readonly Point[]): readonly Point[] {
  return polygon.flatMap((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    return length === 0 ? [] : [[(to[1] - from[1]) / length, (from[0] - to[0]) / length] as const]
  })
}

function separates(axis: Point, a: readonly Point[], b: readonly Point[]): boolean {
  const shadowA = shadow(axis, a)
  const shadowB = shadow(axis, b)
  return shadowA.max - shadowB.min <= touching || shadowB.max - shadowA.min <= touching
}

function shadow(axis: Point, polygon: readonly Point[]): { readonly min: number; readonly max: number } {
  const places = polygon.map((point) => dot(point, axis))
  return { min: Math.min(...places), max: Math.max(...places) }
}

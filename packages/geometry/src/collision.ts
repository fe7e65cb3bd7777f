import { footprint, type Standing } from './footprint.ts'
import type { Point } from './point.ts'
import { dot } from './vector.ts'
import type { Wall } from './wall.ts'
import { fromWall, wallFrame } from './wall-frame.ts'

/** Millimetres that may overlap before it counts: neighbours that touch do not collide. */
const touching = 0.5

export function collides(item: Standing, others: readonly Standing[], walls: readonly Wall[]): boolean {
  return (
    others.some((other) => standingsCollide(item, other)) || walls.some((wall) => crossesWall(item, wall))
  )
}

export function standingsCollide(a: Standing, b: Standing): boolean {
  return heightsOverlap(a, b) && polygonsOverlap(footprint(a), footprint(b))
}

export function crossesWall(item: Standing, wall: Wall): boolean {
  if (item.placement.at[2] >= wall.height) return false
  return polygonsOverlap(footprint(item), wallBody(wall))
}

export function heightsOverlap(a: Standing, b: Standing): boolean {
  const aBottom = a.placement.at[2]
  const bBottom = b.placement.at[2]
  return aBottom + a.size.height - bBottom > touching && bBottom + b.size.height - aBottom > touching
}

/** Convex polygons overlap unless an axis across one of their edges separates them. */
export function polygonsOverlap(a: readonly Point[], b: readonly Point[]): boolean {
  return ![...edgeNormals(a), ...edgeNormals(b)].some((axis) => separates(axis, a, b))
}

function wallBody(wall: Wall): readonly Point[] {
  const frame = wallFrame(wall)
  return [
    fromWall(frame, { along: 0, across: 0 }),
    fromWall(frame, { along: 0, across: -wall.thickness }),
    fromWall(frame, { along: frame.length, across: -wall.thickness }),
    fromWall(frame, { along: frame.length, across: 0 }),
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

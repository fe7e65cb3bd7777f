import type { Point } from './point.ts'
import { cross, distance } from './vector.ts'
import type { Wall } from './wall.ts'

/** A chain of walls: closed when the last leads back to the first. */
export type Outline = {
  readonly walls: readonly Wall[]
  /** Inner corners in wall order; an open chain has one more corner than walls. */
  readonly corners: readonly Point[]
  readonly closed: boolean
}

/** Corners nearer than this are the same corner. */
const joint = 1

/** Walls joined end to start; a document's map of walls has no order of its own to rely on. */
export function roomOutlines(walls: readonly Wall[]): readonly Outline[] {
  const left = new Set(walls)
  const outlines: Outline[] = []
  for (const wall of walls) {
    if (!left.has(wall)) continue
    const chain = chainThrough(wall, left)
    const first = chain[0] ?? wall
    const last = chain.at(-1) ?? wall
    const closed = chain.length > 2 && distance(last.to, first.from) < joint
    const corners = chain.map(({ from }) => from)
    outlines.push({ walls: chain, corners: closed ? corners : [...corners, last.to], closed })
  }
  return outlines
}

/** Square millimetres inside all closed outlines, or null when none is closed. */
export function roomArea(walls: readonly Wall[]): number | null {
  const closed = roomOutlines(walls).filter((outline) => outline.closed)
  if (closed.length === 0) return null
  return closed.reduce((sum, { corners }) => sum + polygonArea(corners), 0)
}

export function polygonArea(corners: readonly Point[]): number {
  let twice = 0
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length]
    if (next) twice += cross(corner, next)
  })
  return Math.abs(twice) / 2
}

/** Even-odd rule; a point on the edge may fall on either side. */
export function isInside(point: Point, corners: readonly Point[]): boolean {
  let inside = false
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % corners.length]
    if (!b || a[1] > point[1] === b[1] > point[1]) return
    const x = a[0] + ((point[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0])
    if (point[0] < x) inside = !inside
  })
  return inside
}

function chainThrough(wall: Wall, left: Set<Wall>): readonly Wall[] {
  left.delete(wall)
  const chain = [wall]
  for (let next = takeStartingAt(wall.to, left); next; next = takeStartingAt(next.to, left)) chain.push(next)
  for (let before = takeEndingAt(wall.from, left); before; before = takeEndingAt(before.from, left)) {
    chain.unshift(before)
  }
  return chain
}

function takeStartingAt(point: Point, left: Set<Wall>): Wall | undefined {
  return take(left, ({ from }) => distance(from, point) < joint)
}

function takeEndingAt(point: Point, left: Set<Wall>): Wall | undefined {
  return take(left, ({ to }) => distance(to, point) < joint)
}

function take(left: Set<Wall>, fits: (wall: Wall) => boolean): Wall | undefined {
  for (const wall of left) {
    if (!fits(wall)) continue
    left.delete(wall)
    return wall
  }
  return undefined
}

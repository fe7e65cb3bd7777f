import {
  fromWall,
  meetingPoint,
  type Opening,
  type Point,
  type Point3,
  toWall,
  type Wall,
  wallFrame,
} from '@arredo/geometry'

/** A wall seen from inside: s along its inner line, z up, depth growing outward. */
export type WallSpace = {
  readonly length: number
  readonly along: Point
  readonly outward: Point
  readonly at: (s: number, z: number, depth: number) => Point3
}

/** A rectangle on the wall: from s0 to s1, from z0 to z1. */
export type Hole = { readonly s0: number; readonly s1: number; readonly z0: number; readonly z1: number }

export function wallSpace(wall: Wall): WallSpace {
  const frame = wallFrame(wall)
  return {
    length: frame.length,
    along: frame.along,
    outward: [-frame.inward[0], -frame.inward[1]],
    at: (s, z, depth) => [...fromWall(frame, { along: s, across: -depth }), z],
  }
}

/** What of an opening lies on its wall, or null: openings may be larger than a wall that was shortened. */
export function clippedHole(opening: Opening, length: number, height: number): Hole | null {
  const hole = {
    s0: Math.max(0, opening.offset),
    s1: Math.min(length, opening.offset + opening.width),
    z0: Math.max(0, opening.sill),
    z1: Math.min(height, opening.sill + opening.height),
  }
  return hole.s1 - hole.s0 > 1 && hole.z1 - hole.z0 > 1 ? hole : null
}

/** Where the outer face of a wall begins and ends along s, so that neighbours meet in a mitre. */
export function mitres(wall: Wall, walls: readonly Wall[]): { readonly start: number; readonly end: number } {
  const { length } = wallFrame(wall)
  const before = walls.find((other) => other !== wall && samePoint(other.to, wall.from))
  const after = walls.find((other) => other !== wall && samePoint(other.from, wall.to))
  return { start: outerCorner(wall, before, 0), end: outerCorner(wall, after, length) }
}

function outerCorner(wall: Wall, neighbour: Wall | undefined, corner: number): number {
  if (!neighbour) return corner

  const frame = wallFrame(wall)
  const point = meetingPoint(frame, -wall.thickness, wallFrame(neighbour), -neighbour.thickness)
  if (!point) return corner

  // A very sharp corner would shoot its tip across the garden.
  const most = 3 * Math.max(wall.thickness, neighbour.thickness)
  return Math.max(corner - most, Math.min(corner + most, toWall(frame, point).along))
}

function samePoint(a: Point, b: Point): boolean {
  return Math.hypot(a[0] - b[0], a[1] - b[1]) < 1
}

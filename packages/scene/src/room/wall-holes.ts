import type { Opening, ShellWall, WallSide } from '@arredo/geometry'
import { lowestOver, topFromBehind } from './wall-top.ts'

/** A rectangle on a wall: from s0 to s1, from z0 to z1. */
export type Hole = { readonly s0: number; readonly s1: number; readonly z0: number; readonly z1: number }

/** What an opening takes of a wall, seen from its right face: the rectangle, and from which depth to which. */
export type WallHole<Of extends Opening = Opening> = Hole & {
  readonly opening: Of
  readonly near: number
  readonly far: number
}

/** What of the openings lies on their wall: they may be larger than a wall that was shortened. */
export function holesOf<Of extends Opening>(
  wall: ShellWall,
  openings: readonly Of[],
): readonly WallHole<Of>[] {
  return openings.flatMap((opening) => (opening.wall === wall.id ? (holeOf(wall, opening) ?? []) : []))
}

/** As much of the rectangle as lies on a face, seen by who looks at it. */
export function holeOnFace(hole: Hole, { faces, length }: ShellWall, side: WallSide): Hole {
  const { start, end } = faces[side]
  const [s0, s1] = side === 'right' ? [hole.s0, hole.s1] : [length - hole.s1, length - hole.s0]
  return { s0: Math.max(start, s0), s1: Math.min(end, s1), z0: hole.z0, z1: hole.z1 }
}

function holeOf<Of extends Opening>(wall: ShellWall, opening: Of): WallHole<Of> | null {
  const { faces, length, thickness } = wall
  const { left, right } = faces
  const [from, to] = [opening.offset, opening.offset + opening.width]
  const low = Math.min(right.start, length - left.end)
  const high = Math.max(right.end, length - left.start)
  // What reaches a corner leaves no splinter of the outer corner beyond it.
  const s0 = from <= 0 ? low : Math.max(low, from)
  const s1 = to >= length ? high : Math.min(high, to)
  if (s1 - s0 < 1 || to < 1 || from > length - 1) return null

  // Under a slope the lower end counts: what closes a hole is as rectangular as the opening.
  const top = Math.max(lowestOver(right.top, s0, s1), lowestOver(topFromBehind(left.top, length), s0, s1))
  const z0 = Math.max(0, opening.sill)
  const z1 = Math.min(top, opening.sill + opening.height)
  return z1 - z0 < 1 ? null : { s0, s1, z0, z1, opening, ...depthsOf(opening, thickness) }
}

function depthsOf({ depth, side }: Opening, thickness: number): { near: number; far: number } {
  if (depth === null || depth >= thickness) return { near: 0, far: thickness }
  return side === 'right' ? { near: 0, far: depth } : { near: thickness - depth, far: thickness }
}

import type { Point } from './point.ts'
import { cross, distance, dot, minus, normalTurn, plus, times } from './vector.ts'

/** A line's own axes: `along` from its start to its end, `inward` to the right of it, where the room is. */
export type WallFrame = {
  readonly origin: Point
  readonly along: Point
  readonly inward: Point
  readonly length: number
  /** Degrees counter-clockwise from east: the rotation of an item seated on this wall. */
  readonly turn: number
}

export type PointOnWall = { readonly along: number; readonly across: number }

/** A piece of a wall's face, from the left to the right of who looks at it. */
export type Line = { readonly from: Point; readonly to: Point }

const known = new WeakMap<Line, WallFrame>()

/** Worked out once for a line: pieces of walls stay the same objects while things are dragged along them. */
export function wallFrame(line: Line): WallFrame {
  const last = known.get(line)
  if (last) return last

  const frame = frameOf(line)
  known.set(line, frame)
  return frame
}

function frameOf({ from, to }: Line): WallFrame {
  const length = distance(from, to)
  const [x, y] = minus(to, from)
  // Divided, not multiplied by the inverse: walls along an axis must have exact axes.
  const along: Point = length === 0 ? [1, 0] : [x / length, y / length]
  return {
    origin: from,
    along,
    inward: [along[1], -along[0]],
    length,
    turn: normalTurn((Math.atan2(along[1], along[0]) * 180) / Math.PI),
  }
}

export function toWall(frame: WallFrame, point: Point): PointOnWall {
  const offset = minus(point, frame.origin)
  return { along: dot(offset, frame.along), across: dot(offset, frame.inward) }
}

export function fromWall(frame: WallFrame, { along, across }: PointOnWall): Point {
  return plus(frame.origin, plus(times(frame.along, along), times(frame.inward, across)))
}

/** Distance from a point to the line, which ends where the wall ends. */
export function distanceToWall(frame: WallFrame, point: Point): number {
  const { along, across } = toWall(frame, point)
  const beyond = along < 0 ? -along : Math.max(0, along - frame.length)
  return Math.hypot(beyond, across)
}

/** Where the inner lines of two walls, prolonged and moved outward, meet; null when parallel. */
export function meetingPoint(a: WallFrame, aAcross: number, b: WallFrame, bAcross: number): Point | null {
  const start = fromWall(a, { along: 0, across: aAcross })
  const other = fromWall(b, { along: 0, across: bAcross })
  const turn = cross(a.along, b.along)
  if (Math.abs(turn) < 1e-9) return null
  return plus(start, times(a.along, cross(minus(other, start), b.along) / turn))
}

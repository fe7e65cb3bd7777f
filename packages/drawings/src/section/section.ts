import { type FoundRoom, type Line, type Point, toWall, type WallFrame } from '@arredo/geometry'

/**
 * An upright plane across a room, at a right angle to a wall or to an island. Who looks at it has that wall on his
 * left: x runs from face to face of the room, y up from the floor.
 */
export type Section = Line & {
  readonly number: number
  /** The wall whose furniture is cut, by its letter; empty for an island. */
  readonly letter: string
  /** Index into the shell's rooms. */
  readonly room: number
}

/** Where a line through a point lies in a room, from face to face; null for a point beside it. */
export function lineThrough(room: FoundRoom, at: Point, along: Point): Line | null {
  const frame: WallFrame = { origin: at, along, inward: [along[1], -along[0]], length: 0, turn: 0 }
  const stops = [room.outline, ...room.holes].flatMap((corners) => crossings(corners, frame))
  const from = Math.max(...stops.filter((stop) => stop <= 0))
  const to = Math.min(...stops.filter((stop) => stop > 0))
  if (!Number.isFinite(to - from)) return null
  return {
    from: [at[0] + along[0] * from, at[1] + along[1] * from],
    to: [at[0] + along[0] * to, at[1] + along[1] * to],
  }
}

/** Where the line of a frame goes in and out of a polygon, in order. */
export function crossings(corners: readonly Point[], frame: WallFrame): readonly number[] {
  const placed = corners.map((corner) => toWall(frame, corner))
  return placed
    .flatMap((one, index): readonly number[] => {
      const two = placed[(index + 1) % placed.length] ?? one
      if (one.across > 0 === two.across > 0) return []
      return [one.along + ((two.along - one.along) * one.across) / (one.across - two.across)]
    })
    .toSorted((a, b) => a - b)
}

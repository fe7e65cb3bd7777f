import {
  cross,
  distance,
  dot,
  type Placement,
  type Point,
  type Shell,
  type Stretch,
  wallFrame,
} from '@arredo/geometry'

/** How near to a corner one means it, and how far from square it may be. */
const reach = 900
const square = Math.sin((3 * Math.PI) / 180)

/** Two pieces of wall that meet square in a room: the one that ends there, and the one that begins. */
export type Corner = { readonly before: Stretch; readonly after: Stretch }

export function nearestCorner(point: Point, shell: Shell): Corner | null {
  const [nearest] = cornersOf(shell)
    .map((corner) => ({ corner, away: distance(point, corner.after.from) }))
    .filter(({ away }) => away <= reach)
    .sort((one, two) => one.away - two.away)
  return nearest?.corner ?? null
}

/**
 * Into a corner: the back on the wall right of it, the left side on the one before. It turns itself, so that there is
 * but one way to stand in each.
 */
export function seatInCorner({ after: { wall, side } }: Corner, elevation: number): Placement {
  const end = side === 'right' ? 'from' : 'to'
  return { at: [0, 0, elevation], rotation: 0, seat: { on: 'corner', wall, side, end } }
}

export function cornersOf(shell: Shell): readonly Corner[] {
  return shell.rooms.flatMap(({ sides }) =>
    sides.flatMap((before, index): readonly Corner[] => {
      const after = sides[(index + 1) % sides.length]
      if (!after || distance(before.to, after.from) > 1) return []
      const [one, two] = [wallFrame(before), wallFrame(after)]
      const isSquare = Math.abs(dot(one.along, two.along)) <= square && cross(one.along, two.along) < 0
      const isFirst = shell.face(after.wall, after.side)?.stretches[0] === after
      return isSquare && isFirst ? [{ before, after }] : []
    }),
  )
}

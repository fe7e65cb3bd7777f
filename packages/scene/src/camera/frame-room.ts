import {
  type FaceName,
  footprintCentre,
  fromWall,
  type Point,
  type Point3,
  type Shell,
  type Standing,
  toWall,
  wallFrame,
} from '@arredo/geometry'
import { planBounds } from '../room/plan-bounds.ts'
import { dot3, minus3 } from '../vector3.ts'
import { eyeOf, type Orbit, viewAxes } from './orbit.ts'

export type Insets = {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The picture's size in pixels, the part of it that no panel covers, and the vertical angle of view. */
export type Viewport = {
  readonly width: number
  readonly height: number
  readonly insets: Insets
  readonly fieldOfView: number
  /** The share of the free part that is filled. */
  readonly margin?: number
}

/** Off the axis of the main wall, so that a second wall gives the picture depth. */
const threeQuarter = (34 * Math.PI) / 180
const elevation = (27 * Math.PI) / 180
/** From the south-east, as plans are read: the north wall, where the first article goes, is in the back. */
const usual = threeQuarter - Math.PI / 2

/** Something that stands, and the face of a wall it sits on, if any. */
export type Furnishing = Standing & { readonly face?: FaceName }

/** A view of the whole room from its open corner: furnished walls in the back, nothing in the way. */
export function frameRoom(shell: Shell, furniture: readonly Furnishing[], viewport: Viewport): Orbit {
  const azimuth = bestAzimuth(shell, furniture)
  return fitted(pointsToShow(shell, furniture, azimuth), { azimuth, elevation }, viewport)
}

/** The same from another side: radians to the right of who faces the main wall, and up from the ground. */
export function frameRoomFrom(
  shell: Shell,
  furniture: readonly Furnishing[],
  side: { readonly turn: number; readonly elevation: number },
  viewport: Viewport,
): Orbit {
  const best = bestAzimuth(shell, furniture)
  const fronts = shell.seats.map((seat) => {
    const { inward } = wallFrame(seat)
    return Math.atan2(inward[1], inward[0])
  })
  const front = fronts.toSorted((a, b) => Math.cos(b - best) - Math.cos(a - best))[0] ?? -Math.PI / 2
  const azimuth = front + side.turn
  return fitted(pointsToShow(shell, furniture, azimuth), { azimuth, elevation: side.elevation }, viewport)
}

function bestAzimuth(shell: Shell, furniture: readonly Furnishing[]): number {
  const sides = shell.seats.map(wallFrame)
  const worths = [
    ...sides.flatMap((side) =>
      sharesOfSide.map((share) => ({
        at: fromWall(side, { along: share * side.length, across: 0 }),
        inward: side.inward,
        worth: side.length / 4000 / sharesOfSide.length,
      })),
    ),
    ...furniture.flatMap((item) => {
      const found = item.face && shell.face(item.face.wall, item.face.side)
      const worth = item.size.width / 1000
      if (!found) return []
      const { frame } = found
      const along = Math.min(frame.length, Math.max(0, toWall(frame, footprintCentre(item)).along))
      return [{ at: fromWall(frame, { along, across: 0 }), inward: frame.inward, worth }]
    }),
  ]
  const score = (azimuth: number) =>
    worths.reduce((sum, { at, inward, worth }) => {
      const seen = seenFrom(azimuth, inward)
      // Turned away it is cut away, and hidden it is lost: in an L the wall of the notch stands before one arm of it.
      return sum + worth * (seen > 0 && isHidden(shell, at, azimuth) ? -seen : seen)
    }, 0)
  const candidates = sides.flatMap(({ inward }) => {
    const facing = Math.atan2(inward[1], inward[0])
    return [facing + threeQuarter, facing - threeQuarter]
  })
  // An empty square room is worth the same from everywhere, and the order of its walls is chance.
  const [first = usual, ...others] = candidates.toSorted((a, b) => Math.cos(b - usual) - Math.cos(a - usual))
  return others.reduce((best, next) => (score(next) > score(best) + 1e-6 ? next : best), first)
}

/** Where along a side is looked whether something stands before it. */
const sharesOfSide = [0.1, 0.3, 0.5, 0.7, 0.9]
/** What stands on a wall is not hidden by that wall. */
const offWall = 1

/** Whether a wall that stays standing in this view hides the floor there, at a distance at which it is high enough to. */
function isHidden({ seats }: Shell, at: Point, azimuth: number): boolean {
  return seats.some((seat) => {
    const frame = wallFrame(seat)
    const { along, across } = toWall(frame, at)
    const far = -across / seenFrom(azimuth, frame.inward)
    const place = along + far * seenFrom(azimuth, frame.along)
    return (
      far > offWall &&
      far < seat.height / Math.tan(elevation) &&
      place > 0 &&
      place < frame.length &&
      across < 0
    )
  })
}

/** Floor corners, and the tops of those walls that stay standing in this view. */
function pointsToShow(shell: Shell, furniture: readonly Standing[], azimuth: number): Point3[] {
  const { min, max } = planBounds(shell, furniture)
  const thick = Math.max(0, ...shell.walls.map(({ thickness }) => thickness))
  const [west, south, east, north] = [min[0] - thick, min[1] - thick, max[0] + thick, max[1] + thick]
  const floor: Point3[] = [
    [west, south, -thick],
    [east, south, -thick],
    [east, north, -thick],
    [west, north, -thick],
  ]
  const tops = shell.seats
    .filter((seat) => seenFrom(azimuth, wallFrame(seat).inward) > 0)
    .flatMap(({ wall, from, to, height }): Point3[] => {
      const top = shell.wall(wall)?.height ?? height
      return [
        [...from, top],
        [...to, top],
      ]
    })
  if (tops.length > 0) return [...floor, ...tops]

  const top = Math.max(0, ...furniture.map(({ place, size }) => place.at[2] + size.height))
  return floor.flatMap(([x, y, z]): Point3[] => [
    [x, y, z],
    [x, y, top],
  ])
}

/** How much of a face is turned towards who looks from there; below 0 he is behind it. */
function seenFrom(azimuth: number, inward: Point): number {
  return inward[0] * Math.cos(azimuth) + inward[1] * Math.sin(azimuth)
}

/** Goes back and sideways until all points lie within the free part of the picture. */
export function fitted(
  points: readonly Point3[],
  { azimuth, elevation }: Pick<Orbit, 'azimuth' | 'elevation'>,
  { width, height, insets, fieldOfView, margin = 0.93 }: Viewport,
): Orbit {
  const freeWidth = Math.max(width * 0.4, width - insets.left - insets.right)
  const freeHeight = Math.max(height * 0.4, height - insets.top - insets.bottom)
  const tangent = Math.tan((fieldOfView * Math.PI) / 360)
  const [mostX, mostY] = [(tangent * freeWidth * margin) / height, (tangent * freeHeight * margin) / height]

  const { right, up, away } = viewAxes({ azimuth, elevation })
  let orbit: Orbit = { target: middle(points), azimuth, elevation, distance: startDistance(points) }
  for (let round = 0; round < 12; round++) {
    const eye = eyeOf(orbit)
    const seen = points.map((point) => {
      const offset = minus3(point, eye)
      const deep = Math.max(200, dot3(offset, away))
      return { x: dot3(offset, right) / deep, y: dot3(offset, up) / deep }
    })
    const [x0, x1] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))]
    const [y0, y1] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))]
    const needed = Math.max((x1 - x0) / 2 / mostX, (y1 - y0) / 2 / mostY)
    const [sideways, upwards] = [((x0 + x1) / 2) * orbit.distance, ((y0 + y1) / 2) * orbit.distance]
    const [tx, ty, tz] = orbit.target.map(
      (value, k) => value + (right[k] ?? 0) * sideways + (up[k] ?? 0) * upwards,
    )
    orbit = { ...orbit, target: [tx ?? 0, ty ?? 0, tz ?? 0], distance: orbit.distance * (0.4 + 0.6 * needed) }
  }
  return orbit
}

function startDistance(points: readonly Point3[]): number {
  const centre = middle(points)
  const radius = Math.max(
    ...points.map((point) => Math.hypot(...point.map((value, k) => value - (centre[k] ?? 0)))),
  )
  return Math.max(300, radius * 3)
}

function middle(points: readonly Point3[]): Point3 {
  const mean = (axis: 0 | 1 | 2) => {
    const values = points.map((point) => point[axis])
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  return [mean(0), mean(1), mean(2)]
}

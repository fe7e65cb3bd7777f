import {
  distance,
  dot,
  type FoundRoom,
  footprint,
  footprintCentre,
  fromWall,
  isInRoom,
  type Point,
  type Point3,
  type Shell,
  shellOf,
  toWall,
  type WallFace,
} from '@arredo/geometry'
import { type Evaluation, type ProjectDocument, type StandingRow, standingRows } from '@arredo/project'
import type { CameraView } from './camera-view.ts'
import { type StandingPlaces, standingPlaces } from './standing-places.ts'

/** Of who stands: lower and worktops are seen from the side, higher and the room is looked down on. */
const eyeLevel = 1500
/** As wide as a lens of 24 mm at most, which bends nothing yet. */
const angles = { least: 40, most: 65 }
/** The shape photographs have. */
const aspect = 1.6

/**
 * Three places inside the room that a photographer would try: before the wall with most on it, from the opposite
 * corner, and nearer to what stands apart or at another wall. None in a document without rooms.
 */
export function proposedViews(document: ProjectDocument, evaluation: Evaluation): readonly CameraView[] {
  const shell = shellOf(document)
  const standing = standingRows(document, evaluation)
  const room = furnishedRoom(shell, standing)
  if (!room) return []

  const inside = standing.filter((one) => isInRoom(footprintCentre(one), room))
  const stand = standingPlaces(room, inside)
  if (stand.places.length === 0) return []
  const runs = runsOf(shell, room, inside)
  const [main] = runs
  if (!main) return []
  return [facing(main, stand), fromCorner(main, runs, stand, room), nearer(main, runs, inside, stand)]
}

/** What stands along one face of a wall, seen by who looks at it. */
type Run = {
  readonly face: WallFace
  readonly from: number
  readonly to: number
  /** Millimetres of width that something stands on. */
  readonly worth: number
  readonly middle: Point
  readonly inward: Point
}

/** The room with most furniture in it; without any, the largest. */
function furnishedRoom({ rooms }: Shell, standing: readonly StandingRow[]): FoundRoom | null {
  const worth = (room: FoundRoom) =>
    room.area / 1e9 +
    standing
      .filter((one) => isInRoom(footprintCentre(one), room))
      .reduce((sum, { size }) => sum + size.width, 0)
  return rooms.reduce<FoundRoom | null>(
    (best, next) => (best && worth(best) >= worth(next) ? best : next),
    null,
  )
}

/** The faces of a room's walls, those with most on them first; a bare wall counts for its length alone. */
function runsOf(shell: Shell, room: FoundRoom, standing: readonly StandingRow[]): readonly Run[] {
  return room.sides
    .flatMap((side): readonly Run[] => {
      const face = shell.face(side.wall, side.side)
      if (!face) return []
      const on = standing.filter(
        ({ seat }) =>
          (seat.on === 'wall' || seat.on === 'corner') && seat.wall === side.wall && seat.side === side.side,
      )
      const spans = on.map((one) => footprint(one).map((corner) => toWall(face.frame, corner).along))
      const bare = on.length === 0
      const from = bare ? side.start : Math.max(side.start, Math.min(...spans.flat()))
      const to = bare ? side.end : Math.min(side.end, Math.max(...spans.flat()))
      if (to - from < 100) return []
      const middle = fromWall(face.frame, { along: (from + to) / 2, across: 300 })
      const worth = (to - from) / 100 + on.reduce((sum, { size }) => sum + size.width, 0)
      return [{ face, from, to, worth, middle, inward: face.frame.inward }]
    })
    .toSorted((a, b) => b.worth - a.worth)
}

/** Square to the middle of the run, as far back as it takes to have all of it in the picture. */
function facing(run: Run, stand: StandingPlaces): CameraView {
  const ends = endsOf(run)
  const eye = best(stand, run.middle, (place) => {
    const needed = angleFor(place, run.middle, ends)
    return -degreesOff(run, place) - 2 * Math.max(0, needed - angles.most) - 0.3 * Math.max(0, 45 - needed)
  })
  return view(eye, run.middle, 1150, angleFor(eye, run.middle, ends))
}

/** From where most of what stands along the walls is seen, slantwise: the corner away from it. */
function fromCorner(main: Run, runs: readonly Run[], stand: StandingPlaces, room: FoundRoom): CameraView {
  const second = runs.find((run) => Math.abs(dot(run.inward, main.inward)) < 0.5) ?? main
  const far = Math.sqrt(room.area)
  const total = main.worth + second.worth
  const between = (a: Point, b: Point): Point => [
    (a[0] * main.worth + b[0] * second.worth) / total,
    (a[1] * main.worth + b[1] * second.worth) / total,
  ]
  const target = between(main.middle, second.middle)
  const eye = best(stand, target, (place) => {
    const slant = Math.abs(degreesOff(main, place) - 42)
    return (60 * distance(place, target)) / far - slant
  })
  const needed = angleFor(eye, target, [...endsOf(main), ...endsOf(second)])
  // Seen slantwise, wider would stretch what is near.
  return view(eye, target, 1100, Math.min(60, needed))
}

/** About two metres away and slantwise, so that surfaces are seen: what stands apart, or the next best wall. */
function nearer(
  main: Run,
  runs: readonly Run[],
  standing: readonly StandingRow[],
  stand: StandingPlaces,
): CameraView {
  const second = runs.find((run) => run !== main && run.worth > 1500)
  const [apart] = standing
    .filter(({ seat, size }) => seat.on === 'floor' && size.height > 600 && size.width * size.depth > 7e5)
    .toSorted((a, b) => b.size.width * b.size.depth - a.size.width * a.size.depth)
  const run = second ?? main
  const target = second || !apart ? at(run, second ? 0.5 : 0.3) : footprintCentre(apart)
  const eye = best(stand, target, (place) => {
    const slant = Math.abs(degreesOff(run, place, target) - 35)
    return -Math.abs(distance(place, target) - 2200) / 20 - slant / 2
  })
  return view(eye, target, 1000, angles.least + 4)
}

/** Of all places the one with most to say for it: something in the way weighs more than a better angle. */
function best(
  { places, isHidden, crowding }: StandingPlaces,
  target: Point,
  worth: (place: Point) => number,
): Point {
  const score = (place: Point) =>
    worth(place) - (isHidden(place, target) ? 80 : 0) - 40 * crowding(place, target)
  const [first = [0, 0], ...others] = places
  let [found, most] = [first, score(first)]
  for (const place of others) {
    const value = score(place)
    if (value > most + 1e-6) [found, most] = [place, value]
  }
  return found
}

function view([x, y]: Point, [toX, toY]: Point, height: number, needed: number): CameraView {
  const whole = (point: Point3): Point3 => [Math.round(point[0]), Math.round(point[1]), point[2]]
  return {
    eye: whole([x, y, eyeLevel]),
    target: whole([toX, toY, height]),
    fieldOfView: Math.round(Math.min(angles.most, Math.max(angles.least, needed))),
  }
}

/** How far an eye is off the straight line out of the wall, in degrees. */
function degreesOff({ inward, middle }: Run, [x, y]: Point, from: Point = middle): number {
  const [dx, dy] = [x - from[0], y - from[1]]
  const share = (dx * inward[0] + dy * inward[1]) / Math.max(1, Math.hypot(dx, dy))
  return (Math.acos(Math.min(1, Math.max(-1, share))) * 180) / Math.PI
}

/** The vertical angle of a picture that holds all points to both sides of its middle. */
function angleFor(eye: Point, target: Point, points: readonly Point[]): number {
  const straight = Math.atan2(target[1] - eye[1], target[0] - eye[0])
  const widest = Math.max(
    ...points.map((point) => {
      const turn = Math.atan2(point[1] - eye[1], point[0] - eye[0]) - straight
      return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
    }),
  )
  const half = Math.tan(Math.min(widest * 1.06, 1.4)) / aspect
  return (Math.atan(half) * 360) / Math.PI
}

function endsOf(run: Run): readonly Point[] {
  return [at(run, 0), at(run, 1)]
}

function at({ face, from, to }: Run, share: number): Point {
  return fromWall(face.frame, { along: from + (to - from) * share, across: 300 })
}

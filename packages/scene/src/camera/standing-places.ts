import {
  cross,
  distance,
  type FoundRoom,
  footprint,
  isInRoom,
  minus,
  type Point,
  type Standing,
} from '@arredo/geometry'

/** Where a photographer can stand in a room, and what he sees from there. */
export type StandingPlaces = {
  readonly places: readonly Point[]
  /** Whether the way from an eye to a point crosses a wall or something as tall as he is. */
  readonly isHidden: (eye: Point, at: Point) => boolean
  /** How much of what lies right before an eye would fill its picture with nothing else, 0…1. */
  readonly crowding: (eye: Point, at: Point) => number
}

/** What is lower is stepped over, such as a rug; what hangs higher is passed under. */
const stepped = 150
const passedUnder = 1900
/** What is lower is looked over. */
const lookedOver = 1250
/** From walls and furniture: as near as a camera gets. */
const fromWalls = 280
const fromFurniture = 260
const grid = 16
/** What is this near ahead is too near. */
const ahead = [450, 800, 1150]

export function standingPlaces(room: FoundRoom, furniture: readonly Standing[]): StandingPlaces {
  const outlines = [room.outline, ...room.holes]
  const inTheWay = furniture
    .filter(({ place, size }) => size.height + place.at[2] > stepped && place.at[2] < passedUnder)
    .map(footprint)
  const tall = furniture
    .filter(({ place, size }) => size.height + place.at[2] > lookedOver + 250 && place.at[2] < lookedOver)
    .map(footprint)
  const isFree = (at: Point) =>
    isInRoom(at, room) &&
    outlines.every((outline) => awayFrom(at, outline) >= fromWalls) &&
    inTheWay.every((one) => !isWithin(at, one) && awayFrom(at, one) >= fromFurniture)

  return {
    places: gridOver(room.outline).filter(isFree),
    isHidden: (eye, at) =>
      outlines.some((outline) => crosses(eye, short(eye, at), outline)) ||
      tall.some((one) => crosses(eye, short(eye, at), one)),
    crowding(eye, at) {
      const length = Math.max(1, distance(eye, at))
      const near = ahead.filter((far) => {
        const share = far / length
        const before: Point = [eye[0] + (at[0] - eye[0]) * share, eye[1] + (at[1] - eye[1]) * share]
        return share < 0.8 && inTheWay.some((one) => isWithin(before, one))
      })
      return near.length / ahead.length
    },
  }
}

/** What is looked at does not hide itself, nor the wall it stands at. */
function short(eye: Point, [x, y]: Point): Point {
  const share = Math.max(0, 1 - 500 / Math.max(1, distance(eye, [x, y])))
  return [eye[0] + (x - eye[0]) * share, eye[1] + (y - eye[1]) * share]
}

/** As fine in small rooms as in large ones. */
function gridOver(outline: readonly Point[]): readonly Point[] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const along = (from: number, to: number) =>
    Array.from({ length: grid + 1 }, (_, k) => {
      const [least, most] = [from + fromWalls, to - fromWalls]
      return Math.round(least + ((most - least) * k) / grid)
    })
  return along(west, east).flatMap((x) => along(south, north).map((y): Point => [x, y]))
}

function isWithin(at: Point, corners: readonly Point[]): boolean {
  const turns = sides(corners).map(([from, to]) => cross(minus(to, from), minus(at, from)))
  return turns.every((turn) => turn <= 0) || turns.every((turn) => turn >= 0)
}

function awayFrom(at: Point, corners: readonly Point[]): number {
  return Math.min(
    ...sides(corners).map(([from, to]) => {
      const along = minus(to, from)
      const length = along[0] ** 2 + along[1] ** 2
      const offset = minus(at, from)
      const share = length > 0 ? (offset[0] * along[0] + offset[1] * along[1]) / length : 0
      const held = Math.min(1, Math.max(0, share))
      return distance(at, [from[0] + along[0] * held, from[1] + along[1] * held])
    }),
  )
}

function crosses(a: Point, b: Point, corners: readonly Point[]): boolean {
  return sides(corners).some(([c, d]) => {
    const apart = (from: Point, to: Point, p: Point, q: Point) =>
      cross(minus(to, from), minus(p, from)) * cross(minus(to, from), minus(q, from)) < 0
    return apart(a, b, c, d) && apart(c, d, a, b)
  })
}

function sides(corners: readonly Point[]): readonly (readonly [Point, Point])[] {
  return corners.map((from, k) => [from, corners[(k + 1) % corners.length] ?? from])
}

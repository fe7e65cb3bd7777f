import {
  type FoundRoom,
  type Opening,
  type OpeningId,
  openingOnFace,
  type Point3,
  type ShellWall,
  toWall,
  type WallFace,
  type WallId,
  type WallSide,
} from '@arredo/geometry'
import { topAt } from '../room/wall-top.ts'

export type Ray = { readonly origin: Point3; readonly direction: Point3 }

/** What a pointer finds besides items: the floor, and walls from both sides. */
export type RoomSurfaces = WallSurfaces & { readonly rooms: readonly FoundRoom[] }

export type WallSurfaces = {
  /** Those that are not cut away. */
  readonly shown: readonly ShellWall[]
  readonly all: readonly ShellWall[]
  readonly openings: readonly Opening[]
}

export type SurfaceHit = {
  readonly point: Point3
  readonly surface: 'floor' | 'wall'
  readonly wall: WallId | null
  /** The face one looks at. */
  readonly side: WallSide | null
  /** A hole counts as wall, and is named. */
  readonly opening: OpeningId | null
  readonly distance: number
}

/** Whether a wall that is cut away is found too: in front of the floor, never in front of a wall that is shown. */
export type Aim = { readonly hidden?: boolean }

/** The nearest of the floor and the walls, as if the room were empty. */
export function surfaceHit(ray: Ray, surfaces: WallSurfaces, aim: Aim = {}): SurfaceHit | null {
  const floor = planeHit(ray, 0)
  const wall = faceHit(ray, surfaces, 0, aim)
  return wall && (!floor || wall.distance < floor.distance) ? wall : floor
}

/** The faces of walls, moved out of them by `proud`: what hangs slides in the plane in which it is held. */
export function faceHit(
  ray: Ray,
  { shown, all, openings }: WallSurfaces,
  proud: number,
  { hidden = false }: Aim = {},
): SurfaceHit | null {
  return nearest(ray, shown, openings, proud) ?? (hidden ? nearest(ray, all, openings, proud) : null)
}

/**
 * The level at a height, in which what stands is held and slides, as far as no wall stops the hand: beyond, it
 * would run on into the garden.
 */
export function levelHit(ray: Ray, surfaces: WallSurfaces, height: number, aim: Aim = {}): SurfaceHit | null {
  const level = planeHit(ray, height)
  const wall = faceHit(ray, surfaces, 0, aim)
  if (level && !(wall && wall.distance < level.distance)) return level
  return wall && { ...wall, point: [wall.point[0], wall.point[1], height] }
}

function planeHit(ray: Ray, height: number): SurfaceHit | null {
  const { origin, direction } = ray
  if (Math.abs(direction[2]) < 1e-9) return null
  const distance = (height - origin[2]) / direction[2]
  if (distance <= 0) return null
  return { point: along(ray, distance), surface: 'floor', wall: null, side: null, opening: null, distance }
}

function nearest(
  ray: Ray,
  walls: readonly ShellWall[],
  openings: readonly Opening[],
  proud: number,
): SurfaceHit | null {
  const hits = walls.flatMap(({ faces }) =>
    [faces.left, faces.right].flatMap((face) => hitOn(face, ray, openings, proud) ?? []),
  )
  return hits.reduce<SurfaceHit | null>(
    (best, hit) => (best && best.distance <= hit.distance ? best : hit),
    null,
  )
}

/** Nobody hits a face from behind. */
function hitOn(face: WallFace, ray: Ray, openings: readonly Opening[], proud: number): SurfaceHit | null {
  const { wall, side, frame, start, end, top } = face
  const towards = ray.direction[0] * frame.inward[0] + ray.direction[1] * frame.inward[1]
  if (towards > -1e-9) return null

  const away = toWall(frame, [ray.origin[0], ray.origin[1]]).across - proud
  const distance = away / -towards
  const point = along(ray, distance)
  const { along: s } = toWall(frame, [point[0], point[1]])
  const isOn = distance > 0 && s >= start && s <= end && point[2] >= 0 && point[2] <= topAt(top, s)
  if (!isOn) return null
  const opening = openings.find((one) => isIn(one, face, s, point[2]))?.id ?? null
  return { point, surface: 'wall', wall, side, opening, distance }
}

function isIn(opening: Opening, face: WallFace, s: number, z: number): boolean {
  const { wall, sill, height, depth, side } = opening
  if (wall !== face.wall || (depth !== null && side !== face.side)) return false
  const { start, end } = openingOnFace(opening, face)
  return s >= start && s <= end && z >= sill && z <= sill + height
}

function along({ origin, direction }: Ray, distance: number): Point3 {
  return [
    origin[0] + direction[0] * distance,
    origin[1] + direction[1] * distance,
    origin[2] + direction[2] * distance,
  ]
}

import { type Point3, toWall, type Wall, type WallId, wallFrame } from '@arredo/geometry'

export type Ray = { readonly origin: Point3; readonly direction: Point3 }
export type SurfaceHit = { readonly point: Point3; readonly wall: WallId | null; readonly distance: number }

/** Where a drag took hold: the point on the item, and whether it hangs on a wall or stands on the floor. */
export type Grab = { readonly point: Point3; readonly hangs: boolean; readonly wall: WallId | null }

/** The nearest of the floor and the walls that are shown, as if the room were empty. */
export function surfaceHit(ray: Ray, walls: readonly Wall[]): SurfaceHit | null {
  const floor = levelHit(ray, 0)
  return [...(floor ? [floor] : []), ...wallHits(ray, walls, 0)].reduce<SurfaceHit | null>(
    (best, hit) => (best && best.distance <= hit.distance ? best : hit),
    null,
  )
}

/**
 * While something is dragged the pointer slides over the plane in which it was taken hold of, level for
 * what stands and upright for what hangs: the item follows the hand exactly and stays seated.
 */
export function dragHit(ray: Ray, grab: Grab, walls: readonly Wall[]): SurfaceHit | null {
  if (grab.hangs) {
    const held = walls.find((wall) => wall.id === grab.wall)
    const proud = held ? toWall(wallFrame(held), [grab.point[0], grab.point[1]]).across : 0
    return nearest(wallHits(ray, walls, proud))
  }

  const level = levelHit(ray, grab.point[2])
  const wall = nearest(wallHits(ray, walls, 0))
  // Beyond the wall the level plane runs on into the garden; the wall stops the hand.
  if (!level || (wall && wall.distance < level.distance)) {
    return wall && { ...wall, point: [wall.point[0], wall.point[1], grab.point[2]] }
  }
  return level
}

function levelHit({ origin, direction }: Ray, height: number): SurfaceHit | null {
  if (Math.abs(direction[2]) < 1e-9) return null
  const distance = (height - origin[2]) / direction[2]
  return distance > 0 ? { point: along({ origin, direction }, distance), wall: null, distance } : null
}

/** Hits on inner faces, moved into the room by `proud`; walls seen from behind do not count. */
function wallHits(ray: Ray, walls: readonly Wall[], proud: number): SurfaceHit[] {
  return walls.flatMap((wall) => {
    const frame = wallFrame(wall)
    const towards = ray.direction[0] * frame.inward[0] + ray.direction[1] * frame.inward[1]
    if (towards > -1e-9) return []

    const away = toWall(frame, [ray.origin[0], ray.origin[1]]).across - proud
    const distance = away / -towards
    const point = along(ray, distance)
    const { along: s } = toWall(frame, [point[0], point[1]])
    const isOn = distance > 0 && s >= 0 && s <= frame.length && point[2] >= 0 && point[2] <= wall.height
    return isOn ? [{ point, wall: wall.id, distance }] : []
  })
}

function nearest(hits: readonly SurfaceHit[]): SurfaceHit | null {
  return hits.reduce<SurfaceHit | null>(
    (best, hit) => (best && best.distance <= hit.distance ? best : hit),
    null,
  )
}

function along({ origin, direction }: Ray, distance: number): Point3 {
  return [
    origin[0] + direction[0] * distance,
    origin[1] + direction[1] * distance,
    origin[2] + direction[2] * distance,
  ]
}

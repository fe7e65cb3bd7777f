import {
  isInRoom,
  minus,
  type PlanRecords,
  type Point,
  type Point3,
  type Shell,
  times,
} from '@arredo/geometry'
import { addFlatQuad, noFaces } from '../faces/faces.ts'
import type { SceneMaterial, SceneNode } from './scene-file.ts'
import { directionInScene, shapeOf, toScene } from './scene-frame.ts'

/** Far enough from a line to be in what lies beside it. */
const beside = 60

/** Where a room is open to nowhere it goes on somewhere: light must not come in there as from the sky. */
export function openSideNodes(
  walls: PlanRecords['walls'],
  corners: PlanRecords['corners'],
  { rooms }: Shell,
  material: SceneMaterial,
): readonly SceneNode[] {
  return Object.values(walls).flatMap((wall): readonly SceneNode[] => {
    const [from, to] = [corners[wall.from]?.at, corners[wall.to]?.at]
    if (wall.kind !== 'open' || !from || !to) return []

    const along = minus(to, from)
    const length = Math.hypot(along[0], along[1])
    if (length < 1) return []
    const left: Point = times([-along[1], along[0]], 1 / length)
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const roomOn = (side: 1 | -1) =>
      rooms.findIndex((room) =>
        isInRoom([middle[0] + left[0] * beside * side, middle[1] + left[1] * beside * side], room),
      )
    const [onLeft, onRight] = [roomOn(1), roomOn(-1)]
    const room = rooms[Math.max(onLeft, onRight)]
    if (!room || Math.min(onLeft, onRight) >= 0) return []

    const inward = onLeft >= 0 ? left : times(left, -1)
    const [x, y] = inward
    const faces = noFaces()
    const corner = (at: Point, z: number): Point3 => [at[0] - x, at[1] - y, z]
    addFlatQuad(
      faces,
      [corner(from, 0), corner(to, 0), corner(to, room.height), corner(from, room.height)],
      [x, y, 0],
    )
    const name = `open side ${wall.id}`
    return [
      {
        name,
        mesh: { name, surfaces: [{ shape: shapeOf(faces), uv: null, material }] },
        extras: {
          ...{ kind: 'wall', wall: wall.id, outward: directionInScene([-x, -y, 0]) },
          ...{ room: Math.max(onLeft, onRight), from: toScene([...from, 0]), to: toScene([...to, 0]) },
          ...{ thickness: 0, height: room.height / 1000 },
        },
      },
    ]
  })
}

import { addBox } from '../faces/box-faces.ts'
import { type Faces, noFaces } from '../faces/faces.ts'
import type { WallSpace } from './wall-space.ts'

/** A box given along the wall, up it and into it, as faces in the room. */
export function addWallBox(
  faces: Faces,
  space: WallSpace,
  [s0, s1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  [depth0, depth1]: readonly [number, number],
): void {
  const local = noFaces()
  addBox(local, [s0, depth0, z0], [s1, depth1, z1], { bevel: 2 })
  const base = faces.position.length / 3
  for (let k = 0; k < local.position.length; k += 3) {
    faces.position.push(
      ...space.at(local.position[k] ?? 0, local.position[k + 2] ?? 0, local.position[k + 1] ?? 0),
    )
    const [s, depth, z] = [local.normal[k] ?? 0, local.normal[k + 1] ?? 0, local.normal[k + 2] ?? 0]
    faces.normal.push(
      space.along[0] * s + space.away[0] * depth,
      space.along[1] * s + space.away[1] * depth,
      z,
    )
  }
  faces.uv.push(...local.uv)
  // Along, away and up turn like x, y and z, so the winding holds.
  faces.index.push(...local.index.map((vertex) => vertex + base))
}

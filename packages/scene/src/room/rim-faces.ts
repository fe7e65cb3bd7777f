import type { Shell } from '@arredo/geometry'
import { addFlatQuad, type Faces, joinedFaces, noFaces } from '../faces/faces.ts'
import { floorFaces } from './floor-faces.ts'

export const slabDepth = 110

/** The slab on which walls stand: what remains to be seen of a wall that is cut away. */
export function rimFaces({ walls, stretches }: Shell): Faces {
  const tops = floorFaces(walls.map(({ footprint }) => ({ outline: footprint, holes: [] })))
  const sides = noFaces()
  for (const { from, to, room } of stretches) {
    if (room !== null) continue
    addFlatQuad(
      sides,
      [
        [...from, 0],
        [...to, 0],
        [...to, -slabDepth],
        [...from, -slabDepth],
      ],
      [to[1] - from[1], from[0] - to[0], 0],
    )
  }
  return joinedFaces([tops, sides])
}

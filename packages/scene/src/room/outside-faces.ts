import type { ShellWall } from '@arredo/geometry'
import type { OpeningNow } from '@arredo/project'
import { addFlatQuad, type Faces, noFaces } from '../faces/faces.ts'
import { otherSide, outerSide } from './outer-side.ts'
import { holeOnFace, holesOf } from './wall-holes.ts'
import { wallSpace } from './wall-space.ts'

/** What closes the holes of an outer wall whose windows are articles: the world outside, seen from within. */
export function outsideFaces(wall: ShellWall, openings: readonly OpeningNow[]): Faces {
  const faces = noFaces()
  const outer = outerSide(wall)
  if (!outer) return faces
  const side = otherSide(outer)
  const space = wallSpace(wall.faces[side])
  const { inward } = wall.faces[side].frame
  for (const hole of holesOf(wall, openings)) {
    const { kind, row } = hole.opening
    if (kind === 'niche' || (kind === 'window' && row === null) || (kind === 'door' && row === null)) continue
    const { s0, s1, z0, z1 } = holeOnFace(hole, wall, side)
    const at = (s: number, z: number) => space.at(s, z, wall.thickness)
    addFlatQuad(faces, [at(s0, z0), at(s1, z0), at(s1, z1), at(s0, z1)], [inward[0], inward[1], 0])
  }
  return faces
}

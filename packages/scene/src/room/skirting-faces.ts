import type { ShellWall, WallSide } from '@arredo/geometry'
import { type Faces, noFaces } from '../faces/faces.ts'
import { looksInside } from './outer-side.ts'
import { addWallBox } from './wall-box.ts'
import { holeOnFace, type WallHole } from './wall-holes.ts'
import { wallSpace } from './wall-space.ts'

const height = 80
const depth = 14

/**
 * Along every face that looks into a room, but for what is open down to the floor; along a wall that stands in
 * no room on the face that its line names.
 */
export function skirtingFaces(wall: ShellWall, holes: readonly WallHole[]): Faces {
  const faces = noFaces()
  for (const side of ['left', 'right'] as const) addSkirting(faces, wall, side, holes)
  return faces
}

function addSkirting(faces: Faces, wall: ShellWall, side: WallSide, holes: readonly WallHole[]): void {
  const face = wall.faces[side]
  const isLoose = wall.record.line === side && !looksInside(wall.faces.left) && !looksInside(wall.faces.right)
  const space = wallSpace(face)
  const gaps = holes
    .filter(({ z0, near, far }) => z0 < height && (side === 'right' ? near === 0 : far === wall.thickness))
    .map((hole) => holeOnFace(hole, wall, side))
    .sort((a, b) => a.s0 - b.s0)
  for (const { start, end, room } of face.stretches) {
    if (room === null && !isLoose) continue
    let from = start
    for (const gap of [...gaps, { s0: end, s1: end }]) {
      const to = Math.min(gap.s0, end)
      if (to - from > 1) addWallBox(faces, space, [from, to], [0, height], [-depth, 0])
      from = Math.max(from, gap.s1)
    }
  }
}

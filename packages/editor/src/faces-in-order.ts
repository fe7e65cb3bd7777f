import { clockwiseFromNorth, type Shell, type WallFace } from '@arredo/geometry'

/** The faces one can stand before, room by room, clockwise from the north. */
export function facesInOrder(shell: Shell): readonly WallFace[] {
  const faces = clockwiseFromNorth(shell).flatMap(({ wall, side }) => shell.face(wall, side) ?? [])
  return [...new Set(faces)]
}

import { clockwiseFromNorth, type FaceName, type Shell, type WallFace } from '@arredo/geometry'
import { kept } from '../kept.ts'

/** The faces one can stand before, room by room, clockwise from the north. */
export function facesInOrder(shell: Shell): readonly WallFace[] {
  return orderKept(shell, [], () => {
    const faces = clockwiseFromNorth(shell).flatMap(({ wall, side }) => shell.face(wall, side) ?? [])
    return [...new Set(faces)]
  })
}

const orderKept = kept<readonly WallFace[]>()

/** A, B, C …, AA, AB: what fitters call a face of a wall; empty for one that nobody stands before. */
export function letterOf(shell: Shell, { wall, side }: FaceName): string {
  const index = facesInOrder(shell).findIndex((face) => face.wall === wall && face.side === side)
  return index < 0 ? '' : letters(index)
}

function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : `${letters(Math.floor(index / 26) - 1)}${last}`
}

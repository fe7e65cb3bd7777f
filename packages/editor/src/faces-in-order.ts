import { facesInOrder } from '@arredo/drawings'
import type { Point } from '@arredo/geometry'
import { type FaceName, type Shell, toWall, type WallFace, type WallId } from '@arredo/geometry'

export { facesInOrder }

/** The face one looks at: the one that was chosen as long as it is there, else the first. */
export function faceLookedAt(shell: Shell, wanted: FaceName | null): WallFace | null {
  const chosen = wanted && shell.face(wanted.wall, wanted.side)
  return chosen ?? facesInOrder(shell)[0] ?? null
}

/** The next face round the room, or the one before. */
export function faceBeside(shell: Shell, from: FaceName | null, by: 1 | -1): WallFace | null {
  const faces = facesInOrder(shell)
  const now = faceLookedAt(shell, from)
  if (!now) return null
  const at = faces.indexOf(now)
  // From a face that nobody stands before one comes to the first.
  return faces[at < 0 ? 0 : (at + by + faces.length) % faces.length] ?? null
}

/** The side of a wall that a person means: one that looks into a room, of two the nearer. */
export function faceOfWall(shell: Shell, id: WallId, near: Point | null): WallFace | null {
  const wall = shell.wall(id)
  if (!wall) return null
  const [one, two] = facesInOrder(shell).filter((face) => face.wall === id)
  if (!one || !two) return one ?? wall.faces.right
  const isRight = near !== null && toWall(wall.faces.right.frame, near).across > -wall.thickness / 2
  return near === null ? one : wall.faces[isRight ? 'right' : 'left']
}

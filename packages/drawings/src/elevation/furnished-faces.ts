import { type FaceName, shellOf } from '@arredo/geometry'
import { type Evaluation, openingsNow, type ProjectDocument, standingRows } from '@arredo/project'
import { itemKind } from '../plan/item-kind.ts'
import { onFace, type Seen } from './on-face.ts'
import { facesInOrder, letterOf } from './wall-letters.ts'

/** A face of a wall that wants a sheet of its own, with the letter fitters call it by. */
export type FurnishedFace = FaceName & { readonly letter: string }

/** Faces with something on them to build, room by room, clockwise from the north. */
export function furnishedFaces(document: ProjectDocument, evaluation: Evaluation): readonly FurnishedFace[] {
  const shell = shellOf(document)
  const rows = standingRows(document, evaluation)
  const openings = openingsNow(document, evaluation)
  return facesInOrder(shell)
    .filter((face) => onFace(face, rows, openings).items.some(isFurniture))
    .map(({ wall, side }) => ({ wall, side, letter: letterOf(shell, { wall, side }) }))
}

/** A door leaf belongs to the house, and nobody builds a carpet. */
function isFurniture({ item }: Seen): boolean {
  return item.seat.on !== 'opening' && itemKind(item) !== 'carpet'
}

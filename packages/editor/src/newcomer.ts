import { clockwiseFromNorth, type Opening, type Placement, shellOf } from '@arredo/geometry'
import {
  addOpening,
  type Command,
  type Desk,
  type PlaceArticleInput,
  placeArticle,
  type RowId,
  step,
  together,
} from '@arredo/project'
import type { Newcomer } from './editor-state.ts'
import { spotForNewcomer } from './free-spot.ts'
import { openingOnStretch, wishOf } from './opening-wish.ts'

/** The command's input for a newcomer that found its place. */
export function articleOf(newcomer: Newcomer, row: RowId, placement: Placement): PlaceArticleInput {
  const { catalogue, model, article, side, choices, pack } = newcomer
  return { row, placement, catalogue, model, article, side, choices, ...(pack === undefined ? {} : { pack }) }
}

/** A door or window of a catalogue with the opening it is set into, as one step. */
export function placeInOpening(newcomer: Newcomer, row: RowId, opening: Opening): Command<null> {
  const placement: Placement = { at: [0, 0, 0], rotation: 0, seat: { on: 'opening', opening: opening.id } }
  return together('Place article', [
    step(addOpening, { opening }),
    step(placeArticle, articleOf(newcomer, row, placement)),
  ])
}

/** At the next free spot along the walls; false when there is none. */
export function placeWithoutPointer(
  desk: Desk,
  newcomer: Newcomer,
  row: RowId,
  newId: () => string,
): boolean {
  if (newcomer.attach !== 'opening') {
    const placement = spotForNewcomer(desk.current(), newcomer)
    return placement !== null && desk.run(placeArticle, articleOf(newcomer, row, placement)).ok
  }

  const shell = shellOf(desk.current().document)
  const wish = wishOf(newcomer)
  const id = newId()
  for (const stretch of clockwiseFromNorth(shell)) {
    const face = shell.face(stretch.wall, stretch.side)
    const last = stretch.end - stretch.start - wish.width
    for (const left of [last / 2, last * 0.2, last * 0.8]) {
      const opening = face && left >= 0 ? openingOnStretch(wish, stretch, face, Math.round(left)) : null
      if (opening && desk.run(placeInOpening(newcomer, row, { ...opening, id }), null).ok) return true
    }
  }
  return false
}

import { clockwiseFromNorth, type Opening, type Placement, shellOf } from '@arredo/geometry'
import { alone, type Beside, settleAnywhere } from '@arredo/planning'
import {
  addOpening,
  type Command,
  type Desk,
  placeArticle,
  type RowId,
  step,
  together,
} from '@arredo/project'
import { articleOf } from './article-of.ts'
import type { Newcomer } from './editor-state.ts'
import { spotForNewcomer } from './free-spot.ts'
import { openingOnStretch, wishOf } from './opening-wish.ts'
import { placeSettled, settlerOf } from './settling.ts'

/** A door or window of a catalogue with the opening it is set into, as one step. */
export function placeInOpening(newcomer: Newcomer, row: RowId, opening: Opening): Command<null> {
  const placement: Placement = { at: [0, 0, 0], rotation: 0, seat: { on: 'opening', opening: opening.id } }
  return together('Place article', [
    step(addOpening, { opening }),
    step(placeArticle, articleOf(newcomer, row, placement)),
  ])
}

/** Beside what is selected where it joins a run, else at the next free spot; false when there is none. */
export function placeWithoutPointer(
  desk: Desk,
  newcomer: Newcomer,
  row: RowId,
  newId: () => string,
  beside: Beside | null,
): boolean {
  if (newcomer.attach !== 'opening') {
    const now = desk.current()
    const free = () => spotForNewcomer(now, newcomer)
    const settled = settleAnywhere(now, settlerOf(newcomer), newcomer.roles ?? [], beside)
    const placement = settled?.placement ?? free()
    return placement !== null && desk.run(placeSettled(newcomer, row, settled ?? alone(placement)), null).ok
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

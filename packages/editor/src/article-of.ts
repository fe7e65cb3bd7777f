import type { Placement } from '@arredo/geometry'
import type { PlaceArticleInput, RowId } from '@arredo/project'
import type { Newcomer } from './editor-state.ts'

/** The command's input for a newcomer that found its place. */
export function articleOf(newcomer: Newcomer, row: RowId, placement: Placement): PlaceArticleInput {
  const { catalogue, model, article, side, choices, pack } = newcomer
  return { row, placement, catalogue, model, article, side, choices, ...(pack === undefined ? {} : { pack }) }
}

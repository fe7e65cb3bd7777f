import { drawItems } from '@arredo/drawings'
import type { Preview, RowId } from '@arredo/project'
import { blockOutlines } from './block-outlines.ts'

/** How a block of these items looks in plan. */
export function drawnBlock({ document, evaluation }: Preview, ids: readonly RowId[]) {
  return blockOutlines(drawItems(document, evaluation, ids))
}

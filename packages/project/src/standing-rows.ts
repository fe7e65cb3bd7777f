import type { Text } from '@arredo/catalogue'
import type { Size, Standing } from '@arredo/geometry'
import type { ProjectDocument, RowId } from './document.ts'
import type { Evaluation } from './evaluation.ts'
import { isPlaced, type PlacedRow } from './placed-row.ts'
import { rowsInOrder } from './row-order.ts'

/** A drawn row of the evaluated alternative with the size the engine gave it. */
export type StandingRow = Standing & { readonly id: RowId; readonly row: PlacedRow }

export function standingRows(document: ProjectDocument, evaluation: Evaluation): readonly StandingRow[] {
  return rowsInOrder(document, evaluation.alternative).flatMap(
    (row) => standingRow(document, evaluation, row.id) ?? [],
  )
}

/** Null for a row that does not stand in the room, or whose article the engine does not know. */
export function standingRow(
  document: ProjectDocument,
  evaluation: Evaluation,
  id: RowId,
): StandingRow | null {
  const row = document.rows[id]
  if (!isPlaced(row) || !row.flags.drawn || row.alternative !== evaluation.alternative) return null
  const size = sizeOf(row, evaluation)
  return size ? { id, row, placement: row.placement, size } : null
}

/** The name people read: the article's in every language, or what was typed for an own appliance. */
export function itemName(row: PlacedRow, evaluation: Evaluation): Text {
  if (row.kind === 'ownAppliance') return { en: row.text }
  return evaluation.articles[row.id]?.name ?? { en: row.article }
}

function sizeOf(row: PlacedRow, evaluation: Evaluation): Size | null {
  if (row.kind === 'article') return evaluation.articles[row.id]?.size ?? null
  const [width, depth, height] = row.size
  return { width, depth, height }
}

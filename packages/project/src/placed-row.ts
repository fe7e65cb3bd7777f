import type { Placement } from '@arredo/geometry'
import type { ArticleRow, BoxRow, OwnApplianceRow, ProjectDocument, Row, RowId } from './document.ts'
import { done, type Result, refuse } from './result.ts'

/** A row that stands in the room. */
export type PlacedRow = (ArticleRow | OwnApplianceRow | BoxRow) & { readonly placement: Placement }

/** Whether it is of a kind that stands in the room, wherever it is. */
export function mayStand(row: Row): row is ArticleRow | OwnApplianceRow | BoxRow {
  return row.kind === 'article' || row.kind === 'ownAppliance' || isBox(row)
}

/** A row priced by hand that stands in the room. */
export function isBox(row: Row): row is BoxRow {
  return row.kind === 'free' && row.size !== undefined && row.placement !== undefined
}

export function isPlaced(row: Row | undefined): row is PlacedRow {
  return row !== undefined && mayStand(row) && row.placement !== null
}

export function placedRow(document: ProjectDocument, id: RowId): Result<PlacedRow> {
  const row = document.rows[id]
  if (!row) return refuse(`No row ${id}`)
  return isPlaced(row) ? done(row) : refuse(`Row ${id} does not stand in the room`)
}

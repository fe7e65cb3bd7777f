import type { Placement } from '@arredo/geometry'
import type { ArticleRow, OwnApplianceRow, ProjectDocument, Row, RowId } from './document.ts'
import { done, type Result, refuse } from './result.ts'

/** A row that stands in the room. */
export type PlacedRow = (ArticleRow | OwnApplianceRow) & { readonly placement: Placement }

export function isPlaced(row: Row | undefined): row is PlacedRow {
  return (
    row !== undefined && (row.kind === 'article' || row.kind === 'ownAppliance') && row.placement !== null
  )
}

export function placedRow(document: ProjectDocument, id: RowId): Result<PlacedRow> {
  const row = document.rows[id]
  if (!row) return refuse(`No row ${id}`)
  return isPlaced(row) ? done(row) : refuse(`Row ${id} does not stand in the room`)
}

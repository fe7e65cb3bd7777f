import type { AlternativeId, ProjectDocument, Row, RowId } from './document.ts'

/** Rows of one alternative in their order; the active one unless another is named. */
export function rowsInOrder(
  document: ProjectDocument,
  alternative: AlternativeId = document.header.activeAlternative,
): readonly Row[] {
  return Object.values(document.rows)
    .filter((row) => row.alternative === alternative)
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
}

/** What every new row starts with: last in its alternative, drawn, offered and ordered. */
export function newRowBase(
  document: ProjectDocument,
  id: RowId,
  alternative: AlternativeId = document.header.activeAlternative,
): Pick<Row, 'id' | 'alternative' | 'order' | 'flags'> {
  const orders = rowsInOrder(document, alternative).map((row) => row.order)
  return {
    id,
    alternative,
    order: orders.length === 0 ? 1 : Math.max(...orders) + 1,
    flags: { drawn: true, offered: true, ordered: true },
  }
}

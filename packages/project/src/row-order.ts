import type { AlternativeId, ProjectDocument, Row, RowId } from './document.ts'

/** Everybody who looks at a document asks for them: sorted once for all. */
const sorted = new WeakMap<ProjectDocument['rows'], Map<AlternativeId, readonly Row[]>>()

/** Rows of one alternative in their order; the active one unless another is named. */
export function rowsInOrder(
  document: ProjectDocument,
  alternative: AlternativeId = document.header.activeAlternative,
): readonly Row[] {
  const known = sorted.get(document.rows) ?? new Map<AlternativeId, readonly Row[]>()
  sorted.set(document.rows, known)
  const rows = known.get(alternative) ?? inOrder(document, alternative)
  known.set(alternative, rows)
  return rows
}

function inOrder({ rows }: ProjectDocument, alternative: AlternativeId): readonly Row[] {
  return Object.values(rows)
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

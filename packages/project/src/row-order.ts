import type { AlternativeId, ProjectDocument, Row, RowId } from './document.ts'
import { isSpecial } from './specials.ts'

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
  const sorted = Object.values(rows)
    .filter((row) => row.alternative === alternative)
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
  return underTheirArticles(sorted)
}

/** What is special about an article is read below it, whenever it was asked for. */
function underTheirArticles(rows: readonly Row[]): readonly Row[] {
  const specials = rows.filter(isSpecial)
  if (specials.length === 0) return rows
  const ids = new Set(rows.map(({ id }) => id))
  return rows.flatMap((row) => {
    if (isSpecial(row) && ids.has(row.special.of)) return []
    return [row, ...specials.filter(({ special }) => special.of === row.id)]
  })
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

import type { ProjectDocument, RowId } from './document.ts'

/** These rows and all that are in a group with one of them, in the same alternative. */
export function groupMates({ rows }: ProjectDocument, ids: readonly RowId[]): readonly RowId[] {
  const names = new Set(ids.flatMap((id) => nameOf(rows, id) ?? []))
  if (names.size === 0) return ids
  const mates = Object.keys(rows).filter((id) => names.has(nameOf(rows, id) ?? ''))
  return [...new Set([...ids, ...mates])]
}

function nameOf(rows: ProjectDocument['rows'], id: RowId): string | null {
  const row = rows[id]
  return row && 'placement' in row && row.group !== undefined ? `${row.alternative} ${row.group}` : null
}

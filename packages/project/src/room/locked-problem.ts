import type { ProjectDocument, RowId } from '../document.ts'

/** Why these rows cannot be moved or taken away, in words; null when they can. */
export function lockedProblem({ rows }: ProjectDocument, ids: Iterable<RowId>): string | null {
  for (const id of ids) {
    const row = rows[id]
    if (row && 'placement' in row && row.locked) return 'This is locked: unlock it first'
  }
  return null
}

import type { DeskState, Row } from '@arredo/project'

/** What happened to the rows of a document, if a person should hear of it. */
export type RowChange =
  | { readonly kind: 'placed'; readonly row: Row }
  | { readonly kind: 'removed'; readonly count: number }

/** Undo and redo say themselves what they did; this speaks of new steps only. */
export function describeChange(before: DeskState, after: DeskState): RowChange | null {
  if (before.document.rows === after.document.rows || after.redoes !== null) return null

  const added = Object.values(after.document.rows).filter(({ id }) => !before.document.rows[id])
  const [row] = added
  if (row) return { kind: 'placed', row }

  const removed = Object.keys(before.document.rows).filter((id) => !after.document.rows[id])
  return removed.length > 0 ? { kind: 'removed', count: removed.length } : null
}

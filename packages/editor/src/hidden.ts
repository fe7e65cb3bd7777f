import type { Row, RowId } from '@arredo/project'
import type { Shown } from './editor-state.ts'

const undrawn = new WeakMap<Row, Row>()

/** What views draw and hit: without the items that are hidden for now. Only they become other objects. */
export function withoutHidden(shown: Shown, hidden: readonly RowId[]): Shown {
  const rows = hidden.flatMap((id) => shown.document.rows[id] ?? []).filter(({ flags }) => flags.drawn)
  if (rows.length === 0) return shown
  const changed = Object.fromEntries(rows.map((row) => [row.id, withoutDrawing(row)]))
  return { ...shown, document: { ...shown.document, rows: { ...shown.document.rows, ...changed } } }
}

function withoutDrawing(row: Row): Row {
  const known = undrawn.get(row) ?? { ...row, flags: { ...row.flags, drawn: false } }
  undrawn.set(row, known)
  return known
}

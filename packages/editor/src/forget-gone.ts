import { type RowId, recordOf } from '@arredo/project'
import type { Selected } from './editor-state.ts'
import type { Workbench } from './tools/tool.ts'

/** Undo, another alternative or another project may take away what is selected, hidden or stands open. */
export function forgetGone({ desk, state, set }: Workbench): void {
  const { document, alternative } = desk.current()
  const isThere = (record: Selected) =>
    recordOf(document, record) !== undefined &&
    (record.kind !== 'row' || document.rows[record.id]?.alternative === alternative)
  const stands = (id: RowId) => isThere({ kind: 'row', id })
  const { selection, opened, hidden } = state()
  if (!selection.every(isThere)) set({ selection: selection.filter(isThere) })
  if (!opened.every(stands)) set({ opened: opened.filter(stands) })
  if (!hidden.every(stands)) set({ hidden: hidden.filter(stands) })
}

import type { OpeningId } from '@arredo/geometry'
import { type RowId, recordOf } from '@arredo/project'
import { without } from './create-switches.ts'
import type { Selected } from './editor-state.ts'
import type { Workbench } from './tools/tool.ts'

/** Undo, another alternative or another project may take away what is selected, hidden or stands open. */
export function forgetGone({ desk, state, set }: Workbench): void {
  const { document, alternative } = desk.current()
  const isThere = (record: Selected) =>
    recordOf(document, record) !== undefined &&
    (record.kind !== 'row' || document.rows[record.id]?.alternative === alternative)
  const stands = (id: RowId) => isThere({ kind: 'row', id })
  const opens = (id: RowId | OpeningId) => stands(id) || isThere({ kind: 'opening', id })
  const { selection, opened, ajar, hidden, exploded } = state()
  if (exploded !== null && !stands(exploded)) set({ exploded: null })
  if (!selection.every(isThere)) set({ selection: selection.filter(isThere) })
  if (!opened.every(opens)) set({ opened: opened.filter(opens) })
  const gone = Object.keys(ajar).filter((id) => !stands(id))
  if (gone.length > 0) set({ ajar: without(ajar, ...gone) })
  if (!hidden.every(stands)) set({ hidden: hidden.filter(stands) })
}

import type { Editor } from '@arredo/editor'
import { lockRows, type RowId } from '@arredo/project'

/** Locked rows stay where they are until they are unlocked. */
export function toggleLocked({ desk }: Editor, row: RowId): void {
  const record = desk.current().document.rows[row]
  const isLocked = record !== undefined && 'locked' in record && record.locked === true
  desk.run(lockRows, { rows: [row], locked: !isLocked })
}

/** One row, while what is selected stays selected as far as it is seen. */
export function toggleHidden(editor: Editor, row: RowId): void {
  editor.withTools(() => {
    const { selection, hidden } = editor.state()
    const wanted = hidden.includes(row) ? hidden.filter((id) => id !== row) : [...hidden, row]
    editor.showHidden()
    editor.select(wanted.map((id) => ({ kind: 'row', id })))
    if (wanted.length > 0) editor.hideSelection()
    editor.select(selection.filter(({ kind, id }) => kind !== 'row' || !wanted.includes(id)))
  })
}

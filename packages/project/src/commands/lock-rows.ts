import type { Command } from '../command.ts'
import type { Row, RowId } from '../document.ts'
import { done, refuse } from '../result.ts'

export type LockRowsInput = { readonly rows: readonly RowId[]; readonly locked: boolean }

/** What is locked stays where it is and cannot be deleted until it is unlocked. */
export const lockRows: Command<LockRowsInput> = {
  label: 'Lock',
  run(document, { rows: ids, locked }) {
    const unknown = ids.find((id) => !document.rows[id])
    if (unknown !== undefined) return refuse(`No row ${unknown}`)

    const changed = ids.flatMap((id): readonly Row[] => {
      const row = document.rows[id]
      if (!row || !('placement' in row) || (row.locked ?? false) === locked) return []
      const { locked: _, ...unlocked } = row
      return [locked ? { ...row, locked } : unlocked]
    })
    if (changed.length === 0) return done(document)
    const rows = Object.fromEntries(changed.map((row) => [row.id, row]))
    return done({ ...document, rows: { ...document.rows, ...rows } })
  },
}

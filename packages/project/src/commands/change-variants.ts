import type { Choices } from '@arredo/catalogue'
import type { Command } from '../command.ts'
import type { RowId } from '../document.ts'
import { done, refuse } from '../result.ts'

/** All own choices at once: how a repair or a copied set of variants is applied in one step. */
export const changeVariants: Command<{ readonly row: RowId; readonly choices: Choices }> = {
  label: 'Change variants',
  run(document, { row: id, choices }) {
    const row = document.rows[id]
    if (!row) return refuse(`No row ${id}`)
    if (row.kind !== 'article') return refuse(`Row ${id} is no article`)

    return done({ ...document, rows: { ...document.rows, [id]: { ...row, choices } } })
  },
}

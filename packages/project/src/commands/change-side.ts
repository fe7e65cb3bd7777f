import type { Side } from '@arredo/catalogue'
import type { Command } from '../command.ts'
import type { RowId } from '../document.ts'
import { done, refuse } from '../result.ts'

/** On which side it is hinged. */
export const changeSide: Command<{ readonly row: RowId; readonly side: Side }> = {
  label: 'Change side',
  run(document, { row: id, side }) {
    const row = document.rows[id]
    if (!row) return refuse(`No row ${id}`)
    if (row.kind !== 'article') return refuse(`Row ${id} is no article`)
    if (row.side === side) return done(document)

    return done({ ...document, rows: { ...document.rows, [id]: { ...row, side } } })
  },
}

import type { Command } from '../command.ts'
import type { RowId } from '../document.ts'
import { done, refuse } from '../result.ts'

/** The same article of another model; own choices stay, and stand as far as the model makes them. */
export const changeModel: Command<{ readonly row: RowId; readonly model: string }> = {
  label: 'Change model',
  run(document, { row: id, model }) {
    const row = document.rows[id]
    if (!row) return refuse(`No row ${id}`)
    if (row.kind !== 'article') return refuse(`Row ${id} is no article`)
    if (row.model === model) return done(document)

    return done({ ...document, rows: { ...document.rows, [id]: { ...row, model } } })
  },
}

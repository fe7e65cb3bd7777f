import type { Command } from '../command.ts'
import type { RowId } from '../document.ts'
import { done, refuse } from '../result.ts'

export const removeRows: Command<{ readonly rows: readonly RowId[] }> = {
  label: 'Delete',
  run(document, { rows: ids }) {
    const unknown = ids.find((id) => !document.rows[id])
    if (unknown !== undefined) return refuse(`No row ${unknown}`)
    if (ids.length === 0) return done(document)

    const gone = new Set(ids)
    const rows = Object.fromEntries(Object.entries(document.rows).filter(([id]) => !gone.has(id)))
    return done({ ...document, rows })
  },
}

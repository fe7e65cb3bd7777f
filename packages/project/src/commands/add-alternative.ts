import type { Command } from '../command.ts'
import type { AlternativeId, Row, RowId } from '../document.ts'
import { done, refuse } from '../result.ts'
import { rowsInOrder } from '../row-order.ts'

export type AddAlternativeInput = {
  readonly alternative: AlternativeId
  readonly name: string
  /** An id for the copy of every row of the active alternative, by the id of the original. */
  readonly rowIds: Readonly<Record<RowId, RowId>>
}

/** A further proposal over the same room: starts as a copy of the active one and becomes the active one. */
export const addAlternative: Command<AddAlternativeInput> = {
  label: 'Add alternative',
  run(document, { alternative: id, name, rowIds }) {
    if (document.alternatives[id]) return refuse(`Alternative ${id} exists already`)
    if (name.trim() === '') return refuse('An alternative needs a name')
    const active = document.alternatives[document.header.activeAlternative]
    if (!active) return refuse(`No alternative ${document.header.activeAlternative}`)

    const rows: Record<RowId, Row> = { ...document.rows }
    for (const row of rowsInOrder(document)) {
      const copy = rowIds[row.id]
      if (copy === undefined || rows[copy]) return refuse(`No new id for row ${row.id}`)
      rows[copy] = { ...row, id: copy, alternative: id }
    }
    const order = Math.max(...Object.values(document.alternatives).map((other) => other.order)) + 1
    return done({
      ...document,
      header: { ...document.header, activeAlternative: id },
      alternatives: {
        ...document.alternatives,
        [id]: { ...active, id, name: name.trim(), order },
      },
      rows,
    })
  },
}

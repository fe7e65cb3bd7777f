import type { Command } from '../command.ts'
import type { AlternativeId, Row, RowId, TradeEntry } from '../document.ts'
import { done, refuse } from '../result.ts'
import { rowsInOrder } from '../row-order.ts'
import { renamedRow, sameNames } from '../with-new-ids.ts'

export type AddAlternativeInput = {
  readonly alternative: AlternativeId
  readonly name: string
  /** An id for the copy of every row of the alternative one looks at, by the id of the original. */
  readonly rowIds: Readonly<Record<RowId, RowId>>
}

/** A further proposal over the same room: starts as a copy of the one that is looked at. */
export const addAlternative: Command<AddAlternativeInput> = {
  label: 'Add alternative',
  run(document, { alternative: id, name, rowIds }, looked = document.header.activeAlternative) {
    if (document.alternatives[id]) return refuse(`Alternative ${id} exists already`)
    if (name.trim() === '') return refuse('An alternative needs a name')
    const original = document.alternatives[looked]
    if (!original) return refuse(`No alternative ${looked}`)

    const rows: Record<RowId, Row> = { ...document.rows }
    const trade: Record<RowId, TradeEntry> = { ...document.trade }
    const named = { ...sameNames, alternative: () => id, row: (row: RowId) => rowIds[row] ?? row }
    for (const row of rowsInOrder(document, looked)) {
      const copy = rowIds[row.id]
      if (copy === undefined || rows[copy]) return refuse(`No new id for row ${row.id}`)
      rows[copy] = renamedRow(row, named)
      const known = document.trade[row.id]
      if (known) trade[copy] = known
    }
    const order = Math.max(...Object.values(document.alternatives).map((other) => other.order)) + 1
    return done({
      ...document,
      alternatives: {
        ...document.alternatives,
        [id]: { ...original, id, name: name.trim(), order },
      },
      rows,
      trade,
    })
  },
}

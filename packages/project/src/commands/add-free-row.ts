import type { Command } from '../command.ts'
import type { FreeRow, RowId } from '../document.ts'
import { done, refuse } from '../result.ts'
import { newRowBase } from '../row-order.ts'

export type AddFreeRowInput = Pick<FreeRow, 'text' | 'quantity' | 'unit' | 'price' | 'cost' | 'vat'> & {
  readonly row: RowId
}

/** A row priced by hand (D-81). */
export const addFreeRow: Command<AddFreeRowInput> = {
  label: 'Add free row',
  run(document, { row: id, text, quantity, unit, price, cost, vat }, alternative) {
    if (document.rows[id]) return refuse(`Row ${id} exists already`)
    if (text.trim() === '') return refuse('A free row needs a text')
    if (!(quantity > 0 && Number.isFinite(quantity))) return refuse('The quantity must be above 0')
    if (!Number.isSafeInteger(price)) return refuse('The price must be whole minor units')
    if (cost !== undefined && !Number.isSafeInteger(cost)) return refuse('The cost must be whole minor units')

    const row: FreeRow = {
      ...newRowBase(document, id, alternative),
      kind: 'free',
      text: text.trim(),
      quantity,
      unit,
      price,
      ...(cost !== undefined && { cost }),
      vat,
    }
    return done({ ...document, rows: { ...document.rows, [id]: row } })
  },
}

import type { Command } from '../command.ts'
import type { RowId } from '../document.ts'
import { done, refuse } from '../result.ts'
import { isSpecial } from '../specials.ts'

export const setQuantity: Command<{ readonly row: RowId; readonly quantity: number }> = {
  label: 'Change quantity',
  run(document, { row: id, quantity }) {
    const row = document.rows[id]
    if (!row) return refuse(`No row ${id}`)
    if (row.kind !== 'article' && row.kind !== 'free') return refuse('This row has no quantity')
    if (isSpecial(row)) return refuse('It is counted with its article')
    if (!(quantity > 0 && quantity <= 9999)) return refuse('The quantity must lie between 1 and 9999')
    if (row.kind === 'article' && !Number.isInteger(quantity))
      return refuse('Articles are sold in whole pieces')
    if (row.quantity === quantity) return done(document)

    return done({ ...document, rows: { ...document.rows, [id]: { ...row, quantity } } })
  },
}

import type { Command } from '../command.ts'
import type { FreeRow, RowId } from '../document.ts'
import { done, refuse } from '../result.ts'
import { newRowBase } from '../row-order.ts'
import { withTrade } from '../trade-sheet.ts'
import { typedProblem } from '../typed-problem.ts'

export type AddFreeRowInput = Pick<FreeRow, 'text' | 'quantity' | 'unit' | 'price' | 'vat'> & {
  readonly row: RowId
  /** What one of it costs us; for the trade alone. */
  readonly cost?: number
}

/** A row priced by hand (D-81). */
export const addFreeRow: Command<AddFreeRowInput> = {
  label: 'Add free row',
  run(document, { row: id, text, quantity, unit, price, cost, vat }, alternative) {
    if (document.rows[id]) return refuse(`Row ${id} exists already`)
    if (text.trim() === '') return refuse('A free row needs a text')
    const problem = typedProblem({ text, quantity, unit, price, cost, vat })
    if (problem) return refuse(problem)

    const row: FreeRow = {
      ...newRowBase(document, id, alternative),
      kind: 'free',
      text: text.trim(),
      quantity,
      unit,
      price,
      vat,
    }
    const added = { ...document, rows: { ...document.rows, [id]: row } }
    return done(withTrade(added, id, { cost }))
  },
}

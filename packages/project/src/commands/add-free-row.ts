import type { Placement, Point3 } from '@arredo/geometry'
import type { Command } from '../command.ts'
import type { FreeRow, RowId } from '../document.ts'
import { done, refuse } from '../result.ts'
import { seatProblem } from '../room/seat-problem.ts'
import { newRowBase } from '../row-order.ts'
import { sizeProblem } from '../size-problem.ts'
import { withTrade } from '../trade-sheet.ts'
import { typedProblem } from '../typed-problem.ts'

export type AddFreeRowInput = Pick<FreeRow, 'text' | 'quantity' | 'unit' | 'vat'> & {
  readonly row: RowId
  /** For one, without VAT; null: nobody knows it yet. */
  readonly price: number | null
  /** What one of it costs us; for the trade alone. */
  readonly cost?: number
  /** Where it stands in the room as a box, if it does. */
  readonly box?: { readonly size: Point3; readonly placement: Placement | null }
}

/** A row priced by hand (D-81). */
export const addFreeRow: Command<AddFreeRowInput> = {
  label: 'Add free row',
  run(document, { row: id, text, quantity, unit, price, cost, vat, box }, alternative) {
    if (document.rows[id]) return refuse(`Row ${id} exists already`)
    if (text.trim() === '') return refuse('A free row needs a text')
    const problem = typedProblem({ text, quantity, unit, price, cost, vat })
    if (problem) return refuse(problem)
    const base = newRowBase(document, id, alternative)
    const noBox = box && (sizeProblem(box.size) ?? seatProblem(document, box.placement, base))
    if (noBox) return refuse(noBox)

    const row: FreeRow = {
      ...base,
      kind: 'free',
      text: text.trim(),
      quantity,
      unit,
      price: price ?? 0,
      vat,
      ...(price === null && { onRequest: true }),
      ...box,
    }
    const added = { ...document, rows: { ...document.rows, [id]: row } }
    return done(withTrade(added, id, { cost }))
  },
}

import type { Command } from '../command.ts'
import type { RowId, SubtotalRow, TextRow } from '../document.ts'
import { done, refuse } from '../result.ts'
import { closingRowBase } from '../row-order.ts'
import { typedProblem } from '../typed-problem.ts'

export type AddTextRowInput = { readonly row: RowId; readonly text: string }

export const addTextRow: Command<AddTextRowInput> = {
  label: 'Add text',
  run(document, { row: id, text }, alternative) {
    if (document.rows[id]) return refuse(`Row ${id} exists already`)
    if (text.trim() === '') return refuse('A text row needs a text')
    const problem = typedProblem({ text })
    if (problem) return refuse(problem)

    const row: TextRow = { ...closingRowBase(document, id, alternative), kind: 'text', text: text.trim() }
    return done({ ...document, rows: { ...document.rows, [id]: row } })
  },
}

/** Without a text it is called "Subtotal" in the reader's language. */
export const addSubtotalRow: Command<AddTextRowInput> = {
  label: 'Add subtotal',
  run(document, { row: id, text }, alternative) {
    if (document.rows[id]) return refuse(`Row ${id} exists already`)
    const problem = typedProblem({ text })
    if (problem) return refuse(problem)

    const row: SubtotalRow = {
      ...closingRowBase(document, id, alternative),
      kind: 'subtotal',
      text: text.trim(),
    }
    return done({ ...document, rows: { ...document.rows, [id]: row } })
  },
}

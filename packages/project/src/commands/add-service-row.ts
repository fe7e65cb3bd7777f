import { chargeProblem } from '../charge-problem.ts'
import type { Command } from '../command.ts'
import type { RowId, ServiceCharge, ServiceRow } from '../document.ts'
import { done, refuse } from '../result.ts'
import { closingRowBase } from '../row-order.ts'
import { typedProblem } from '../typed-problem.ts'

export type AddServiceRowInput = {
  readonly row: RowId
  readonly text: string
  readonly charge: ServiceCharge
}

/** Delivery, assembly and the like: an amount, a share of the rows, or by the metre (D-81). */
export const addServiceRow: Command<AddServiceRowInput> = {
  label: 'Add service',
  run(document, { row: id, text, charge }, alternative) {
    if (document.rows[id]) return refuse(`Row ${id} exists already`)
    if (text.trim() === '') return refuse('A service needs a text')
    const problem = typedProblem({ text }) ?? chargeProblem(charge)
    if (problem) return refuse(problem)

    const row: ServiceRow = {
      ...closingRowBase(document, id, alternative),
      kind: 'service',
      text: text.trim(),
      charge,
    }
    return done({ ...document, rows: { ...document.rows, [id]: row } })
  },
}

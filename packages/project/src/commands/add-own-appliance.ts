import type { Command } from '../command.ts'
import type { OwnApplianceRow, RowId } from '../document.ts'
import { done, refuse } from '../result.ts'
import { seatProblem } from '../room/seat-problem.ts'
import { newRowBase } from '../row-order.ts'
import { sizeProblem } from '../size-problem.ts'
import { typedProblem } from '../typed-problem.ts'

export type AddOwnApplianceInput = Pick<OwnApplianceRow, 'text' | 'size' | 'placement'> & {
  readonly row: RowId
}

/** What the customer brings along: it stands in the room and is never charged (D-81). */
export const addOwnAppliance: Command<AddOwnApplianceInput> = {
  label: 'Add own appliance',
  run(document, { row: id, text, size, placement }, alternative) {
    if (document.rows[id]) return refuse(`Row ${id} exists already`)
    if (text.trim() === '') return refuse('An own appliance needs a text')
    const base = newRowBase(document, id, alternative)
    const problem = typedProblem({ text }) ?? sizeProblem(size) ?? seatProblem(document, placement, base)
    if (problem) return refuse(problem)

    // Nobody orders what is there already.
    const flags = { ...base.flags, ordered: false }
    const row: OwnApplianceRow = { ...base, flags, kind: 'ownAppliance', text: text.trim(), size, placement }
    return done({ ...document, rows: { ...document.rows, [id]: row } })
  },
}

import { chargeProblem } from '../charge-problem.ts'
import type { Command } from '../command.ts'
import type { FreeRow, Row, RowFlags, RowId, ServiceCharge } from '../document.ts'
import { done, refuse } from '../result.ts'
import { withTrade } from '../trade-sheet.ts'
import { typedProblem } from '../typed-problem.ts'

export type ChangeRowInput = {
  readonly row: RowId
  readonly change: Partial<Pick<FreeRow, 'text' | 'quantity' | 'unit' | 'price' | 'vat'>> & {
    /** Null takes the cost away. */
    readonly cost?: number | null
    readonly charge?: ServiceCharge
    readonly flags?: RowFlags
  }
}

/** What a person types into a row that no catalogue describes. */
export const changeRow: Command<ChangeRowInput> = {
  label: 'Change row',
  run(document, { row: id, change }) {
    const row = document.rows[id]
    if (!row) return refuse(`No row ${id}`)
    const { cost, ...given } = change
    const fields = { ...given, ...(cost === undefined ? {} : { cost }) }
    const stray = Object.keys(fields).find((field) => !fieldsOf[row.kind].includes(field))
    if (stray !== undefined) return refuse(`This row has no ${stray}`)
    const problem = problemOf(row, change)
    if (problem) return refuse(problem)

    const changed = {
      ...row,
      ...given,
      ...(given.text !== undefined && { text: given.text.trim() }),
    } as Row
    const next = { ...document, rows: { ...document.rows, [id]: changed } }
    return done(cost === undefined ? next : withTrade(next, id, { cost: cost ?? undefined }))
  },
}

const fieldsOf: Readonly<Record<Row['kind'], readonly string[]>> = {
  article: ['flags'],
  free: ['flags', 'text', 'quantity', 'unit', 'price', 'cost', 'vat'],
  service: ['flags', 'text', 'charge'],
  ownAppliance: ['flags', 'text'],
  text: ['flags', 'text'],
  subtotal: ['flags', 'text'],
}

function problemOf(row: Row, { charge, ...typed }: ChangeRowInput['change']) {
  if (typed.text?.trim() === '' && row.kind !== 'subtotal') return 'A row needs a text'
  return typedProblem(typed) ?? (charge ? chargeProblem(charge) : null)
}

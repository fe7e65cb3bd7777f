import { chargeProblem } from '../charge-problem.ts'
import type { Command } from '../command.ts'
import type { FreeRow, Row, RowFlags, RowId, ServiceCharge } from '../document.ts'
import { done, refuse } from '../result.ts'

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

    const { cost: old, ...plain } = { cost: undefined, ...row }
    const kept = cost === undefined ? old : (cost ?? undefined)
    const changed = {
      ...plain,
      ...given,
      ...(given.text !== undefined && { text: given.text.trim() }),
      ...(kept !== undefined && { cost: kept }),
    } as Row
    return done({ ...document, rows: { ...document.rows, [id]: changed } })
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

function problemOf(row: Row, { text, quantity, price, cost, vat, charge }: ChangeRowInput['change']) {
  if (text?.trim() === '' && row.kind !== 'subtotal') return 'A row needs a text'
  if (text !== undefined && text.length > longestText) return `A text has at most ${longestText} characters`
  if (quantity !== undefined && !(quantity > 0 && quantity <= 1_000_000))
    return 'The quantity must be above 0'
  for (const amount of [price, cost]) {
    if (amount !== undefined && amount !== null && !Number.isSafeInteger(amount))
      return 'The price must be whole minor units'
  }
  if (vat !== undefined && !/^(0(\.\d{1,12})?|1(\.0+)?)$/.test(vat)) return 'VAT must look like 0.22'
  return charge ? chargeProblem(charge) : null
}

const longestText = 2000

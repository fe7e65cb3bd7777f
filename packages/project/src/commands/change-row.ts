import type { Placement, Point3 } from '@arredo/geometry'
import { chargeProblem } from '../charge-problem.ts'
import type { Command } from '../command.ts'
import type { FreeRow, ProjectDocument, Row, RowFlags, RowId, ServiceCharge } from '../document.ts'
import { mayStand } from '../placed-row.ts'
import { done, refuse } from '../result.ts'
import { seatProblem } from '../room/seat-problem.ts'
import { sizeProblem } from '../size-problem.ts'
import { isSpecial } from '../specials.ts'
import { withTrade } from '../trade-sheet.ts'
import { typedProblem } from '../typed-problem.ts'

export type ChangeRowInput = {
  readonly row: RowId
  readonly change: Partial<Pick<FreeRow, 'text' | 'quantity' | 'unit' | 'vat'>> & {
    /** Null: nobody knows it yet. */
    readonly price?: number | null
    /** Null takes the cost away. */
    readonly cost?: number | null
    readonly charge?: ServiceCharge
    readonly flags?: RowFlags
    /** Of what stands in the room as a box. */
    readonly size?: Point3
    /** Makes a row that is priced by hand stand there. */
    readonly placement?: Placement
  }
}

/** What a person types into a row that no catalogue describes. */
export const changeRow: Command<ChangeRowInput> = {
  label: 'Change row',
  run(document, { row: id, change }) {
    const row = document.rows[id]
    if (!row) return refuse(`No row ${id}`)
    const { cost, price, ...given } = change
    const fields = { ...given, ...(cost !== undefined && { cost }), ...(price !== undefined && { price }) }
    const stray = Object.keys(fields).find((field) => !fieldsOf[row.kind].includes(field))
    if (stray !== undefined) return refuse(`This row has no ${stray}`)
    if (given.quantity !== undefined && isSpecial(row)) return refuse('It is counted with its article')
    const problem = problemOf(document, row, change)
    if (problem) return refuse(problem)

    const changed = {
      ...(price === undefined || row.kind !== 'free' ? row : atPrice(row, price)),
      ...given,
      ...(given.text !== undefined && { text: given.text.trim() }),
    } as Row
    const next = { ...document, rows: { ...document.rows, [id]: changed } }
    return done(cost === undefined ? next : withTrade(next, id, { cost: cost ?? undefined }))
  },
}

function atPrice({ onRequest: _, ...row }: FreeRow, price: number | null): FreeRow {
  return price === null ? { ...row, price: 0, onRequest: true } : { ...row, price }
}

const fieldsOf: Readonly<Record<Row['kind'], readonly string[]>> = {
  article: ['flags'],
  free: ['flags', 'text', 'quantity', 'unit', 'price', 'cost', 'vat', 'size', 'placement'],
  service: ['flags', 'text', 'charge'],
  ownAppliance: ['flags', 'text', 'size'],
  text: ['flags', 'text'],
  subtotal: ['flags', 'text'],
}

function problemOf(
  document: ProjectDocument,
  row: Row,
  { charge, size, placement, ...typed }: ChangeRowInput['change'],
) {
  if ((size && !placement && !mayStand(row)) || (placement && !size)) return 'It does not stand in the room'
  if (typed.text?.trim() === '' && row.kind !== 'subtotal') return 'A row needs a text'
  return (
    typedProblem(typed) ??
    (charge ? chargeProblem(charge) : null) ??
    (size ? sizeProblem(size) : null) ??
    seatProblem(document, placement ?? null, row)
  )
}

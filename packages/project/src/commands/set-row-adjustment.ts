import type { Command } from '../command.ts'
import type { Adjustment, Row, RowId } from '../document.ts'
import { done, refuse } from '../result.ts'

export type SetRowAdjustmentInput = {
  readonly row: RowId
  /** Null gives the own price up. */
  readonly adjustment: Adjustment | null
}

/** A price of the seller's own for one row, or something off it, with the reason. */
export const setRowAdjustment: Command<SetRowAdjustmentInput> = {
  label: 'Change price',
  run(document, { row: id, adjustment }) {
    const row = document.rows[id]
    if (!row) return refuse(`No row ${id}`)
    if (row.kind !== 'article' && row.kind !== 'free' && row.kind !== 'service')
      return refuse('This row has no price')
    const { adjustment: old, ...plain } = row
    if (!adjustment) {
      return old ? done({ ...document, rows: { ...document.rows, [id]: plain as Row } }) : done(document)
    }
    const { kind, amount } = adjustment
    const reason = adjustment.reason.trim()
    if (!Number.isSafeInteger(amount)) return refuse('The price must be whole minor units')
    if (amount < 0) return refuse('The amount must not be below 0')
    if (reason === '') return refuse('A price of your own needs a reason')
    if (reason.length > longestReason) return refuse(`A reason has at most ${longestReason} characters`)
    if (old?.kind === kind && old.amount === amount && old.reason === reason) return done(document)

    const changed = { ...plain, adjustment: { kind, amount, reason } } as Row
    return done({ ...document, rows: { ...document.rows, [id]: changed } })
  },
}

const longestReason = 2000

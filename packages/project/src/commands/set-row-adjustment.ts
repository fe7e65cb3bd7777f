import type { Command } from '../command.ts'
import type { Adjustment, Row, RowId } from '../document.ts'
import { done, refuse } from '../result.ts'
import { withTrade } from '../trade-sheet.ts'

export type SetRowAdjustmentInput = {
  readonly row: RowId
  /** Null gives the own price up. The reason is for colleagues, and kept in the trade sheet. */
  readonly adjustment: (Adjustment & { readonly reason: string }) | null
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
      if (!old) return done(document)
      const without = { ...document, rows: { ...document.rows, [id]: plain as Row } }
      return done(withTrade(without, id, { reason: undefined, keptUntil: undefined }))
    }
    const { kind, amount } = adjustment
    const reason = adjustment.reason.trim()
    if (!Number.isSafeInteger(amount)) return refuse('The price must be whole minor units')
    if (amount < 0) return refuse('The amount must not be below 0')
    if (reason === '') return refuse('A price of your own needs a reason')
    if (reason.length > longestReason) return refuse(`A reason has at most ${longestReason} characters`)
    const explained = withTrade(document, id, { reason, keptUntil: undefined })
    if (old?.kind === kind && old.amount === amount) return done(explained)

    const changed = { ...plain, adjustment: { kind, amount } } as Row
    return done({ ...explained, rows: { ...document.rows, [id]: changed } })
  },
}

const longestReason = 2000

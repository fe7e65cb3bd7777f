import type { Placement } from '@arredo/geometry'
import type { Command } from '../command.ts'
import type { ArticleRow, BoxRow, OwnApplianceRow, Row, RowId } from '../document.ts'
import { mayStand } from '../placed-row.ts'
import { done, refuse } from '../result.ts'
import { seatProblem } from '../room/seat-problem.ts'
import { closingRowBase, newRowBase } from '../row-order.ts'
import { withCopiedSpecials } from '../specials.ts'
import { withTrade } from '../trade-sheet.ts'

export type DuplicateRowInput = {
  readonly row: RowId
  readonly copy: RowId
  /** Where the copy stands; without it, where the original does. */
  readonly placement?: Placement | null
  /** The group of the copy; without it, the copy is in none. */
  readonly group?: string
}

/** A copy is nobody's part yet, and nothing holds it where it is; what is special about it is copied too. */
export const duplicateRow: Command<DuplicateRowInput> = {
  label: 'Duplicate',
  run(document, { row: id, copy, placement, group }) {
    const row = document.rows[id]
    if (!row) return refuse(`No row ${id}`)
    if (document.rows[copy]) return refuse(`Row ${copy} exists already`)
    const place = isClosing(row) ? closingRowBase : newRowBase
    const base: Row = { ...row, ...place(document, copy, row.alternative), flags: row.flags }
    const duplicate = mayStand(base) ? inRoom(base, placement, group) : base
    const problem = seatProblem(document, mayStand(duplicate) ? duplicate.placement : null, duplicate)
    if (problem) return refuse(problem)

    const copied = { ...document, rows: { ...document.rows, [copy]: duplicate } }
    const known = withTrade(copied, copy, document.trade[id] ?? {})
    return done(withCopiedSpecials(known, id, copy))
  },
}

function isClosing({ kind }: Row): boolean {
  return kind === 'service' || kind === 'text' || kind === 'subtotal'
}

/** A worktop that is copied by itself is a board like any other: no rule wants a second one. */
function withoutRule(row: PlacedKind): PlacedKind {
  if (row.kind !== 'article') return row
  const { auto: _, ...plain } = row
  return plain
}

type PlacedKind = ArticleRow | OwnApplianceRow | BoxRow

function inRoom(row: PlacedKind, placement: Placement | null | undefined, group: string | undefined): Row {
  const { group: _, locked: __, ...free } = withoutRule(row)
  return {
    ...free,
    ...(placement === undefined ? {} : { placement }),
    ...(group === undefined ? {} : { group }),
  }
}

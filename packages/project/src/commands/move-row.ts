import type { Placement, Seat } from '@arredo/geometry'
import type { Command } from '../command.ts'
import type { ProjectDocument, Row, RowId } from '../document.ts'
import { mayStand } from '../placed-row.ts'
import { done, type Result, refuse } from '../result.ts'
import { lockedProblem } from '../room/locked-problem.ts'
import { seatProblem } from '../room/seat-problem.ts'

export const moveRow: Command<{ readonly row: RowId; readonly placement: Placement }> = {
  label: 'Move',
  run(document, { row: id, placement }) {
    const moved = movedRow(document, id, placement)
    if (!moved.ok) return moved
    if (moved.value === document.rows[id]) return done(document)

    return done({ ...document, rows: { ...document.rows, [id]: moved.value } })
  },
}

/** The row at its new place, the same object where it stands there already; or why it cannot. */
export function movedRow(document: ProjectDocument, id: RowId, placement: Placement): Result<Row> {
  const row = document.rows[id]
  if (!row) return refuse(`No row ${id}`)
  if (!mayStand(row)) return refuse('Only items can be moved')
  const problem = seatProblem(document, placement, row)
  if (problem) return refuse(problem)
  if (row.placement && samePlacement(row.placement, placement)) return done(row)
  const locked = lockedProblem(document, [id])
  return locked ? refuse(locked) : done({ ...row, placement })
}

function samePlacement(a: Placement, b: Placement): boolean {
  return (
    a.rotation === b.rotation &&
    isSameSeat(a.seat, b.seat) &&
    a.at.every((value, axis) => value === b.at[axis])
  )
}

function isSameSeat(a: Seat, b: Seat): boolean {
  const fields: Readonly<Record<string, string>> = b
  return (
    Object.keys(a).length === Object.keys(b).length &&
    Object.entries(a).every(([name, held]) => fields[name] === held)
  )
}

import type { Command } from '../command.ts'
import type { RowId } from '../document.ts'
import { done, refuse } from '../result.ts'
import { lockedProblem } from '../room/locked-problem.ts'
import { withCarried, withoutRows } from '../room/without-openings.ts'

/** What they carry goes with them, and so does the opening of a door that no other alternative uses. */
export const removeRows: Command<{ readonly rows: readonly RowId[] }> = {
  label: 'Delete',
  run(document, { rows: ids }) {
    const unknown = ids.find((id) => !document.rows[id])
    if (unknown !== undefined) return refuse(`No row ${unknown}`)

    const gone = withCarried(document, new Set(ids))
    const locked = lockedProblem(document, gone)
    if (locked) return refuse(locked)

    return done(withoutRows(document, gone))
  },
}

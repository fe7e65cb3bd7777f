import type { Command } from '../command.ts'
import type { RowId } from '../document.ts'
import { isLeftOut } from '../is-follower.ts'
import { done, refuse } from '../result.ts'

/**
 * "Keep as it is", or "follow again": whether a follower is left alone by its rule. One that was left out comes back
 * with its rule.
 */
export const detachFollower: Command<{ readonly row: RowId; readonly detached: boolean }> = {
  label: 'Keep as it is',
  run(document, { row: id, detached }) {
    const row = document.rows[id]
    if (row?.kind !== 'article' || !row.auto) return refuse('It follows nothing')
    if (row.auto.detached === detached) return done(document)
    const flags = !detached && isLeftOut(row) ? { drawn: true, offered: true, ordered: true } : row.flags
    const next = { ...row, flags, auto: { ...row.auto, detached } }
    return done({ ...document, rows: { ...document.rows, [id]: next } })
  },
}

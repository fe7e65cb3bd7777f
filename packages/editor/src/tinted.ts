import { collides, fitsUnderCeiling } from '@arredo/geometry'
import { type Preview, type RowId, standingRow } from '@arredo/project'
import type { Shown } from './editor-state.ts'
import { surroundings } from './surroundings.ts'

/** What is about to be, with those of the named rows marked that stand in something: collisions tint, never block. */
export function tinted(preview: Preview, rows: readonly RowId[]): Shown {
  const colliding = rows.filter((id) => {
    const item = standingRow(preview.document, preview.evaluation, id)
    // What is set into a wall stands in it by design.
    if (!item || item.seat.on === 'opening') return false
    const { shell, others } = surroundings(preview, id)
    return collides(item, others, shell.walls) || !fitsUnderCeiling(item, shell)
  })
  return { ...preview, tints: Object.fromEntries(colliding.map((id) => [id, 'collides' as const])) }
}

import { clearOfWalls, normalTurn, type Size, turned } from '@arredo/geometry'
import type { Command } from '../command.ts'
import type { RowId } from '../document.ts'
import { placedRow } from '../placed-row.ts'
import { done, refuse } from '../result.ts'

/** Turned about its middle, and out of the walls it would reach into; the size comes from the evaluation, which the document does not hold. */
export const rotateRow: Command<{ readonly row: RowId; readonly degrees: number; readonly size: Size }> = {
  label: 'Rotate',
  run(document, { row: id, degrees, size }) {
    if (!Number.isFinite(degrees)) return refuse('No such angle')
    const placed = placedRow(document, id)
    if (!placed.ok) return placed
    const row = placed.value
    const rotation = normalTurn(row.placement.rotation + degrees)
    if (rotation === row.placement.rotation) return done(document)

    const turn = turned({ placement: row.placement, size }, rotation)
    const placement = clearOfWalls({ placement: turn, size }, Object.values(document.walls))
    return done({ ...document, rows: { ...document.rows, [id]: { ...row, placement } } })
  },
}

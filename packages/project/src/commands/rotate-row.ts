import { clearOfWalls, normalTurn, onFloor, type Place, type Size, shellOf, turned } from '@arredo/geometry'
import type { Command } from '../command.ts'
import type { RowId } from '../document.ts'
import { placedRow } from '../placed-row.ts'
import { done, refuse } from '../result.ts'
import { lockedProblem } from '../room/locked-problem.ts'
import { seatProblem } from '../room/seat-problem.ts'

export type RotateRowInput = {
  readonly row: RowId
  readonly degrees: number
  /** Where it stands and how large it is, which the document alone does not say. */
  readonly place: Place
  readonly size: Size
}

/** Turned about its middle, and out of the walls it would reach into; what is turned leaves its seat. */
export const rotateRow: Command<RotateRowInput> = {
  label: 'Rotate',
  run(document, { row: id, degrees, place, size }) {
    if (!Number.isFinite(degrees)) return refuse('No such angle')
    const placed = placedRow(document, id)
    if (!placed.ok) return placed
    const row = placed.value
    if (row.placement.seat.on === 'opening') return refuse('What is set into a wall is swung, not turned')
    const rotation = normalTurn(place.rotation + degrees)
    if (rotation === place.rotation) return done(document)
    const locked = lockedProblem(document, [id])
    if (locked) return refuse(locked)

    const turn = turned({ place, size }, rotation)
    const clear = clearOfWalls({ place: turn, size }, shellOf(document).walls)
    const placement = { ...clear, seat: onFloor }
    const problem = seatProblem(document, placement, row)
    if (problem) return refuse(problem)

    return done({ ...document, rows: { ...document.rows, [id]: { ...row, placement } } })
  },
}

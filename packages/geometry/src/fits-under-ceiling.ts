import { footprint, footprintCentre, type Standing } from './footprint.ts'
import { roomAt } from './place-of.ts'
import { ceilingAt } from './shell/ceiling.ts'
import type { Shell } from './shell/surfaces.ts'

/** Millimetres that nobody can tell from a fit. */
const touching = 0.5

/** Whether something stays below the ceiling, wherever that slopes; where there is no room there is no ceiling. */
export function fitsUnderCeiling(standing: Standing, shell: Shell): boolean {
  const left = ceilingLeft(standing, shell)
  return left === null || left > -touching
}

/** How much of the height is left above something where the ceiling is lowest; below 0 it does not fit. */
export function ceilingLeft(standing: Standing, shell: Shell): number | null {
  const room = roomAt(shell, footprintCentre(standing))
  if (!room) return null
  // A slope is lowest over one of the corners.
  const lowest = Math.min(...footprint(standing).map((corner) => ceilingAt(room, corner)))
  return lowest - standing.place.at[2] - standing.size.height
}

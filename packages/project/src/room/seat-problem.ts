import type { Placement } from '@arredo/geometry'
import type { AlternativeId, ProjectDocument, Row, RowId } from '../document.ts'
import { mayStand } from '../placed-row.ts'
import { isWithinReach } from './reach-problem.ts'
import { openingOf } from './without-openings.ts'

/** Why a row cannot have this placement, in words; null when it can. */
export function seatProblem(
  document: ProjectDocument,
  placement: Placement | null,
  row: { readonly id: RowId; readonly alternative: AlternativeId },
): string | null {
  if (!placement) return null
  const { seat, at, rotation } = placement
  if (![...at, rotation].every(Number.isFinite)) return 'No such place'
  if (!isWithinReach(at)) return 'That is too far away'
  if (Math.abs(rotation) > 360) return 'No such angle'
  switch (seat.on) {
    case 'wall':
    case 'corner': {
      const wall = document.walls[seat.wall]
      return wall?.kind === 'wall' ? null : `No wall ${seat.wall}`
    }
    case 'opening': {
      if (!document.openings[seat.opening]) return `No opening ${seat.opening}`
      const isTaken = Object.values(document.rows).some(
        (other) =>
          other.id !== row.id && other.alternative === row.alternative && openingOf(other) === seat.opening,
      )
      return isTaken ? 'Something else is set into this opening already' : null
    }
    case 'row':
    case 'slot': {
      const carrier = document.rows[seat.row]
      if (!canCarry(carrier) || carrier.alternative !== row.alternative) return `No row ${seat.row}`
      return carries(document, row.id, seat.row) ? 'A thing cannot stand on itself' : null
    }
    default:
      return null
  }
}

/** What stands nowhere carries nothing. */
export function canCarry(row: Row | undefined): row is Row & { readonly placement: Placement | null } {
  return row !== undefined && mayStand(row)
}

function carrierOf(row: Row | undefined): RowId | null {
  const seat = row && 'placement' in row ? row.placement?.seat : undefined
  return seat?.on === 'row' || seat?.on === 'slot' ? seat.row : null
}

/** Whether a row is carried by another, over any number of rows between. */
function carries({ rows }: ProjectDocument, carrier: RowId, row: RowId): boolean {
  const seen = new Set<RowId>()
  let at: RowId | null = row
  while (at !== null && !seen.has(at)) {
    if (at === carrier) return true
    seen.add(at)
    at = carrierOf(rows[at])
  }
  return false
}

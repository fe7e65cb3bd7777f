import { type FaceName, footprint, footprintCentre, isInside, shellOf } from '@arredo/geometry'
import { isFollower, type Preview, type RowId, type StandingRow, standingRows } from '@arredo/project'
import { intoAnyCorner } from './blind-corner.ts'
import { clearedCorner } from './cleared-corner.ts'
import { cornersOf, seatInCorner } from './corner-seat.ts'
import { besideFree, inTheOpen, islandRole } from './in-the-open.ts'
import { settleBeside } from './settle.ts'
import type { Beside, Settled, Settler } from './settled.ts'

/**
 * Where nobody points: beside what is selected; a sink on the unit that lacks one; a corner unit in the corner where
 * it pushes the least, its blind end too; an island in the middle of the room. Null: wherever there is room.
 */
export function settleAnywhere(
  now: Preview,
  comer: Settler,
  roles: readonly string[],
  beside: Beside | null,
): Settled | null {
  if (comer.attach === 'corner') return inAnyCorner(now, comer)
  if (comer.attach === 'worktop') {
    const unit = unitThatLacks(now, roles) ?? beside?.row ?? null
    return unit === null ? null : settleBeside(now, { ...comer, roles }, unit)
  }
  const free =
    (beside && besideFree(now, comer, beside)) ?? (roles.includes(islandRole) && inTheOpen(now, comer))
  if (free) return free
  const inBlind = comer.blind ? intoAnyCorner(now, comer, faceUnder(now, beside)) : null
  return inBlind ?? (beside && settleBeside(now, comer, beside.row, beside.side))
}

/** The face that what is selected sits on. */
function faceUnder({ document }: Preview, beside: Beside | null): FaceName | null {
  const row = document.rows[beside?.row ?? '']
  const seat = row && 'placement' in row ? row.placement?.seat : undefined
  return seat?.on === 'wall' || seat?.on === 'corner' ? seat : null
}

function inAnyCorner(now: Preview, comer: Settler): Settled | null {
  const [best] = cornersOf(shellOf(now.document))
    .flatMap((corner) => {
      const cleared = clearedCorner(now, corner, comer)
      return 'missing' in cleared ? [] : [{ corner, moves: cleared.moves }]
    })
    .sort((one, two) => one.moves.length - two.moves.length)
  return best
    ? { placement: seatInCorner(best.corner, comer.elevation), moves: best.moves, replaces: null }
    : null
}

/** The first unit that needs one of these roles and has nothing of the kind over it; else the first without anything. */
function unitThatLacks({ document, evaluation }: Preview, roles: readonly string[]): RowId | null {
  const items = standingRows(document, evaluation)
  const units = items.filter(({ id, row }) => evaluation.articles[id]?.run === 'base' && !isFollower(row))
  const hasOver = (unit: StandingRow, role: string) =>
    items.some(
      (item) =>
        evaluation.articles[item.id]?.roles?.includes(role) &&
        isInside(footprintCentre(item), footprint(unit)),
    )
  const lacking = units.find((unit) =>
    evaluation.articles[unit.id]?.needs?.some(({ role }) => roles.includes(role) && !hasOver(unit, role)),
  )
  return (lacking ?? units[0])?.id ?? null
}

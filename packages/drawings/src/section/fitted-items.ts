import { footprint, footprintCentre, isInside } from '@arredo/geometry'
import type { StandingRow } from '@arredo/project'
import { itemKind } from '../plan/item-kind.ts'

/** How far the top of a unit may be from the underside of its worktop. */
const below = 10

/** What a fitter builds in, on a wall or under a worktop. Chairs and plants only stand there: they are not cut. */
export function fittedItems(rows: readonly StandingRow[]): readonly StandingRow[] {
  const worktops = rows.filter((item) => itemKind(item) === 'worktop')
  const byId = new Map(rows.map((item) => [item.id, item]))
  const isFitted = (item: StandingRow): boolean => {
    const { seat, row } = item
    if (row.kind === 'article' && row.auto) return true
    switch (seat.on) {
      case 'wall':
      case 'corner':
        return itemKind(item) !== 'carpet'
      case 'row':
      case 'slot': {
        const carrier = byId.get(seat.row)
        return (
          carrier !== undefined &&
          carrier.seat.on !== 'row' &&
          carrier.seat.on !== 'slot' &&
          isFitted(carrier)
        )
      }
      case 'floor':
        return worktops.includes(item) || worktops.some((top) => meets(item, top))
      default:
        return false
    }
  }
  return rows.filter(isFitted)
}

/** Below its board, or let into it from above. */
function meets(item: StandingRow, top: StandingRow): boolean {
  const [low, high] = [item.place.at[2], item.place.at[2] + item.size.height]
  const [under, over] = [top.place.at[2], top.place.at[2] + top.size.height]
  const isUnder = Math.abs(high - under) <= below
  const isIn = low <= over + below && high >= over && low >= under - item.size.height
  return (isUnder || isIn) && isInside(footprintCentre(item), footprint(top))
}

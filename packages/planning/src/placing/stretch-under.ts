import { footprintCentre, type Stretch, shellOf, toWall, wallFrame } from '@arredo/geometry'
import type { ProjectDocument, StandingRow } from '@arredo/project'

/** The piece of wall that something sits on; null for what stands free. */
export function stretchUnder(document: ProjectDocument, item: StandingRow): Stretch | null {
  const { seat } = item
  if (seat.on !== 'wall' && seat.on !== 'corner') return null
  const middle = footprintCentre(item)
  const found = shellOf(document).seats.find((each) => {
    if (each.wall !== seat.wall || each.side !== seat.side) return false
    const { along } = toWall(wallFrame(each), middle)
    return along >= 0 && along <= each.end - each.start
  })
  return found ?? null
}

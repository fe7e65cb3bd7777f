import type { Place } from '@arredo/geometry'
import { movedRow } from '../commands/move-row.ts'
import type { ProjectDocument, Row, RowId } from '../document.ts'
import { done, type Result } from '../result.ts'
import type { StandingRow } from '../standing-rows.ts'
import { placementAt } from './placement-at.ts'

export type Move = { readonly item: StandingRow; readonly place: Place }

/** Everything at once where it is to stand; the first refusal refuses it all. */
export function movedTo(document: ProjectDocument, moves: readonly Move[]): Result<ProjectDocument> {
  const moved: Record<RowId, Row> = {}
  for (const { item, place } of moves) {
    const row = movedRow(document, item.id, placementAt(document, item, place))
    if (!row.ok) return row
    if (row.value !== document.rows[item.id]) moved[item.id] = row.value
  }
  if (Object.keys(moved).length === 0) return done(document)
  return done({ ...document, rows: { ...document.rows, ...moved } })
}

/** Those that go by themselves: what is set into a wall stays there, and what another of them carries comes along. */
export function movableOf(items: readonly StandingRow[]): readonly StandingRow[] {
  const carriers = new Map(items.map((item) => [item.id, carrierOf(item)]))
  return items.filter((item) => item.seat.on !== 'opening' && !isCarried(item.id, carriers))
}

function carrierOf({ seat }: StandingRow): RowId | null {
  return seat.on === 'row' || seat.on === 'slot' ? seat.row : null
}

function isCarried(id: RowId, carriers: ReadonlyMap<RowId, RowId | null>): boolean {
  const carrier = carriers.get(id) ?? null
  return carrier !== null && carriers.has(carrier)
}

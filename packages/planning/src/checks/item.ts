import { itemName, type RecordName, type RowId, type StandingRow, standingRows } from '@arredo/project'
import type { Plan, SaidValue } from './finding.ts'

export function itemsOf({ document, evaluation }: Plan): readonly StandingRow[] {
  return standingRows(document, evaluation)
}

const following = new WeakMap<readonly StandingRow[], ReadonlyMap<RowId, readonly StandingRow[]>>()
const none: readonly StandingRow[] = []

/** What came by rule for a unit and stands. */
export function followersOf(plan: Plan, unit: RowId): readonly StandingRow[] {
  const items = itemsOf(plan)
  const byUnit = following.get(items) ?? followersByUnit(items)
  following.set(items, byUnit)
  return byUnit.get(unit) ?? none
}

function followersByUnit(items: readonly StandingRow[]): ReadonlyMap<RowId, readonly StandingRow[]> {
  const byUnit = new Map<RowId, StandingRow[]>()
  for (const item of items) {
    for (const unit of item.row.kind === 'article' ? (item.row.auto?.of ?? []) : []) {
      const others = byUnit.get(unit)
      if (others) others.push(item)
      else byUnit.set(unit, [item])
    }
  }
  return byUnit
}

export function nameOf({ evaluation }: Plan, { row }: Pick<StandingRow, 'row'>): SaidValue {
  return { name: itemName(row, evaluation) }
}

export function rowName({ id }: Pick<StandingRow, 'id'>): RecordName {
  return { kind: 'row', id }
}

export function rolesOf({ evaluation }: Plan, { id }: Pick<StandingRow, 'id'>): readonly string[] {
  return evaluation.articles[id]?.roles ?? []
}

import type { ProjectPrice } from '@arredo/pricing'
import type { RowId } from '@arredo/project'

/**
 * What a change makes of the project's total. A row that is not sold counts nothing in a total, so where it
 * enters or leaves the list the totals say nothing about each other.
 */
export function priceDifference(
  now: ProjectPrice | undefined,
  then: ProjectPrice | undefined,
  row: RowId | null,
): number | null {
  if (!now || !then) return null
  const isAsSold = now.unpriced.length === then.unpriced.length
  if (!isAsSold || !now.unpriced.every((id) => then.unpriced.includes(id))) return null
  return row !== null && then.unpriced.includes(row) ? null : then.total - now.total
}

import type { TradeSheet } from '../document.ts'
import { isFields, type ReadBy } from './check.ts'
import { checkTradeEntry } from './record-checks.ts'

/** A trade sheet as it is stored, without what of it cannot be read. */
export function readTrade(json: unknown): TradeSheet {
  if (!isFields(json)) return {}
  const entries = Object.entries(json).filter(([id, entry]) => checkTradeEntry(entry, id) === null)
  return Object.fromEntries(entries) as Record<string, ReadBy<typeof checkTradeEntry>>
}

import {
  type ProjectDocument,
  readTrade,
  type TradeEntry,
  type TradeSheet,
  tradeOfProject,
} from '@arredo/project'

/**
 * A seller's document with its trade sheet: the one that was sent, or else the one that is stored. A page from before
 * there was one sends none, and what it wrote into the document itself counts.
 */
export function withSavedTrade(document: ProjectDocument, sent: unknown, stored: unknown): ProjectDocument {
  const trade = sent === undefined ? merged(readTrade(stored), document.trade) : document.trade
  return { ...document, trade: tradeOfRecords(trade, document) }
}

/** Of rows that are gone nothing is to be known any more; a reason and its end go with the price they were for. */
export function tradeOfRecords(trade: TradeSheet, { rows }: ProjectDocument): TradeSheet {
  const entries = Object.entries(trade).flatMap(([id, whole]): [string, TradeEntry][] => {
    const row = rows[id]
    if (id !== tradeOfProject && !row) return []
    const isPriced = row !== undefined && 'adjustment' in row && row.adjustment !== undefined
    const { reason, keptUntil, ...entry } = whole
    const ofProject = keptUntil === undefined ? entry : { ...entry, keptUntil }
    const kept = isPriced ? whole : id === tradeOfProject ? ofProject : entry
    return Object.keys(kept).length === 0 ? [] : [[id, kept]]
  })
  return Object.fromEntries(entries)
}

/** An older document says '' where it does not know a reason. */
function merged(stored: TradeSheet, found: TradeSheet): TradeSheet {
  const added = Object.entries(found).map(([id, { reason, ...entry }]): [string, TradeEntry] => [
    id,
    { ...stored[id], ...entry, ...(reason ? { reason } : {}) },
  ])
  return { ...stored, ...Object.fromEntries(added) }
}

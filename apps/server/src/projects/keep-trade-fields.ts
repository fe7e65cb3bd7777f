import { type ProjectDocument, type Result, type Row, refuse } from '@arredo/project'
import { tradeOfRecords } from './saved-trade.ts'

/**
 * A document as somebody saves it who is no seller: prices, reductions and the whole trade sheet stay as a seller
 * left them, whatever the browser sends, and an own price goes with the configuration it was made for.
 */
export function keepTradeFields(
  document: ProjectDocument,
  stored: ProjectDocument | null,
): Result<ProjectDocument> {
  const rows: Record<string, Row> = {}
  for (const row of Object.values(document.rows)) {
    const kept = keepRow(row, stored?.rows[row.id])
    if (!kept) return refuse('Only a seller may add rows with prices of their own')
    rows[row.id] = kept
  }
  const priceIncrease = stored?.header.priceIncrease ?? 1
  const kept: ProjectDocument = {
    ...document,
    rows,
    header: { ...document.header, priceIncrease },
    alternatives: Object.fromEntries(
      Object.entries(document.alternatives).map(([id, { reduction: _, ...alternative }]) => {
        const reduction = stored?.alternatives[id]?.reduction
        return [id, { ...alternative, ...(reduction && { reduction }) }]
      }),
    ),
  }
  return { ok: true, value: { ...kept, trade: tradeOfRecords(stored?.trade ?? {}, kept) } }
}

function keepRow(row: Row, stored: Row | undefined): Row | null {
  if (row.kind === 'article') {
    const { adjustment: _, ...plain } = row
    const isSame = stored?.kind === 'article' && whatIsSold(stored) === whatIsSold(row)
    return isSame && stored.adjustment ? { ...plain, adjustment: stored.adjustment } : plain
  }
  if (row.kind !== 'free' && row.kind !== 'service') return row
  if (stored?.kind !== row.kind) return null
  const { id, alternative, order, flags } = row
  return { ...stored, id, alternative, order, flags }
}

function whatIsSold({ catalogue, model, article, choices, quantity }: Row & { readonly kind: 'article' }) {
  const chosen = Object.entries(choices).toSorted(([one], [two]) => (one < two ? -1 : 1))
  return JSON.stringify([catalogue, model, article, chosen, quantity])
}

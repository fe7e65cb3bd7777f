import {
  isSpecial,
  type ProjectDocument,
  type Result,
  type Row,
  refuse,
  type SpecialRow,
} from '@arredo/project'
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
    const kept = keepRow(row, stored?.rows[row.id], document.rows)
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

function keepRow(row: Row, stored: Row | undefined, rows: ProjectDocument['rows']): Row | null {
  if (row.kind === 'article') {
    const { adjustment: _, ...plain } = row
    const isSame = stored?.kind === 'article' && whatIsSold(stored) === whatIsSold(row)
    return isSame && stored.adjustment ? { ...plain, adjustment: stored.adjustment } : plain
  }
  if (row.kind !== 'free' && row.kind !== 'service') return row
  if (isSpecial(row)) return keepSpecial(row, stored, rows)
  if (stored?.kind !== row.kind) return null
  const { id, alternative, order, flags } = row
  return { ...stored, id, alternative, order, flags }
}

/** Anybody may ask for something beyond the rules: what it costs, a seller says, about that article and these words alone. */
function keepSpecial(row: SpecialRow, stored: Row | undefined, rows: ProjectDocument['rows']): Row {
  const { id, alternative, order, flags, special } = row
  const article = rows[special.of]
  const quantity = article?.kind === 'article' ? article.quantity : row.quantity
  const isSame = isSpecial(stored) && stored.special.of === special.of && stored.text === row.text
  if (isSame && stored.onRequest !== true) return { ...stored, id, alternative, order, flags, quantity }
  const { adjustment: _, ...asked } = row
  return { ...asked, quantity, price: 0, onRequest: true }
}

function whatIsSold({ catalogue, model, article, choices, quantity }: Row & { readonly kind: 'article' }) {
  const chosen = Object.entries(choices).toSorted(([one], [two]) => (one < two ? -1 : 1))
  return JSON.stringify([catalogue, model, article, chosen, quantity])
}

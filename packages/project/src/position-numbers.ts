import type { AlternativeId, ProjectDocument, Row, RowId } from './document.ts'
import { rowsInOrder } from './row-order.ts'
import { isSpecial } from './specials.ts'

/** Offer, plan and elevation of one moment ask for the same ones. */
const known = new WeakMap<readonly Row[], ReadonlyMap<RowId, number>>()

/** The number under which the offer names a row: rows that are not offered, specials, texts and subtotals have none. */
export function positionNumbers(
  document: ProjectDocument,
  alternative: AlternativeId = document.header.activeAlternative,
): ReadonlyMap<RowId, number> {
  const rows = rowsInOrder(document, alternative)
  const last = known.get(rows)
  if (last) return last

  const numbers = new Map<RowId, number>()
  for (const row of rows) {
    const { id, kind, flags } = row
    if (flags.offered && kind !== 'text' && kind !== 'subtotal' && !isSpecial(row))
      numbers.set(id, numbers.size + 1)
  }
  known.set(rows, numbers)
  return numbers
}

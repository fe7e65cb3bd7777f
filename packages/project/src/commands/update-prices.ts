import type { Command } from '../command.ts'
import type { ArticleRow, ProjectDocument, RowId } from '../document.ts'
import { done, type Result, refuse } from '../result.ts'
import { withoutSpecials } from '../specials.ts'
import { tradeOfProject, withTrade } from '../trade-sheet.ts'
import { setRowAdjustment } from './set-row-adjustment.ts'

export type UpdatePricesInput = {
  readonly priceList: string | null
  readonly priceDate: string
  /** All that are pinned from now on, by catalogue. */
  readonly packs: ProjectDocument['packs']
  /** Rows with something else than the new price of what they are. */
  readonly rows: Readonly<Record<RowId, RowUpdate>>
}

export type RowUpdate =
  /** Costs what it did, as a price of the seller's own; minor units for one piece, without VAT. */
  | { readonly kind: 'keep'; readonly amount: number; readonly reason: string; readonly until: string | null }
  /** What takes the place of an article that is no longer sold. */
  | ({ readonly kind: 'replace' } & Pick<ArticleRow, 'model' | 'article' | 'side' | 'choices'>)
  /** The price that was kept for it is kept no longer. */
  | { readonly kind: 'release' }

/** other list, date and editions, with what becomes of single rows, as one step. */
export const updatePrices: Command<UpdatePricesInput> = {
  label: 'Update the prices',
  run(document, { priceList, priceDate, packs, rows }) {
    const { header } = document
    const isSame = header.priceList === priceList && header.priceDate === priceDate
    const priced: ProjectDocument = {
      ...document,
      header: isSame ? header : { ...header, priceList, priceDate },
      packs,
    }
    let next = withTrade(priced, tradeOfProject, { keptUntil: undefined })
    for (const [row, update] of Object.entries(rows)) {
      const updated = updateRow(next, row, update)
      if (!updated.ok) return updated
      next = updated.value
    }
    return done(next)
  },
}

function updateRow(document: ProjectDocument, id: RowId, update: RowUpdate): Result<ProjectDocument> {
  if (update.kind === 'release') return setRowAdjustment.run(document, { row: id, adjustment: null })
  if (update.kind === 'keep') {
    const { amount, reason, until } = update
    const kept = setRowAdjustment.run(document, { row: id, adjustment: { kind: 'price', amount, reason } })
    return kept.ok && until !== null ? done(withTrade(kept.value, id, { keptUntil: until })) : kept
  }

  const row = document.rows[id]
  if (row?.kind !== 'article') return refuse(`Row ${id} is no article`)
  const { model, article, side, choices } = update
  const { adjustment: _, ...plain } = row
  // What was asked for beyond the rules of the old one says nothing of the new one.
  const without = withoutSpecials(withTrade(document, id, { reason: undefined, keptUntil: undefined }), id)
  const replaced = { ...plain, model, article, side, choices }
  return done({ ...without, rows: { ...without.rows, [id]: replaced } })
}

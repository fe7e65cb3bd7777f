import type { ArticleEvaluation } from '@arredo/catalogue'
import { findPriceList, type OwnPrice, type PricedRow, type PriceTerms } from '@arredo/pricing'
import type { Adjustment, ProjectDocument, RowId } from './document.ts'
import type { EvaluationContext } from './evaluation-context.ts'
import { rowsInOrder } from './row-order.ts'

/** The rows of the active alternative that are on the offer, as the pipeline takes them. */
export function pricedRows(
  document: ProjectDocument,
  articles: Readonly<Record<RowId, ArticleEvaluation>>,
  { catalogues }: Pick<EvaluationContext, 'catalogues'>,
): readonly PricedRow[] {
  return rowsInOrder(document).flatMap((row): readonly PricedRow[] => {
    // What is not on the offer is not charged.
    if (!row.flags.offered) return []
    const { id } = row
    switch (row.kind) {
      case 'article': {
        const pack = catalogues.get(row.catalogue)?.pack
        const evaluation = articles[id]
        if (!pack || !evaluation) return []
        const { model, quantity } = row
        return [{ kind: 'article', id, pack, evaluation, model, quantity, ...own(row.adjustment) }]
      }
      case 'free': {
        const { text, quantity, price, cost, vat } = row
        const known = cost === undefined ? {} : { cost }
        return [{ kind: 'free', id, text, quantity, price, ...known, vat, ...own(row.adjustment) }]
      }
      case 'service':
        return [{ kind: 'service', id, text: row.text, charge: row.charge, ...own(row.adjustment) }]
      case 'text':
        return []
      default:
        return [{ kind: row.kind, id }]
    }
  })
}

function own(adjustment: Adjustment | undefined): { readonly adjustment?: OwnPrice } {
  return adjustment ? { adjustment: { kind: adjustment.kind, amount: adjustment.amount } } : {}
}

/** On which terms a document is priced for the trade; null without a price list. */
export function priceTerms(
  { header, alternatives }: ProjectDocument,
  { catalogues, discounts }: EvaluationContext,
): Omit<PriceTerms, 'face'> | null {
  if (header.priceList === null) return null
  const packs = [...catalogues.values()].map(({ pack }) => pack)
  const asked = { priceList: header.priceList, date: header.priceDate }
  const { reduction } = alternatives[header.activeAlternative] ?? {}
  return {
    ...asked,
    increase: header.priceIncrease,
    discounts: inForce(discounts, packs, asked) ?? projectDiscounts(header.discounts ?? defaultDiscounts),
    ...(reduction && { reduction }),
    packs,
  }
}

/** What is kept by price list: for the commercial list in force, or else for the list that was asked for. */
export function inForce<Kept>(
  kept: ReadonlyMap<string, Kept>,
  packs: NonNullable<PriceTerms['packs']>,
  asked: Pick<PriceTerms, 'priceList' | 'date'>,
): Kept | undefined {
  for (const pack of packs) {
    const list = findPriceList(pack, asked)
    const found = list ? kept.get(list.code) : undefined
    if (found !== undefined) return found
  }
  return kept.get(asked.priceList)
}

/** what a project starts with in the trade, where its price list says nothing else. */
const defaultDiscounts: readonly [number, number] = [0.5, 0.1]

function projectDiscounts(rates: readonly number[]): PriceTerms['discounts'] {
  return rates
    .map((rate, index) => ({
      code: `discount${index + 1}`,
      name: { en: `Discount ${index + 1}` },
      rate: String(rate),
    }))
    .filter(({ rate }) => rate !== '0')
}

import type { ArticleEvaluation, Pack } from '@arredo/catalogue'
import {
  type ByCatalogue,
  type Discounts,
  findPriceList,
  type OwnPrice,
  type PricedRow,
  type PriceTerms,
} from '@arredo/pricing'
import type { Adjustment, Header, ProjectDocument, RowId } from './document.ts'
import type { EvaluationContext } from './evaluation-context.ts'
import { rowsInOrder } from './row-order.ts'
import type { CoveredSurface } from './surfaces/covered-surface.ts'
import { finishIn } from './surfaces/covered-surfaces.ts'
import { finishName } from './surfaces/finish-name.ts'
import { tradeOfProject } from './trade-sheet.ts'

/** The rows of an alternative that are on the offer, as the pipeline takes them. */
export function pricedRows(
  document: ProjectDocument,
  articles: Readonly<Record<RowId, ArticleEvaluation>>,
  { catalogues, discounts, alternative }: Pick<EvaluationContext, 'catalogues' | 'discounts' | 'alternative'>,
): readonly PricedRow[] {
  const ofCatalogue = discountsByCatalogue(document, { catalogues, discounts })
  return rowsInOrder(document, alternative).flatMap((row): readonly PricedRow[] => {
    // What is not on the offer is not charged.
    if (!row.flags.offered) return []
    const { id } = row
    switch (row.kind) {
      case 'article': {
        const pack = catalogues.get(row.catalogue)?.pack
        const evaluation = articles[id]
        if (!pack || !evaluation) return []
        const { model, quantity } = row
        const ofTrade = ofCatalogue.get(row.catalogue)
        const terms = ofTrade ? { discounts: ofTrade } : {}
        return [{ kind: 'article', id, pack, evaluation, model, quantity, ...terms, ...own(row.adjustment) }]
      }
      case 'free': {
        const { text, quantity, vat } = row
        const price = row.onRequest ? null : row.price
        const { cost } = document.trade[id] ?? {}
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

/** What covers floors, walls and ceilings, as the pipeline takes it. */
export function pricedSurfaces(
  document: ProjectDocument,
  surfaces: readonly CoveredSurface[],
  { catalogues, discounts }: Pick<EvaluationContext, 'catalogues' | 'discounts'>,
): readonly PricedRow[] {
  if (surfaces.length === 0) return []
  const ofCatalogue = discountsByCatalogue(document, { catalogues, discounts })
  return surfaces.map(({ id, finish: named, name, area }): PricedRow => {
    const { catalogue = '' } = finishName(named) ?? {}
    const pack = catalogues.get(catalogue)?.pack
    const finish = finishIn(catalogues, named)
    if (!pack || !finish || !name) return { kind: 'unknown', id }
    const ofTrade = ofCatalogue.get(catalogue)
    return { kind: 'finish', id, pack, finish, area, ...(ofTrade && { discounts: ofTrade }) }
  })
}

function discountsByCatalogue(
  document: ProjectDocument,
  { catalogues, discounts }: Pick<EvaluationContext, 'catalogues' | 'discounts'>,
): ReadonlyMap<string, Discounts | undefined> {
  const ofCatalogue = new Map<string, Discounts | undefined>()
  const isAgreed = document.trade[tradeOfProject]?.agreed === true
  for (const [code, { pack }] of isAgreed ? [] : catalogues)
    ofCatalogue.set(code, inForce(discounts.get(code), pack, document.header))
  return ofCatalogue
}

function own(adjustment: Adjustment | undefined): { readonly adjustment?: OwnPrice } {
  return adjustment ? { adjustment: { kind: adjustment.kind, amount: adjustment.amount } } : {}
}

/** On which terms a document is priced; null without a price list. */
export function priceTerms(
  { header, alternatives, trade }: ProjectDocument,
  { catalogues, alternative = header.activeAlternative }: EvaluationContext,
): Omit<PriceTerms, 'face'> | null {
  if (header.priceList === null) return null
  const packs = [...catalogues.values()].map(({ pack }) => pack)
  const { reduction } = alternatives[alternative] ?? {}
  return {
    priceList: header.priceList,
    date: header.priceDate,
    increase: header.priceIncrease,
    discounts: projectDiscounts(trade[tradeOfProject]?.discounts ?? defaultDiscounts),
    ...(reduction && { reduction }),
    packs,
  }
}

/** What a catalogue gives for its commercial list in force, or else for the list that was asked for. */
export function inForce<Kept>(
  given: ReturnType<ByCatalogue<Kept>['get']>,
  pack: Pack,
  { priceList, priceDate }: Pick<Header, 'priceList' | 'priceDate'>,
): Kept | undefined {
  if (!given || priceList === null) return undefined
  const list = findPriceList(pack, { priceList, date: priceDate })
  return (list && given.get(list.code)) ?? given.get(priceList)
}

/** what a project starts with in the trade, where a catalogue says nothing else for the list. */
const defaultDiscounts: readonly [number, number] = [0.5, 0.1]

function projectDiscounts(rates: readonly number[]): Discounts {
  return rates
    .map((rate, index) => ({
      code: `discount${index + 1}`,
      name: { en: `Discount ${index + 1}` },
      // Never 1e-7.
      rate: rate.toFixed(12).replace(/\.?0+$/, ''),
    }))
    .filter(({ rate }) => rate !== '0')
}

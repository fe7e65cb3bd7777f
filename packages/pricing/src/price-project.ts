import type { PriceList } from '@arredo/catalogue'
import { customerPrice } from './customer-price.ts'
import type { Decimal } from './decimal.ts'
import { findPriceList } from './find-price-list.ts'
import { isExact } from './is-exact.ts'
import type { ProjectPrice } from './price.ts'
import { type Sale, saleOf } from './sale.ts'
import { increaseOf, type SoldRow, sellArticle, sellFinish, sellFree, sellService } from './sold-row.ts'
import type { PricedRow, PriceTerms } from './terms.ts'
import { tradePrice } from './trade-price.ts'

/** Why there is no price: no pack knows the price list at the date, or an amount is too large to be exact. */
export type NoPrice = 'noList' | 'tooLarge'

/**
 * One sale for both faces: list price, increase, quantity, promotions, own prices, what is taken off the
 * whole, VAT. The customer sees the sale, the trade the purchase beneath it.
 */
export function tryPrice(rows: readonly PricedRow[], terms: PriceTerms): ProjectPrice | NoPrice {
  const sold = sellRows(rows, terms)
  if (!sold) return 'noList'

  const { sale, list, version, unpriced } = sold
  const priced = terms.face === 'customer' ? customerPrice(sale) : tradePrice(sale)
  const withNothing = withOwnAppliances(rows, priced.rows)
  const price: ProjectPrice = {
    face: terms.face,
    currency: list.currency,
    priceList: terms.priceList,
    ...(list.code !== terms.priceList && { commercialList: list.code }),
    version,
    date: terms.date,
    withVat: terms.face === 'customer',
    unpriced,
    ...priced,
    rows: withNothing,
    subtotals: subtotalsOf(rows, withNothing),
  }
  return isExact(price) ? price : 'tooLarge'
}

/** The same for whom it is all one why there is none. */
export function priceProject(rows: readonly PricedRow[], terms: PriceTerms): ProjectPrice | null {
  const price = tryPrice(rows, terms)
  return typeof price === 'string' ? null : price
}

export type Sold = {
  readonly sale: Sale
  /** What rows follow that have no catalogue of their own. */
  readonly list: PriceList
  readonly version: string
  readonly unpriced: readonly string[]
}

export function sellRows(rows: readonly PricedRow[], terms: PriceTerms): Sold | null {
  const known = listFor(rows, terms)
  if (!known) return null

  const { list, version } = known
  const factor = increaseOf(terms)
  const sold: SoldRow[] = []
  const unpriced: string[] = []
  for (const row of rows) {
    const one = sellRow(row, list, terms, factor)
    if (one) sold.push(one)
    else if (one === null) unpriced.push(row.id)
  }
  const basis = sold.reduce((total, { net }) => total + net, 0n)
  for (const row of rows) if (row.kind === 'service') sold.push(sellService(row, basis, list))

  const place = new Map(rows.map(({ id }, index) => [id, index]))
  const inOrder = sold.toSorted((one, two) => (place.get(one.id) ?? 0) - (place.get(two.id) ?? 0))
  return { sale: saleOf(inOrder, terms.reduction), list, version, unpriced }
}

/** Undefined: comes later, or is never priced. */
function sellRow(
  row: PricedRow,
  projectList: PriceList,
  terms: PriceTerms,
  factor: Decimal,
): SoldRow | null | undefined {
  if (row.kind === 'free') return sellFree(row, projectList)
  if (row.kind === 'unknown') return null
  if (row.kind !== undefined && row.kind !== 'article' && row.kind !== 'finish') return undefined
  const list = findPriceList(row.pack, terms)
  if (list?.currency !== projectList.currency) return null
  return row.kind === 'finish' ? sellFinish(row, list, terms, factor) : sellArticle(row, list, terms, factor)
}

function listFor(rows: readonly PricedRow[], terms: PriceTerms) {
  const packs = rows.flatMap((row) => ('pack' in row ? [row.pack] : []))
  const isCharged = rows.some(({ kind }) => kind === 'free' || kind === 'service')
  for (const pack of [...packs, ...(isCharged ? (terms.packs ?? []) : [])]) {
    const list = findPriceList(pack, terms)
    if (list) return { list, version: pack.version }
  }
  return null
}

function withOwnAppliances(rows: readonly PricedRow[], priced: ProjectPrice['rows']): ProjectPrice['rows'] {
  const own = rows.filter(({ kind }) => kind === 'ownAppliance')
  if (own.length === 0) return priced
  const nothing = { unit: 0, quantity: 1, total: 0, beforeReduction: 0, lines: [] }
  return { ...priced, ...Object.fromEntries(own.map(({ id }) => [id, nothing])) }
}

/** Each the sum of the rows since the one before it. */
function subtotalsOf(
  rows: readonly PricedRow[],
  priced: ProjectPrice['rows'],
): NonNullable<ProjectPrice['subtotals']> {
  const subtotals: Record<string, number> = {}
  let since = 0
  for (const { id, kind } of rows) {
    since += priced[id]?.beforeReduction ?? 0
    if (kind !== 'subtotal') continue
    subtotals[id] = since
    since = 0
  }
  return subtotals
}

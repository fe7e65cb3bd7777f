import type { Catalogue } from '@arredo/catalogue'
import {
  fromWireRecompute,
  type PricedRowWish,
  type PricingTerms,
  type RecomputeWish,
  toWireRecomputed,
} from '@arredo/contract'
import {
  type ArticleRow,
  type Evaluation,
  newDocument,
  type ProjectDocument,
  tooLarge,
  type Worked,
} from '@arredo/project'
import { openCatalogues } from '../catalogues/open-catalogues.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { today } from '../offers/calendar.ts'
import { withinSellerLimits } from '../projects/within-seller-limits.ts'
import { type Asked, languageOf, liveListings } from '../range/live-catalogues.ts'
import { termsOfStored } from './kept-terms.ts'
import { reportPriceDifferences } from './report-price-differences.ts'
import { decideTerms } from './terms.ts'
import { tradeDiscounts } from './trade-discounts.ts'
import { tooBusy, workOut } from './work-out.ts'

type Price = NonNullable<Evaluation['prices']['customer']>

/** the rows a client sends, evaluated and priced here; what it shows itself is only compared. */
export const recomputePrices: Handler<'projects/recomputePrices'> = {
  transaction: 'read',
  async run(asked, input) {
    const { site, caller, database, now } = asked
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const wish = fromWireRecompute(input)
    if (wish.face === 'trade' && caller.profile.kind !== 'pro') {
      return fail('forbidden', 'Not allowed for this user')
    }
    const ids = new Set(wish.rows.map(({ id }) => id))
    if (ids.size !== wish.rows.length) return fail('invalid', 'Every row needs its own id')
    const named = packsOf(wish, await liveListings(asked))
    if (!named) return fail('invalid', 'Rows of one catalogue name different packs of it')

    const kept = await termsOfStored(database, site.tenant.number, caller.profile, wish.project)
    const priceDate = wish.date ?? kept.priceDate ?? today(site.brand, now)
    const wanted = { priceList: wish.priceList, priceDate, packs: named }
    const terms = await decideTerms({ ...asked, caller }, { wanted, kept })
    if (!terms.ok) return fail('invalid', terms.message)
    const { packs } = terms.value
    const catalogues = await openCatalogues(database, site.tenant.number, packs)
    // An increase is a seller's to choose, within the limits of the shop; anybody else has the project's own.
    const isSeller = caller.profile.kind === 'pro'
    const increase = isSeller ? wish.increase : (kept.priceIncrease ?? 1)
    const shop = caller.profile.shop?.code ?? null
    const document = documentOf({ ...wish, increase, shop }, terms.value, catalogues)
    if (isSeller) {
      const allowed = await withinSellerLimits(database, site.tenant.number, document, catalogues)
      if (allowed === 'busy') return fail('unavailable', tooBusy)
      if (!allowed.ok) return fail('forbidden', allowed.message)
    }
    const discounts = wish.face === 'trade' ? await tradeDiscounts(asked, packs) : new Map()
    const evaluated = await workOut('recompute', document, catalogues, { face: wish.face, discounts })
    if (evaluated === 'busy') return fail('unavailable', tooBusy)
    const { price, findings, isTooLarge } = evaluated
    if (isTooLarge) return fail('invalid', tooLarge)
    if (!price) return fail('invalid', 'No price list is valid for this project')

    const priceListVersion = versionOf(price, catalogues)
    compare(asked, wish, price, packs, priceListVersion)
    const errors = Object.fromEntries(findings.toReversed().map(({ row, message }) => [row, message]))
    return answer(toWireRecomputed(wish, { price, priceListVersion, errors }, languageOf(asked)))
  },
}

/** The packs the rows were made with, else those sold now; null when two rows contradict each other. */
function packsOf(
  { rows }: RecomputeWish,
  listings: readonly { readonly code: string; readonly hash: string }[],
): Record<string, string> | null {
  const packs: Record<string, string> = {}
  for (const { catalogue, pack } of rows) {
    if (pack === null) continue
    if ((packs[catalogue] ?? pack) !== pack) return null
    packs[catalogue] = pack
  }
  for (const { catalogue } of rows) {
    const live = listings.find(({ code }) => code === catalogue)
    if (live) packs[catalogue] ??= live.hash
  }
  return packs
}

function documentOf(
  wish: RecomputeWish & { readonly shop: string | null },
  terms: PricingTerms,
  catalogues: ReadonlyMap<string, Catalogue>,
): ProjectDocument {
  const alternative = 'asked'
  const named = orderCodes(catalogues)
  const empty = newDocument({ name: '', alternative, ...terms, choices: wish.header })
  const rows = wish.rows.map(
    (row, order): ArticleRow => ({
      ...{ id: row.id, alternative, order, flags: { drawn: false, offered: true, ordered: true } },
      ...{ kind: 'article', catalogue: row.catalogue, model: row.model, side: row.side },
      ...{ article: articleOf(row, named), choices: row.choices, quantity: row.quantity },
      ...{ worked: workOf(row), placement: null },
    }),
  )
  return {
    ...empty,
    header: { ...empty.header, shop: wish.shop, priceIncrease: wish.increase },
    rows: Object.fromEntries(rows.map((row) => [row.id, row])),
  }
}

/** A price counts cuts and joints; how they lie is no matter of its. */
function workOf({ worked: { cuts, joints } }: PricedRowWish): Worked {
  const end = (number: number) => ({ kind: joints > number ? 'butt' : 'plain', degrees: 0 }) as const
  const cut = { row: '', at: [0, 0], size: [0, 0], radius: 0 } as const
  return { ends: [end(0), end(1)], cuts: Array(cuts).fill(cut) }
}

/** By its code, else by the order system's; a row with neither is an unknown article like any other. */
function articleOf(row: PricedRowWish, named: (catalogue: string) => ReadonlyMap<string, string>): string {
  return row.article ?? named(row.catalogue).get(row.orderCode) ?? row.orderCode
}

/** Articles by what the order system calls them, for each catalogue that is asked for; of two the first. */
function orderCodes(catalogues: ReadonlyMap<string, Catalogue>) {
  const known = new Map<string, ReadonlyMap<string, string>>()
  return (catalogue: string): ReadonlyMap<string, string> => {
    const articles = catalogues.get(catalogue)?.pack.articles ?? []
    const codes =
      known.get(catalogue) ??
      new Map(articles.toReversed().map(({ orderCode, code }) => [orderCode ?? code, code]))
    known.set(catalogue, codes)
    return codes
  }
}

function versionOf({ priceList }: Price, catalogues: ReadonlyMap<string, Catalogue>): string {
  const packs = [...catalogues.values()].map(({ pack }) => pack)
  return packs.find(({ priceLists }) => priceLists.some(({ code }) => code === priceList))?.version ?? ''
}

function compare(
  asked: Asked,
  wish: RecomputeWish,
  price: Price,
  packs: Readonly<Record<string, string>>,
  serverVersion: string,
): void {
  const { currency, priceList, date } = price
  const rows = wish.rows.map(({ id, total }) => ({
    row: id,
    client: total,
    server: price.rows[id]?.total ?? null,
  }))
  reportPriceDifferences(asked, {
    ...{ where: 'recompute', currency, priceList, date, packs, serverVersion },
    clientVersion: wish.priceListVersion,
    shown: [...rows, { row: null, client: wish.total, server: price.total }],
  })
}

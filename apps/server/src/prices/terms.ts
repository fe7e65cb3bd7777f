import { mainCatalogue, type PricingTerms, sellersDays } from '@arredo/contract'
import { daysAfter } from '@arredo/measures'
import type { ProjectDocument } from '@arredo/project'
import type { Caller } from '../auth/caller.ts'
import { openCatalogues } from '../catalogues/open-catalogues.ts'
import { today } from '../offers/calendar.ts'
import { type Asked, liveListings } from '../range/live-catalogues.ts'
import { editionsSince } from './editions.ts'
import { usualPriceList } from './price-lists.ts'

/** D-119: a weekend, in which a release may change while somebody plans at home. */
export const graceDays = 3

export type TermsWish = {
  /** What the document says. */
  readonly wanted: PricingTerms
  /** What the project was saved with and keeps; nothing of a new one. */
  readonly kept: Partial<PricingTerms>
}

export type DecidedTerms =
  | { readonly ok: true; readonly value: PricingTerms }
  /** In words, and the terms that would be right. */
  | { readonly ok: false; readonly message: string; readonly right: PricingTerms }

/** A term as the server has it, and why a seller may not have the one that was wanted. */
type Term<Value> = { readonly value: Value; readonly refusal?: string }

/**
 * Under which terms a document of the caller's is priced. Who is no seller gets them from shop, clock and release,
 * whatever the document says; a seller chooses among the shops' lists and within a window, or is refused. For both
 * a project keeps what it was saved with.
 */
export async function decideTerms(
  asked: Asked & { readonly caller: Caller },
  wish: TermsWish,
): Promise<DecidedTerms> {
  const list = await listFor(asked, wish)
  const date = dateFor(asked, wish)
  const packs = await packsFor(asked, wish)
  const right = { priceList: list.value, priceDate: date.value, packs: packs.value }
  const refusal = list.refusal ?? date.refusal ?? packs.refusal
  return isSeller(asked) && refusal !== undefined
    ? { ok: false, message: refusal, right }
    : { ok: true, value: right }
}

function isSeller({ caller }: { readonly caller: Caller }): boolean {
  return caller.profile.kind === 'pro'
}

async function listFor(
  asked: Asked & { readonly caller: Caller },
  { wanted, kept }: TermsWish,
): Promise<Term<string | null>> {
  const usual = kept.priceList ?? (await usualList(asked))
  const ofShops = isSeller(asked) ? asked.caller.profile.shops.map(({ priceList }) => priceList) : []
  const allowed = [...new Set([...(usual === null ? [] : [usual]), ...ofShops])]
  if (wanted.priceList === null || allowed.includes(wanted.priceList)) {
    return { value: wanted.priceList ?? usual }
  }
  const others = allowed.length > 0 ? `use ${allowed.join(' or ')}` : 'there is none yet'
  return { value: usual, refusal: `The price list ${wanted.priceList} is not one of your shops: ${others}` }
}

/** The shop's; without one the first of the catalogue that a new project begins with, as its browser chooses it. */
async function usualList(asked: Asked): Promise<string | null> {
  if (asked.caller?.profile.shop) return usualPriceList(asked, [])
  const main = mainCatalogue(asked.site.brand, await liveListings(asked))
  const opened = await openCatalogues(
    asked.database,
    asked.site.tenant.number,
    main ? { [main.code]: main.hash } : {},
  )
  return usualPriceList(asked, [...opened.values()])
}

function dateFor(
  asked: Asked & { readonly caller: Caller },
  { wanted: { priceDate }, kept }: TermsWish,
): Term<string> {
  const now = today(asked.site.brand, asked.now)
  const usual = kept.priceDate ?? now
  if (!isSeller(asked) || priceDate === usual) return { value: usual }

  const [first, last] = [daysAfter(now, -sellersDays), daysAfter(now, sellersDays)]
  if (first <= priceDate && priceDate <= last) return { value: priceDate }
  return {
    value: now,
    refusal: `Prices of ${priceDate} are not to be had: the price date lies between ${first} and ${last}`,
  }
}

async function packsFor(
  asked: Asked & { readonly caller: Caller },
  { wanted, kept }: TermsWish,
): Promise<Term<PricingTerms['packs']>> {
  const known = new Map(Object.entries(kept.packs ?? {}).filter(([, hash]) => typeof hash === 'string'))
  const pins = Object.entries(wanted.packs)
  const added = pins.filter(([code, hash]) => known.get(code) !== hash)
  // Nearly always: a project stays with what it pins.
  if (added.length === 0) return { value: wanted.packs }

  const days = isSeller(asked) ? sellersDays : graceDays
  const editions = await editionsSince(
    asked,
    added.map(([code]) => code),
    days,
  )
  const refused = added.find(([code, hash]) => !editions.get(code)?.recent.has(hash))
  const value = pins.flatMap(([code, hash]) => {
    const isGood = known.get(code) === hash || editions.get(code)?.recent.has(hash)
    const good = isGood ? hash : (known.get(code) ?? editions.get(code)?.sold)
    return good === undefined ? [] : [[code, good] as const]
  })
  if (!refused) return { value: Object.fromEntries(value) }
  const [code] = refused
  const isSold = editions.get(code)?.sold !== undefined
  return {
    value: Object.fromEntries(value),
    refusal: isSold
      ? `This edition of ${code} is not sold, or not any more: use the one that is sold now`
      : `The catalogue ${code} is not sold`,
  }
}

export function termsOf({ header, packs }: ProjectDocument): PricingTerms {
  return { priceList: header.priceList, priceDate: header.priceDate, packs }
}

export function withTerms(document: ProjectDocument, terms: PricingTerms): ProjectDocument {
  const { priceList, priceDate, packs } = terms
  return { ...document, header: { ...document.header, priceList, priceDate }, packs }
}

/** Whether somebody must be told that their document is priced otherwise. */
export function differ(one: PricingTerms, two: PricingTerms): boolean {
  const pinned = Object.entries(one.packs)
  return (
    one.priceList !== two.priceList ||
    one.priceDate !== two.priceDate ||
    pinned.length !== Object.keys(two.packs).length ||
    pinned.some(([code, hash]) => two.packs[code] !== hash)
  )
}

import type { Calls, InputOf } from '@arredo/contract'
import { sameFolded } from '@arredo/contract/host'
import { unitsFor } from '@arredo/measures'
import { findPriceList } from '@arredo/pricing'
import type { CallContext } from '../channel/handler.ts'
import { today } from '../offers/calendar.ts'
import { usualPriceList } from '../prices/price-lists.ts'
import type { ListHead, LiveEdition } from './live-editions.ts'

/** What somebody wrote, who may measure in inches. */
export type Typed = { readonly text: string; readonly hasInches: boolean }

type Range = { readonly from?: number | undefined; readonly to?: number | undefined }

/** What the functions of migrations 0009 and 0017 read; a field that is not there asks for nothing. */
export type Wish = {
  readonly language: string
  readonly editions: readonly number[]
  /** For each edition the price list in force. */
  readonly lists: readonly (string | null)[]
  readonly classification?: string
  readonly tags?: readonly string[]
  readonly attach?: readonly string[]
  readonly only?: readonly (readonly [edition: number, code: string])[]
  readonly price?: Range
  readonly width?: Range
  readonly height?: Range
  readonly depth?: Range
  /** One of every group: the word that was written, and what may come of it when it is written on. */
  readonly words?: readonly (readonly string[])[]
  readonly codePattern?: string
  /** Widths in millimetres, two numbers each: what can be so wide, or has `wideText` among its words. */
  readonly wide?: readonly number[]
  readonly wideText?: string
}

/** The same with what is asked of a page, or of counting. */
export type PageWish = Wish & {
  readonly sort: 'relevance' | 'name' | 'price'
  readonly limit: number
  readonly after?: readonly [key: string, edition: number, position: number]
}

type Filters = InputOf<Calls['catalogues/facets']>

export function wishOf(context: CallContext, filters: Filters, editions: readonly LiveEdition[]): Wish {
  const { language, classification, tags, attach, only, price, width, height, depth } = filters
  const lists = listsInForce(context, filters.priceList, editions)
  return {
    ...{
      language,
      editions: editions.map(({ number }) => number),
      lists: lists.map((list) => list?.code ?? null),
    },
    ...(classification !== undefined && { classification }),
    ...(tags && tags.length > 0 && { tags }),
    ...(attach && attach.length > 0 && { attach }),
    ...(only && { only: only.flatMap((key) => placeOf(key, editions)) }),
    ...ranges({ price, width, height, depth }),
  }
}

/** A text by somebody who works for a shop, and measures as its country does. */
export function typedBy({ caller, site }: CallContext, text = ''): Typed {
  const { length } = unitsFor(caller?.profile.shop?.country ?? '', site.brand.measures.imperial)
  return { text: text.trim(), hasInches: length !== 'MM' }
}

/** For each edition the list that prices it today: the one asked for, or the commercial list in its place. */
export function listsInForce(
  context: CallContext,
  asked: string | undefined,
  editions: readonly LiveEdition[],
): readonly (ListHead | null)[] {
  const priceList =
    asked ??
    usualPriceList(
      context,
      editions.map((pack) => ({ pack })),
    )
  if (priceList === null) return editions.map(() => null)
  const date = today(context.site.brand, context.now)
  return editions.map((edition) => findPriceList(edition, { priceList, date }))
}

/** Those of the catalogues asked for; all of them when none is named. */
export function chosenEditions(
  editions: readonly LiveEdition[],
  catalogues: readonly string[] | undefined,
): readonly LiveEdition[] {
  if (!catalogues || catalogues.length === 0) return editions
  return editions.filter(({ catalogue }) => catalogues.some((code) => sameFolded(code, catalogue)))
}

function placeOf(key: string, editions: readonly LiveEdition[]): readonly (readonly [number, string])[] {
  const slash = key.indexOf('/')
  const edition = editions.find(({ catalogue }) => catalogue === key.slice(0, slash))
  return edition ? [[edition.number, key.slice(slash + 1)]] : []
}

/** One that is open at both ends asks for nothing. */
function ranges(all: Readonly<Record<string, Range | undefined>>): Readonly<Record<string, Range>> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, range]) =>
      range && (range.from !== undefined || range.to !== undefined) ? [[name, range]] : [],
    ),
  )
}

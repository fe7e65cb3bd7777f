import type { PriceList } from '@arredo/catalogue'
import { sql } from 'kysely'
import { openCatalogues } from '../catalogues/open-catalogues.ts'
import type { Database } from '../database/databases.ts'
import { reading } from './edition-rows.ts'
import { indexArticles } from './index-articles.ts'

/** A price list without its prices. */
export type ListHead = Pick<PriceList, 'code' | 'currency' | 'validFrom' | 'validTo' | 'replaces'>

/** The pack a catalogue is sold from now, as it reads in the caller's language. */
export type LiveEdition = {
  readonly number: number
  readonly hash: string
  readonly language: string
  readonly catalogue: string
  readonly name: string
  readonly priceLists: readonly ListHead[]
}

export type Place = { readonly database: Database; readonly tenant: number; readonly now: Date }

/** By catalogue code. A pack that was published before there was a search, long ended, or read by an older server, is indexed first. */
export async function liveEditions(place: Place, language: string): Promise<readonly LiveEdition[]> {
  const sold = await soldNow(place)
  const known = await editionsOf(place, sold, language)
  const missing = sold.filter(({ hash }) => !known.some((edition) => edition.hash === hash))
  if (missing.length === 0) return known

  const { database, tenant, now } = place
  for (const { code, hash } of missing) {
    const opened = await openCatalogues(database, tenant, { [code]: hash })
    const pack = opened.get(code)?.pack
    if (pack) await indexArticles(database, tenant, { hash, pack, now })
  }
  return editionsOf(place, sold, language)
}

type Sold = { readonly code: string; readonly hash: string }

/** One pack per catalogue: the one new projects are made with. */
async function soldNow({ database, tenant, now }: Place): Promise<readonly Sold[]> {
  const { rows } = await sql<Sold>`
    select distinct on (code) code, hash from release_period
    where tenant = ${tenant} and valid_from <= ${now} and (valid_to is null or valid_to > ${now})
    order by code, valid_from desc, number desc`.execute(database)
  return rows
}

async function editionsOf(
  { database, tenant }: Place,
  sold: readonly Sold[],
  language: string,
): Promise<readonly LiveEdition[]> {
  if (sold.length === 0) return []
  const wanted = [language, language.split('-')[0] ?? '', 'en']
  const rows = await database
    .selectFrom('article_edition')
    .where('tenant', '=', tenant)
    .where(
      'hash',
      'in',
      sold.map(({ hash }) => hash),
    )
    .where('language', 'in', wanted)
    .where('reading', '>=', reading)
    .select(['number', 'hash', 'language', 'catalogue', 'name', 'price_lists'])
    .execute()
  return sold.flatMap(({ hash }) => {
    const own = rows.filter((row) => row.hash === hash)
    const best = own.toSorted((one, two) => wanted.indexOf(one.language) - wanted.indexOf(two.language))[0]
    if (!best) return []
    const { price_lists, ...edition } = best
    // Written by `indexArticles`.
    return [{ ...edition, priceLists: price_lists as unknown as readonly ListHead[] }]
  })
}

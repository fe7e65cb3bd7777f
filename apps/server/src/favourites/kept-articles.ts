import { type KeptArticles, mostFavourites, mostRecent } from '@arredo/contract'
import type { Database } from '../database/databases.ts'

export type Keeper = { readonly tenant: number; readonly person: string }
export type KeptArticle = { readonly catalogue: string; readonly article: string }

export async function readKeptArticles(database: Database, keeper: Keeper): Promise<KeptArticles> {
  const favourites = await latest(database, keeper, 'favourite_since', mostFavourites)
  const recent = await latest(database, keeper, 'used_at', mostRecent)
  return { favourites: favourites.map(keyOf), recent: recent.map(keyOf) }
}

/** What is neither a favourite nor among the last used any more is forgotten. */
export async function forgetOldUse(database: Database, keeper: Keeper): Promise<void> {
  const oldest = (await latest(database, keeper, 'used_at', mostRecent + 1))[mostRecent]
  if (!oldest?.at) return
  await database
    .updateTable('kept_article')
    .set({ used_at: null })
    .where('tenant', '=', keeper.tenant)
    .where('person', '=', keeper.person)
    .where('used_at', '<=', oldest.at)
    .execute()
  await database
    .deleteFrom('kept_article')
    .where('tenant', '=', keeper.tenant)
    .where('person', '=', keeper.person)
    .where('used_at', 'is', null)
    .where('favourite_since', 'is', null)
    .execute()
}

function latest(
  database: Database,
  { tenant, person }: Keeper,
  by: 'favourite_since' | 'used_at',
  limit: number,
) {
  return database
    .selectFrom('kept_article')
    .where('tenant', '=', tenant)
    .where('person', '=', person)
    .where(by, 'is not', null)
    .orderBy(by, 'desc')
    .orderBy('catalogue')
    .orderBy('article')
    .limit(limit)
    .select(['catalogue', 'article', `${by} as at`])
    .execute()
}

function keyOf({ catalogue, article }: KeptArticle): string {
  return `${catalogue}/${article}`
}

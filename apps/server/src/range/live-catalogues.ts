import type { Catalogue } from '@arredo/catalogue'
import type { CatalogueListing } from '@arredo/contract'
import { findFolded } from '@arredo/contract/host'
import { listCatalogues } from '../catalogues/list-catalogues.ts'
import { openCatalogues } from '../catalogues/open-catalogues.ts'
import type { CallContext } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'

export type Asked = CallContext & { readonly database: Database }

export type LiveCatalogue = { readonly listing: CatalogueListing; readonly catalogue: Catalogue }

/** What is sold now, as new projects open it. */
export async function liveListings(asked: Asked): Promise<readonly CatalogueListing[]> {
  const listed = await listCatalogues.run(asked, {})
  if (!listed.ok || 'json' in listed) throw new Error('The catalogues cannot be listed')
  return listed.value
}

export async function liveCatalogues(asked: Asked): Promise<readonly LiveCatalogue[]> {
  return open(asked, await liveListings(asked))
}

/** By its code, any case; null when it is not sold. */
export async function findLive(asked: Asked, code: string): Promise<LiveCatalogue | null> {
  const listing = findFolded(await liveListings(asked), code, (candidate) => candidate.code)
  const [found] = listing ? await open(asked, [listing]) : []
  return found ?? null
}

/** Names are answered in the caller's language. */
export function languageOf({ site, caller }: CallContext): string {
  return caller?.profile.language ?? site.brand.detectBrowserLanguage.fallback
}

async function open(
  { database, site }: Asked,
  listings: readonly CatalogueListing[],
): Promise<readonly LiveCatalogue[]> {
  const hashes = Object.fromEntries(listings.map(({ code, hash }) => [code, hash]))
  const opened = await openCatalogues(database, site.tenant.number, hashes)
  return listings.flatMap((listing) => {
    const catalogue = opened.get(listing.code)
    return catalogue ? [{ listing, catalogue }] : []
  })
}

import type { Pack } from '@arredo/catalogue'
import type { CatalogueRelease } from '@arredo/contract'
import type { Database } from '../../database/databases.ts'
import { findPublished, readPack } from '../pack-drafts.ts'
import { comparePrices, compareRates } from './compare-prices.ts'

type PriceStep = NonNullable<CatalogueRelease['prices']>
type Sold = Pick<CatalogueRelease, 'hash' | 'version' | 'state'>

/** By both hashes: packs never change, so that it is worked out once per process. */
const known = new Map<string, Omit<PriceStep, 'from'>>()
const mostKnown = 1000
/** Each is two packs to read: what an author looks at, not all there ever was. */
const mostCompared = 30

/** How the prices of each release differ from those of the one sold before it; the newest comes first. */
export async function withPriceSteps<Release extends Sold>(
  database: Database,
  tenant: number,
  releases: readonly Release[],
): Promise<(Release & { readonly prices: PriceStep | null })[]> {
  const packs = new Map<string, Pack | null>()
  const open = async (hash: string) => {
    const stored = packs.has(hash) ? null : await findPublished(database, tenant, hash)
    if (!packs.has(hash)) packs.set(hash, stored && readPack(stored))
    return packs.get(hash) ?? null
  }
  const stepped: (Release & { readonly prices: PriceStep | null })[] = []
  for (const [index, release] of releases.entries()) {
    const isLate = index < mostCompared
    const before = isLate ? releases.slice(index + 1).find(({ state }) => state !== 'cancelled') : undefined
    const name = `${tenant} ${before?.hash} ${release.hash}`
    if (before && !known.has(name)) {
      const [old, next] = [await open(before.hash), await open(release.hash)]
      if (known.size >= mostKnown) known.clear()
      if (old && next) known.set(name, stepBetween(old, next))
    }
    const step = before && known.get(name)
    stepped.push({ ...release, prices: before && step ? { from: before.version, ...step } : null })
  }
  return stepped
}

function stepBetween(old: Pack, next: Pack): Omit<PriceStep, 'from'> {
  const changes = [...comparePrices(old, next), ...compareRates(old, next)]
  const percents = changes.flatMap(({ percent }) => percent ?? [])
  return {
    changed: changes.length,
    // One by one: there may be more than a function takes arguments.
    lowest: percents.reduce<number | null>((least, one) => Math.min(least ?? one, one), null),
    highest: percents.reduce<number | null>((most, one) => Math.max(most ?? one, one), null),
  }
}

import type { BrandRecord } from './brand.ts'
import type { CatalogueListing } from './calls/catalogues.ts'

/** What a new project begins with: the forced one, else the largest, which the others accompany. */
export function mainCatalogue<Listing extends Pick<CatalogueListing, 'code' | 'articleCount'>>(
  { forcedCatalogue, localCatalogues = [] }: Pick<BrandRecord, 'forcedCatalogue' | 'localCatalogues'>,
  listed: readonly Listing[],
): Listing | null {
  const shown = listed.filter(({ code }) => !localCatalogues.includes(code))
  const forced = shown.find(({ code }) => code === forcedCatalogue)
  return forced ?? largestFirst(shown)[0] ?? null
}

export function largestFirst<Listing extends Pick<CatalogueListing, 'articleCount'>>(
  listed: readonly Listing[],
): readonly Listing[] {
  return listed.toSorted((one, two) => two.articleCount - one.articleCount)
}

import { CatalogueBrowser } from './catalogue-browser.tsx'
import type { CatalogueOffers } from './range/catalogue-offers.ts'

/** The catalogue beside the room. */
export function CataloguePanel({ offers }: { offers: CatalogueOffers }) {
  return <CatalogueBrowser offers={offers} layout="panel" />
}

import type { Catalogue, Choices } from '@arredo/catalogue'
import type { FoundArticle } from '@arredo/contract'
import type { Accessories } from '@arredo/flows'
import type { Desk, Result } from '@arredo/project'
import type { OfferedArticle } from './offered-article.ts'
import type { SoldCatalogue } from './use-sold-catalogues.ts'

/** What the catalogue browser needs of the open project: prices on its terms, and ways into its room. */
export type CatalogueOffers = {
  readonly desk: Desk
  /** What is sold now and offered to anybody, the largest first. */
  readonly sold: readonly SoldCatalogue[]
  /** Where accessories are taken from, which need not be among them. */
  readonly accessories: Accessories
  /** Those of them whose pack is open, in the edition the project is made with. */
  readonly catalogues: readonly Catalogue[]
  /** Fetches a pack that is not open yet, and says so to those who do not see it: by the name of what was chosen. */
  readonly open: (catalogue: string, chosen?: string) => Promise<Result<Catalogue>>
  /** The project's own choices, so that pictures and prices look like what will be placed. */
  readonly header: Choices
  readonly headerKey: string
  readonly priceList: string | null
  /** Which prices these are, in words. */
  readonly priceBasis: string
  /** Changes with anything a price depends on. */
  readonly priceKey: string
  /** In words, where the answer of a search says what the project would; else null. Without a pack it is all we have. */
  readonly knownPrice: (found: FoundArticle, offered: OfferedArticle | null) => string | null
  /** In words, or null where the price list does not sell it. */
  readonly priceOf: (offered: OfferedArticle) => string | null
  /** At the next free place; false, and a notice, where there is none. */
  readonly place: (offered: OfferedArticle) => boolean
  readonly drag: (offered: OfferedArticle) => void
}

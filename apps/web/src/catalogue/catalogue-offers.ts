import type { Catalogue, Choices } from '@arredo/catalogue'
import type { FoundArticle } from '@arredo/contract'
import type { Desk } from '@arredo/project'
import type { OfferedArticle } from './offered-article.ts'

/** What the catalogue browser needs of the open project: prices on its terms, and ways into its room. */
export type CatalogueOffers = {
  readonly desk: Desk
  /** The packs the project is made with, as far as anybody is offered something from them. */
  readonly catalogues: readonly Catalogue[]
  readonly isLoading: boolean
  /** The project's own choices, so that pictures and prices look like what will be placed. */
  readonly header: Choices
  readonly headerKey: string
  readonly priceList: string | null
  /** Which prices these are, in words. */
  readonly priceBasis: string
  /** Changes with anything a price depends on. */
  readonly priceKey: string
  /** In words, where the answer of a search says what the project would; else null. */
  readonly knownPrice: (found: FoundArticle, offered: OfferedArticle) => string | null
  /** In words, or null where the price list does not sell it. */
  readonly priceOf: (offered: OfferedArticle) => string | null
  /** At the next free place; false, and a notice, where there is none. */
  readonly place: (offered: OfferedArticle) => boolean
  readonly drag: (offered: OfferedArticle) => void
}

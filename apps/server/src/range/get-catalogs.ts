import { toWireCatalogue } from '@arredo/contract'
import { answer, type Handler } from '../channel/handler.ts'
import { languageOf, liveListings } from './live-catalogues.ts'

/** H-73, A-156. */
export const getCatalogs: Handler<'catalogs/getCatalogs'> = {
  transaction: 'read',
  async run(asked) {
    const language = languageOf(asked)
    const local = asked.site.brand.localCatalogues ?? []
    const listings = await liveListings(asked)
    return answer(
      listings.map(({ code, name }) =>
        toWireCatalogue({ code, name, isLocal: local.includes(code) }, language),
      ),
    )
  },
}

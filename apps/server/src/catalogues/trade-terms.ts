import type { TradeTerms } from '@arredo/catalogue'
import { calls, mayChangeCatalogues } from '@arredo/contract'
import { limitsFor } from '@arredo/pricing'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { findPack, findPublished } from './pack-drafts.ts'

/** The Trade face's own part of a pack (D-80): the definition lets professionals in only. */
export const tradeTerms: Handler<'catalogues/tradeTerms'> = {
  transaction: 'read',
  async run({ site, caller, database }, { hash }) {
    // What is not published yet is for those who may publish it.
    const find = caller && mayChangeCatalogues(caller.profile) ? findPack : findPublished
    const pack = await find(database, site.tenant.number, hash)
    if (!pack) return fail('notFound', 'Catalog not found')
    // Checked when the pack was published.
    const terms = pack.trade as unknown as readonly TradeTerms[]
    const shop = caller?.profile.shop?.code ?? null
    const own = terms.map((each) => ({ ...each, limits: limitsFor(each, shop) }))
    return answer(calls['catalogues/tradeTerms'].output.parse(own))
  },
}

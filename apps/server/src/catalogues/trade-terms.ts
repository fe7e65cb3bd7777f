import { calls } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'

/** The Trade face's own part of a pack (D-80): the definition lets professionals in only. */
export const tradeTerms: Handler<'catalogues/tradeTerms'> = {
  transaction: 'read',
  async run({ site, database }, { hash }) {
    const pack = await database
      .selectFrom('pack')
      .where('tenant', '=', site.tenant.number)
      .where('hash', '=', hash)
      .select('trade')
      .executeTakeFirst()
    if (!pack) return fail('notFound', 'Catalog not found')
    return answer(calls['catalogues/tradeTerms'].output.parse(pack.trade))
  },
}

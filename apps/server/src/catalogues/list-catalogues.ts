import { CatalogueListing } from '@arredo/contract'
import { answer, type Handler } from '../channel/handler.ts'

/** The newest published pack of every catalogue; older ones stay for the projects that pin them. */
export const listCatalogues: Handler<'catalogues/list'> = {
  transaction: 'read',
  async run({ site, database }, _input) {
    const packs = await database
      .selectFrom('pack')
      .where('tenant', '=', site.tenant.number)
      .distinctOn('code')
      .select(['code', 'name', 'version', 'hash', 'article_count as articleCount'])
      .orderBy('code')
      .orderBy('published_at', 'desc')
      .execute()
    return answer(packs.map((pack) => CatalogueListing.parse(pack)))
  },
}

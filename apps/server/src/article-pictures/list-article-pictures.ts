import { answer, type Handler } from '../channel/handler.ts'
import { pictureAddress } from './picture-addresses.ts'

export const listArticlePictures: Handler<'catalogues/pictures'> = {
  transaction: 'read',
  async run({ site, database }, { hash, articles }) {
    if (articles?.length === 0) return answer({})
    let query = database
      .selectFrom('article_picture')
      .where('tenant', '=', site.tenant.number)
      .where('pack', '=', hash)
    if (articles) query = query.where('article', 'in', articles)

    const rows = await query.select(['article', 'key']).execute()
    return answer(Object.fromEntries(rows.map(({ article, key }) => [article, pictureAddress(key)])))
  },
}

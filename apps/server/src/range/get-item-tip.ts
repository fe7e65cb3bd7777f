import { classifiedGroups } from '@arredo/catalogue'
import { toWireArticles, toWireItemTip } from '@arredo/contract'
import { findFolded } from '@arredo/contract/host'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { articlesOf } from './get-articles.ts'
import { findLive, languageOf } from './live-catalogues.ts'

/** H-73. */
export const getItemTip: Handler<'catalogs/getItemTip'> = {
  transaction: 'read',
  async run(asked, { catalog, model, classification }) {
    const live = await findLive(asked, catalog)
    if (!live) return fail('notFound', 'Catalog not found')
    const { pack } = live.catalogue
    const articles = articlesOf(pack, model)
    if (!articles) return fail('notFound', `${model} is an unknown model`)
    const group = findFolded(classifiedGroups(pack), classification, ({ code }) => code)
    if (!group) return fail('notFound', 'Classification not found')

    const language = languageOf(asked)
    return answer(toWireItemTip(group, toWireArticles(pack, articles, language), language))
  },
}

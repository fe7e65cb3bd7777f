import type { Article, Pack } from '@arredo/catalogue'
import { readChoices, toWireArticles } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { findLive, languageOf } from './live-catalogues.ts'
import { modelsBelow } from './models-below.ts'

/** H-73. */
export const getArticles: Handler<'catalogs/getArticles'> = {
  transaction: 'read',
  async run(asked, { catalog, model, header }) {
    const live = await findLive(asked, catalog)
    if (!live) return fail('notFound', 'Catalog not found')
    const { pack } = live.catalogue
    // D-19: defaults, which hide nothing; but one that means nothing here is a mistake.
    if (readChoices(pack, header).unknown.length > 0) return fail('invalid', 'Header not valid')
    const articles = articlesOf(pack, model)
    if (!articles) return fail('notFound', `${model} is an unknown model`)
    return answer([...toWireArticles(pack, articles, languageOf(asked))])
  },
}

/** Those made in the model or one based on it. */
export function articlesOf(pack: Pack, model: string): readonly Article[] | null {
  const models = modelsBelow(pack, model)
  if (!models) return null
  return pack.articles.filter((article) => models.some(({ code }) => article.models.includes(code)))
}

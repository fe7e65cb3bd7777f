import { fromWireRuleContext, toWireRuled } from '@arredo/contract'
import { findFolded } from '@arredo/contract/host'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { findModel } from './header-set.ts'
import { findLive, languageOf } from './live-catalogues.ts'

/** one article under its rules, as the planner has it. */
export const evaluateRules: Handler<'rules/evaluate'> = {
  transaction: 'read',
  async run(asked, input) {
    const wish = fromWireRuleContext(input)
    const live = await findLive(asked, wish.catalogue)
    if (!live) return fail('notFound', 'Catalog not found')
    const { pack } = live.catalogue
    const model = findModel(pack, wish.model)
    if (!model) return fail('notFound', `${wish.model} is an unknown model`)

    const article = findFolded(pack.articles, wish.article, ({ code }) => code)
    const evaluation =
      article && live.catalogue.evaluate({ ...wish, model: model.code, article: article.code })
    if (!evaluation) return fail('notFound', 'Article not found')
    return answer(toWireRuled(pack, evaluation, languageOf(asked)))
  },
}

import { type ArticleModel, articleModel } from '../../article-model.ts'
import type { Pack } from '../../pack.ts'
import type { Problem, Report } from '../finding.ts'
import { lintCuts } from './lint-cuts.ts'
import { lintFollowers } from './lint-followers.ts'
import { lintPartNames } from './lint-part-names.ts'
import { lintParts } from './lint-parts.ts'
import { lintPrices } from './lint-prices.ts'
import { lintRates } from './lint-rates.ts'
import { lintRules } from './lint-rules.ts'
import { lintSolids } from './lint-solids.ts'
import { lintSynonyms } from './lint-synonyms.ts'
import { lintTexts } from './lint-texts.ts'

/** What is no mistake but hardly meant. The pack must have passed the check. */
export function lintPack(pack: Pack): readonly Problem[] {
  const problems: Problem[] = []
  const report: Report = (path, message) => problems.push({ path, message })
  const models = pack.articles.flatMap(({ code, models: sold }) =>
    sold.flatMap((model) => articleModel(pack, code, model) ?? []),
  )
  lintRules(pack, differing(models), report)
  lintPrices(pack, models, report)
  lintRates(pack, report)
  lintParts(pack, report)
  lintPartNames(pack, report)
  lintSolids(pack, models, report)
  lintCuts(pack, models, report)
  lintFollowers(pack, models, report)
  lintSynonyms(pack, report)
  lintTexts(pack, report)
  return problems
}

/** One of each kind: articles of the same variants under the same rules have the same answers. */
function differing(models: readonly ArticleModel[]): readonly ArticleModel[] {
  const found = new Map<string, ArticleModel>()
  for (const ready of models) {
    const given = ready.stated.map(({ question, constraints }) => [
      question.name,
      // Rules are told apart by their names; what a model or an article gives is not.
      isGiven(question.name) ? constraints : null,
    ])
    const key = JSON.stringify([ready.variants.map(({ code }) => code), given])
    if (!found.has(key)) found.set(key, ready)
  }
  return [...found.values()]
}

function isGiven(name: string): boolean {
  return name.includes(':')
}

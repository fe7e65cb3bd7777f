import { explain, isPossible } from '@arredo/solver'
import { articleModel } from '../article-model.ts'
import type { Article, Choices, Model, Pack } from '../pack.ts'
import type { Report } from './finding.ts'

/** What an author cannot see file by file: every article must exist in every model it is sold in. */
export function checkCombinations(pack: Pack, report: Report): void {
  for (const [index, article] of pack.articles.entries()) {
    for (const [place, code] of article.models.entries()) {
      const ready = articleModel(pack, article.code, code)
      if (!ready) continue
      const self = explain(ready.solver, {})
      if (self.kind === 'conflict') {
        const rules = self.constraints.join(', ')
        const fault =
          self.constraints.length === 1
            ? `${rules} leaves nothing to choose. Loosen it`
            : `${rules} exclude each other. Loosen one of them`
        report(['articles', index, 'models', place], `${article.code} cannot be made in ${code}: ${fault}`)
        continue
      }
      const wished = ownOnly(article, ready.model)
      if (isPossible(ready.solver, wished) !== 'no') continue
      const answer = explain(ready.solver, wished)
      const [variants, rules] = answer.kind === 'conflict' ? [answer.because, answer.constraints] : [[], []]
      const model = pack.models.findIndex((candidate) => candidate.code === code)
      const message = `The opening and defaults of ${code} cannot stand together in ${article.code}`
      report(
        ['models', model],
        `${message}: ${variants.join(', ')} against ${rules.join(', ')}. Change one of these values`,
      )
    }
  }
}

function ownOnly(article: Article, { defaults, opening }: Model): Choices {
  return Object.fromEntries(
    Object.entries({ ...defaults, ...opening }).filter(([code]) => article.variants.includes(code)),
  )
}

import type { Need } from '@arredo/catalogue'
import { placeArticle, type StandingRow, step, together } from '@arredo/project'
import { placeLinked } from '../placing/place-linked.ts'
import { sentence } from '../sentence.ts'
import type { Fix, Plan } from './finding.ts'

/** Places the first article that meets a need. */
export function fixOfNeed(plan: Plan, item: StandingRow, need: Need): Fix | null {
  const known = plan.catalogues.get(item.row.kind === 'article' ? item.row.catalogue : '')?.pack.articles
  const best = need.from.find((code) => known?.some((article) => article.code === code))
  const linked = best === undefined ? null : placeLinked(plan, item, best)
  return (
    linked && {
      label: { text: sentence('Add {{item}}'), values: { item: { name: linked.article.name } } },
      command: together('Place article', [step(placeArticle, linked.input)]),
    }
  )
}

import { suggestion } from '../closest-word.ts'
import type { Need } from '../follower-rule.ts'
import type { Article, Pack } from '../pack.ts'
import type { Path, Report } from './finding.ts'

/** What an article lacks must be something the catalogue sells. */
export function checkNeeds({ needs = [] }: Article, pack: Pack, path: Path, report: Report): void {
  const known = new Set(pack.articles.flatMap(({ roles = [] }) => roles))
  for (const [index, need] of needs.entries()) {
    const at = [...path, 'needs', index]
    if (known.has(need.role)) {
      checkFrom(need, pack, at, report)
      continue
    }
    const hint = suggestion(need.role, [...known])
    const cure = hint.startsWith('. Did you mean')
      ? hint
      : `. Add "roles: [${need.role}]" to those who are one`
    report([...at, 'role'], `No article is a ${need.role}${cure}`)
  }
}

function checkFrom({ role, from }: Need, { articles }: Pack, path: Path, report: Report): void {
  for (const [place, code] of from.entries()) {
    const at = [...path, 'from', place]
    const wanted = articles.find((article) => article.code === code)
    const ofRole = articles.filter(({ roles }) => roles?.includes(role)).map((article) => article.code)
    if (!wanted) report(at, `There is no article ${code}${suggestion(code, ofRole)}`)
    else if (!wanted.roles?.includes(role))
      report(at, `${code} is no ${role}. Add "roles: [${role}]" to it, or name one: ${ofRole.join(', ')}`)
    else if (wanted.replacedBy !== undefined)
      report(at, `${code} is no longer sold. Write ${wanted.replacedBy} instead`)
  }
}

import type { ArticleModel } from '../../article-model.ts'
import { suggestion } from '../../closest-word.ts'
import { compileFollower, type Followed, namesOfFollower } from '../../compile-follower.ts'
import { stand } from '../../evaluate-article.ts'
import { compileExpression } from '../../expression/compile-expression.ts'
import type { FollowerKind, FollowerRule } from '../../follower-rule.ts'
import type { Article, Pack } from '../../pack.ts'
import { findVariant } from '../../variant-names.ts'
import { knownValues } from '../check-follower-values.ts'
import { unitsOf } from '../check-followers.ts'
import type { Path, Report } from '../finding.ts'
import { isMadeWith, reachOf, writeReach } from '../made-with.ts'

/** Rules for followers that say too little, and what they want along units that their article is not made in. */
export function lintFollowers(pack: Pack, models: readonly ArticleModel[], report: Report): void {
  for (const [index, rule] of (pack.followers ?? []).entries()) {
    const path = ['followers', index]
    const article = pack.articles.find(({ code }) => code === rule.article)
    if (!article) continue
    lintWords(rule, path, report)
    lintLength(rule, article, pack, path, report)
    lintCondition(rule, pack, path, report)
    lintBehind(rule, pack, path, report)
    lintAlong(rule, article, pack, models, path, report)
  }
  lintRoles(pack, report)
}

/** Kinds that go along a run, in as many pieces as it takes. */
const inPieces: readonly FollowerKind[] = ['worktop', 'plinth', 'cornice', 'pelmet', 'splashback']
const above: readonly FollowerKind[] = ['worktop', 'cornice', 'pelmet', 'splashback']

function lintWords(rule: FollowerRule, path: Path, report: Report): void {
  const { code, kind } = rule
  if (rule.up === undefined && above.includes(kind))
    report(path, `${code} lies on the floor. Add "up:", such as "up: HEIGHT" for the top of its units`)
  const idle = [
    ...(inPieces.includes(kind) ? [] : (['beyond', 'longest'] as const)),
    ...(kind === 'filler' ? [] : (['narrowest'] as const)),
  ].filter((word) => rule[word] !== undefined)
  for (const word of idle) report([...path, word], `"${word}:" says nothing of a ${kind}. Take it away`)
}

function lintLength(
  { code, kind, choices, longest, models }: FollowerRule,
  article: Article,
  pack: Pack,
  path: Path,
  report: Report,
): void {
  if (kind === 'endPanel') return
  const driven = Object.entries(choices).filter(([, text]) => reads(text, pack).includes('LENGTH'))
  if (driven.length === 0) {
    const message = `No choice of ${code} reads LENGTH, so all its pieces are as long as ${article.code} usually is`
    report([...path, 'choices'], `${message}. Let its length be "LENGTH"`)
  }
  if (longest !== undefined || !inPieces.includes(kind)) return
  for (const [variant] of driven) {
    const reach = reachOf(pack, article, models ?? article.models, variant)
    if (!reach) continue
    const message = `${article.code} is made up to ${variant} ${reach.max}, and runs may be longer`
    report(path, `${message}. Add "longest: ${reach.max}" to ${code}`)
    return
  }
}

function reads(text: string | number, pack: Pack): readonly string[] {
  const compiled = compileExpression(text, namesOfFollower(pack))
  return compiled.ok ? compiled.reads : []
}

function lintCondition({ code, when }: FollowerRule, pack: Pack, path: Path, report: Report): void {
  const compiled = when === undefined ? null : compileExpression(when, namesOfFollower(pack))
  const answers = compiled?.ok ? knownValues(compiled, pack) : null
  if (answers && !answers.includes(true))
    report([...path, 'when'], `${code} never comes: its condition is true for no option. Correct it`)
}

/** What stands at a wall has no room behind it. */
function lintBehind(rule: FollowerRule, pack: Pack, path: Path, report: Report): void {
  const { code, at, when = 'true', out = 0, up = 0, longest = 0, choices } = rule
  const formulas = [when, out, up, longest, ...Object.values(choices)]
  if (at !== 'wall' || !formulas.some((text) => reads(text, pack).includes('BEHIND'))) return
  report(path, `${code} lies along walls, where BEHIND is always 0. Write "at: free", or leave BEHIND out`)
}

/** Along every unit as it usually is; one misfit is told for each rule. */
function lintAlong(
  rule: FollowerRule,
  article: Article,
  pack: Pack,
  models: readonly ArticleModel[],
  path: Path,
  report: Report,
): void {
  const { follower } = compileFollower(rule, pack)
  const units = new Set(unitsOf(rule, pack))
  // How long a run is depends on the room, not on one unit.
  const driven = Object.keys(rule.choices).filter(
    (code) => !reads(rule.choices[code] ?? 0, pack).includes('LENGTH'),
  )
  for (const ready of models) {
    if (!units.has(ready.article) || !(rule.models?.includes(ready.model.code) ?? true)) continue
    const followed = [allBehind, 0]
      .map((behind) => alongUnit(ready, behind))
      .find((each) => follower.applies(each))
    if (!followed) continue
    const wanted = follower.choices(followed)
    const sold = article.models.includes(ready.model.code) ? [ready.model.code] : article.models
    for (const code of driven) {
      const [variant, value] = [findVariant(pack, code), wanted[code]]
      if (!variant || value === undefined || isMadeWith(pack, article, sold, variant, value)) continue
      const place = `Along ${ready.article.code} in ${ready.model.code}`
      const reach = writeReach(pack, article, sold, variant)
      report(
        [...path, 'choices', code],
        `${place} ${rule.code} wants ${code} ${value}, which ${article.code} is not made in: ${reach}. Correct the formula`,
      )
      return
    }
  }
}

/** Deeper than any room. */
const allBehind = 10_000

function alongUnit(ready: ArticleModel, behind: number): Followed {
  const { article, model, recipe } = ready
  const side = article.sides[0] ?? 'L'
  const request = { article: article.code, model: model.code, side, choices: {}, header: {} }
  const { configuration } = stand(ready, request)
  const { size, arm } = recipe.build(configuration, side)
  return {
    length: size.width,
    depth: arm ?? size.depth,
    height: article.mountHeight + size.height,
    bottom: article.mountHeight,
    // Higher than any room.
    free: 10_000,
    behind,
    ...{ article: article.code, model: model.code, configuration },
  }
}

/** What a room is planned with whoever needs it: water, power and air are looked for by these, and room around islands. */
const usualRoles = ['sink', 'tap', 'hob', 'hood', 'oven', 'dishwasher', 'fridge', 'island']

function lintRoles({ articles }: Pack, report: Report): void {
  const needed = articles.flatMap(({ needs = [] }) => needs.map(({ role }) => role))
  const known = [...new Set([...needed, ...usualRoles])]
  for (const [index, { roles = [] }] of articles.entries()) {
    for (const [place, role] of roles.entries()) {
      if (known.includes(role)) continue
      const hint = suggestion(role, known, 0) || '. Add a need for it, or take it away'
      report(['articles', index, 'roles', place], `No article needs a ${role}${hint}`)
    }
  }
}

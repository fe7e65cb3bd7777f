import { suggestion } from '../closest-word.ts'
import { compileFollower, followerNames } from '../compile-follower.ts'
import { type FollowerRule, followedLevels } from '../follower-rule.ts'
import type { Article, Pack } from '../pack.ts'
import { isFinalModel } from '../resolve-model.ts'
import { checkFollowerValues } from './check-follower-values.ts'
import type { Path, Report } from './finding.ts'

/** Followers are articles like any other: sold, with the variants that the rule drives, and long enough. */
export function checkFollowers(pack: Pack, report: Report): void {
  const rules = pack.followers ?? []
  for (const code of rules.length > 0 ? followerNames : []) {
    if (Object.hasOwn(pack.variants, code))
      report(['variants', code], `${code} has a meaning of its own in followers. Choose another code`)
  }
  for (const [index, rule] of rules.entries()) {
    const path = ['followers', index]
    const { problems } = compileFollower(rule, pack, 'checked')
    const article = findArticle(rule, pack, path, report)
    const isMadeThere = article ? checkModels(rule, article, pack, path, report) : false
    if (isMadeThere) checkLevels(rule, pack, path, report)
    if (article) checkChoices(rule, article, path, report)
    // A variant that the article does not have is of no kind, so nothing can be said of its formula.
    const own = problems.filter(({ path: [field, code] }) => field !== 'choices' || isOwn(article, code))
    for (const problem of own)
      report([...path, ...problem.path], inQuotes(rule, pack, problem.path) ?? problem.message, problem.at)
    if (article && isMadeThere && problems.length === 0)
      checkFollowerValues(rule, article, pack, path, report)
    checkGaps(rule, path, report)
    checkDoubles(rule, rules.slice(0, index), path, report)
  }
}

function findArticle(rule: FollowerRule, pack: Pack, path: Path, report: Report): Article | null {
  const at = [...path, 'article']
  const article = pack.articles.find(({ code }) => code === rule.article)
  if (!article) {
    const codes = pack.articles.map(({ code }) => code)
    report(at, `There is no article ${rule.article}${suggestion(rule.article, codes)}`)
    return null
  }
  if (article.replacedBy !== undefined)
    report(at, `${rule.article} is no longer sold. Write ${article.replacedBy} instead`)
  if (article.run !== undefined)
    report(at, `${rule.article} joins runs itself. What follows a run has no "run:" of its own`)
  return article.run === undefined ? article : null
}

function isOwn(article: Article | null, code: Path[number] | undefined): boolean {
  return article?.variants.includes(String(code)) ?? false
}

function checkModels(rule: FollowerRule, article: Article, pack: Pack, path: Path, report: Report): boolean {
  const final = pack.models.map(({ code }) => code).filter((code) => isFinalModel(pack, code))
  const faults = (rule.models ?? []).map((code) => {
    if (!final.includes(code)) return `${code} is no final model${suggestion(code, final)}`
    return article.models.includes(code)
      ? null
      : `${rule.article} is not made in ${code}. Add ${code} to its models`
  })
  for (const [place, fault] of faults.entries()) if (fault) report([...path, 'models', place], fault)
  return faults.every((fault) => fault === null)
}

/** Nothing follows units that are not there. */
function checkLevels(rule: FollowerRule, pack: Pack, path: Path, report: Report): void {
  if (unitsOf(rule, pack).length > 0) return
  const levels = levelsOf(rule)
  const at = [...path, rule.levels ? 'levels' : 'kind']
  const sold = rule.models ? ` in ${rule.models.join(', ')}` : ''
  const cure = levels.map((level) => `"run: ${level}"`).join(' or ')
  report(
    at,
    `${rule.code} has nothing to follow: no article${sold} joins a run of ${levels.join(' or ')} units. Add ${cure} to them`,
  )
}

export function levelsOf({ levels, kind }: FollowerRule): NonNullable<FollowerRule['levels']> {
  return levels ?? followedLevels[kind]
}

/** The articles whose runs a rule is about. */
export function unitsOf(rule: FollowerRule, { articles }: Pick<Pack, 'articles'>): readonly Article[] {
  return articles.filter(
    ({ run, models }) =>
      run !== undefined &&
      levelsOf(rule).includes(run) &&
      (rule.models === undefined || rule.models.some((code) => models.includes(code))),
  )
}

function checkChoices({ choices }: FollowerRule, article: Article, path: Path, report: Report): void {
  for (const code of Object.keys(choices)) {
    if (article.variants.includes(code)) continue
    const hint = suggestion(code, article.variants)
    report([...path, 'choices', code], `${article.code} has no variant ${code}${hint}`)
  }
}

/** Elsewhere an option is written as it is; here it is a formula. */
function inQuotes({ choices }: FollowerRule, { variants }: Pack, [field, code]: Path): string | null {
  if (field !== 'choices' || typeof code !== 'string') return null
  const [text, domain] = [choices[code], variants[code]?.domain]
  const isOption = domain?.kind === 'options' && domain.options.some((option) => option.code === text)
  return isOption ? `${text} is an option of ${code}, and this is a formula. Write "'${text}'"` : null
}

function checkGaps(rule: FollowerRule, path: Path, report: Report): void {
  const { code, kind, narrowest = 0, widest } = rule
  if (widest !== undefined && widest < narrowest)
    report([...path, 'widest'], `${code} closes no gap: ${widest} is less than ${narrowest}`)
  if (kind === 'filler' && widest === undefined)
    report(path, `${code} closes gaps of any width. Add "widest:" with the widest it is made in`)
  if (kind === 'splashback' && rule.at === 'free')
    report([...path, 'at'], `${code} hangs on a wall, and there is none behind free units. Write "at: wall"`)
}

/** Two rules about the same place would lay one board into the other. */
function checkDoubles(rule: FollowerRule, before: readonly FollowerRule[], path: Path, report: Report): void {
  const other = before.find((candidate) => isSamePlace(candidate, rule))
  if (!other) return
  const cure = 'Tell them apart by "when:", "models:", "levels:" or "at:"'
  report(
    path,
    `${rule.code} comes where ${other.code} is already: two of one kind on the same units. ${cure}`,
  )
}

function isSamePlace(one: FollowerRule, two: FollowerRule): boolean {
  return (
    one.kind === two.kind &&
    one.when === two.when &&
    (one.at === undefined || two.at === undefined || one.at === two.at) &&
    levelsOf(one).some((level) => levelsOf(two).includes(level)) &&
    (one.models?.some((code) => two.models?.includes(code) ?? true) ?? true) &&
    (one.kind !== 'filler' || (leastGap(one) <= mostGap(two) && leastGap(two) <= mostGap(one)))
  )
}

function leastGap({ narrowest = 0 }: FollowerRule): number {
  return narrowest
}

function mostGap({ widest = Number.POSITIVE_INFINITY }: FollowerRule): number {
  return widest
}

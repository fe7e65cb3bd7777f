import { compileModel, isPossible, refresh } from '@arredo/solver'
import { type ArticleModel, toVariable } from '../../article-model.ts'
import { compileFollower } from '../../compile-follower.ts'
import type { Pack, Rule } from '../../pack.ts'
import { ruleConstraints, ruleQuestion } from '../../rule/rule-constraints.ts'
import { triedCombinations } from '../../rule/tried-combinations.ts'
import type { Path, Report } from '../finding.ts'

/** Warnings need no certainty: what is hard to find out is taken as possible. */
export const effort = { nodes: 60 }

/** Options nobody can ever choose, rules that forbid nothing, and rules that make answers slow. */
export function lintRules(pack: Pack, models: readonly ArticleModel[], report: Report): void {
  lintOptions(pack, models, report)
  for (const [index, rule] of pack.rules.entries()) {
    const { code } = rule
    const concerned = models.filter(({ stated }) => stated.some(({ question }) => question.name === code))
    const path = ['rules', index]
    if (concerned.length === 0) {
      report(path, `The rule ${code} never applies: no article has all the variants it is about`)
      continue
    }
    lintCost(rule, pack, path, report)
    if (concerned.some((ready) => canBeBroken(ready, rule, pack))) continue
    report(path, `The rule ${code} never forbids anything. Correct its condition or take it away`)
  }
}

function lintCost(rule: Rule, pack: Pack, path: Path, report: Report): void {
  const tried = triedCombinations(ruleConstraints(rule, pack, ruleQuestion(rule, pack)), pack)
  if (!tried) return
  const count = writeCount(tried.combinations)
  report(
    path,
    `The rule ${rule.code} makes answers slow: it can only be tried, with ${count} combinations of ${tried.variants.join(', ')}. Write it as sums of whole numbers (10 * W <= 6 * H, not W * 0.6 <= H), as a table, or give the measures larger steps`,
  )
}

/** 541000 as 541 000; beyond a million roughly. */
function writeCount(count: number): string {
  if (count >= 1_000_000) return `${Math.round(count / 1_000_000)} million`
  return `${Math.floor(count / 1000)} ${String(count % 1000).padStart(3, '0')}`
}

function lintOptions(pack: Pack, models: readonly ArticleModel[], report: Report): void {
  const asked = new Set((pack.followers ?? []).flatMap((rule) => [...compileFollower(rule, pack).reads]))
  const roots = models.map((ready) => ({ ready, open: refresh(ready.solver, {}, effort) }))
  for (const [code, { domain, scope }] of Object.entries(pack.variants)) {
    // What a follower asks of the header may be chosen there, such as "none".
    const isChosenInHeader = scope === 'project' && asked.has(code)
    const concerned = roots.filter(({ ready }) => ready.variants.some((variant) => variant.code === code))
    if (concerned.length === 0) {
      report(['variants', code], `No article has the variant ${code}. Add it to one or take it away`)
      continue
    }
    if (domain.kind !== 'options' || isChosenInHeader) continue
    for (const [place, option] of domain.options.entries()) {
      if (concerned.some(({ open }) => open.values[code]?.[place] !== 'no')) continue
      const path = ['variants', code, 'options', place]
      report(path, `The option ${option.code} of ${code} can never be chosen. Loosen a rule or take it away`)
    }
  }
}

/** Can everything else be had while this rule is broken? If not, the rule says nothing new. */
function canBeBroken({ variants, stated }: ArticleModel, rule: Rule, pack: Pack): boolean {
  const others = stated.filter(({ question }) => question.name !== rule.code)
  const broken = opposite(rule)
  const constraints = ruleConstraints(broken, pack, ruleQuestion(broken, pack))
  const model = compileModel({
    variables: variants.map(toVariable),
    constraints: [...others.flatMap((other) => other.constraints), ...constraints],
  })
  return isPossible(model, {}, effort) !== 'no'
}

/** The rule that holds exactly where this one does not. */
function opposite(rule: Rule): Rule {
  const { body } = rule
  switch (body.kind) {
    case 'check':
      return { ...rule, body: { kind: 'check', test: `!(${body.test})` } }
    case 'implies':
      return { ...rule, body: { kind: 'check', test: `(${body.when}) && !(${body.then})` } }
    default:
      return { ...rule, body: { ...body, kind: body.kind === 'allow' ? 'forbid' : 'allow' } }
  }
}

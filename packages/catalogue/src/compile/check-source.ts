import type { Report } from './finding.ts'
import { isRecord } from './shape.ts'

/** Mistakes of the author's short form that the form of the pack no longer shows. */
export function checkSource(data: Readonly<Record<string, unknown>>, report: Report): void {
  for (const [code, variant] of Object.entries(isRecord(data.variants) ? data.variants : {})) {
    if (!isRecord(variant)) continue
    const given = ['options', 'integer'].filter((word) => variant[word] !== undefined)
    if (given.length === 0) {
      report(['variants', code], `${code} has no values. Give it "options:" or "integer:"`)
    }
    if (given.length > 1) {
      report(['variants', code], `${code} has both options and integer. Keep one of the two`)
    }
  }
  for (const [index, rule] of (Array.isArray(data.rules) ? data.rules : []).entries()) {
    if (isRecord(rule)) checkRuleWords(rule, index, report)
  }
}

const ways = '"when:" and "then:", or "check:", or "variants:" with "allow:" or "forbid:"'

function checkRuleWords(rule: Readonly<Record<string, unknown>>, index: number, report: Report): void {
  const path = ['rules', index]
  const has = (word: string) => rule[word] !== undefined
  const kinds = [has('when') || has('then'), has('check'), has('allow'), has('forbid')].filter(Boolean)
  if (kinds.length === 0) report(path, `The rule ${String(rule.code)} says nothing. Give it ${ways}`)
  if (kinds.length > 1) {
    report(path, `The rule ${String(rule.code)} says two things at once. Make two rules of it: ${ways}`)
  }
  if (has('when') && !has('then')) report([...path, 'when'], 'A "when:" needs a "then:": what must follow')
  if (has('then') && !has('when')) report([...path, 'then'], 'A "then:" needs a "when:": in which case')
  if ((has('allow') || has('forbid')) && !has('variants')) {
    report(path, `The table of ${String(rule.code)} has no "variants:": name its columns`)
  }
}

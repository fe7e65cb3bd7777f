import type { Cell, Constraint } from '@arredo/solver'
import { cellParts, compileRule } from '../compile-rule.ts'
import { type Node, parse } from '../expression/parse.ts'
import type { ChoiceValue, Pack, Rule } from '../pack.ts'
import { configurationReader, findVariant } from '../variant-names.ts'
import { clauseConstraint } from './clause-constraint.ts'
import { clausesOf } from './clauses.ts'

/** A constraint as a plain question: one value per variable of the scope. */
export type Question = {
  readonly name: string
  readonly scope: readonly string[]
  readonly allows: (values: readonly ChoiceValue[]) => boolean
}

export function ruleQuestion(rule: Rule, pack: Pack): Question {
  const compiled = compileRule(rule, pack)
  if (!compiled.ok) throw new Error(`Rule ${rule.code}: ${compiled.message}`)
  const { reads, holds } = compiled
  // One record for all calls: the solver asks by the hundred thousand, never two at once.
  const asked: Record<string, ChoiceValue> = {}
  const reader = configurationReader(pack, asked)
  const allows = (values: readonly ChoiceValue[]) => {
    for (let place = 0; place < reads.length; place += 1) asked[reads[place] ?? ''] = values[place] ?? ''
    return holds(reader)
  }
  return { name: rule.code, scope: reads, allows }
}

/**
 * The rule in the form the solver narrows best: rows for tables, clauses for conditions, whose members are about
 * single variants or compare sums. What is neither is asked as it stands. All forms mean the same as the question.
 */
export function ruleConstraints({ code, body }: Rule, pack: Pack, question: Question): readonly Constraint[] {
  switch (body.kind) {
    case 'check':
      return conditionConstraints(code, parse(body.test), pack, question)
    case 'implies':
      return conditionConstraints(code, implication(parse(body.when), parse(body.then)), pack, question)
    default: {
      if (new Set(body.variants).size < body.variants.length) return [question]
      const rows = body.rows.flatMap((row) => rowsOf(row, body.variants, pack))
      const { name, scope } = question
      return body.kind === 'allow' ? [{ name, scope, allow: rows }] : [{ name, scope, forbid: rows }]
    }
  }
}

function conditionConstraints(
  code: string,
  node: Node,
  pack: Pack,
  question: Question,
): readonly Constraint[] {
  const found: Constraint[] = []
  for (const clause of clausesOf(node, pack) ?? [null]) {
    const constraint = clause ? clauseConstraint(code, clause, pack) : question
    if (constraint === 'never') return [question]
    if (constraint !== 'always') found.push(constraint)
  }
  return found
}

function implication(when: Node, then: Node): Node {
  return {
    kind: 'binary',
    sign: '||',
    left: { kind: 'unary', sign: '!', operand: when, at: 0 },
    right: then,
    at: 0,
  }
}

type Row = Extract<Rule['body'], { readonly kind: 'allow' | 'forbid' }>['rows'][number]

/** One row for each way to pick a single interval in every cell. */
function rowsOf(row: Row, codes: readonly string[], pack: Pack): readonly (readonly Cell[])[] {
  return codes.reduce<readonly (readonly Cell[])[]>(
    (rows, code, place) => {
      const variant = findVariant(pack, code)
      if (!variant) throw new Error(`There is no variant ${code}`)
      const cells = cellParts(row[place] ?? '*', variant)
      return rows.flatMap((before) => cells.map((cell) => [...before, cell]))
    },
    [[]],
  )
}

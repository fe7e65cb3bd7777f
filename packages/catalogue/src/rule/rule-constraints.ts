import type { Cell, Constraint, Literal } from '@arredo/solver'
import { cellParts, compileRule, valuesOf } from '../compile-rule.ts'
import { compileNode, type NameKinds } from '../expression/compile-expression.ts'
import { type Node, parse } from '../expression/parse.ts'
import type { ChoiceValue, Pack, Rule, Variant } from '../pack.ts'
import { configurationReader, findVariant, variantNames } from '../variant-names.ts'
import { type Clauses, clausesOf } from './clauses.ts'
import { linearConstraint } from './linear-form.ts'

/** A constraint as a plain question: one value per variable of the scope. */
export type Question = {
  readonly name: string
  readonly scope: readonly string[]
  readonly allows: (values: readonly ChoiceValue[]) => boolean
}

/** More values than this are kept as an interval; fewer as a list, which the solver narrows value by value. */
export const listedValues = 64

/** Does the solver keep the variant as an interval? */
export function isRanged({ domain }: Variant): boolean {
  return domain.kind === 'integer' && (domain.max - domain.min) / domain.step >= listedValues
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
 * The rule in the form the solver narrows best: rows for tables, clauses for conditions about single variants,
 * sums for measures. What is neither is asked as it stands. All forms mean the same as the question.
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
  const clauses = clausesOf(node)
  return (clauses && inClauses(code, clauses, pack)) ?? [question]
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

/** Null when some clause is about several variants at once and no sum either. */
function inClauses(name: string, clauses: Clauses, pack: Pack): readonly Constraint[] | null {
  const names = variantNames(pack)
  const isNumber = (code: string) => findVariant(pack, code)?.domain.kind === 'integer'
  const found: Constraint[] = []
  for (const clause of clauses) {
    const [only, second] = clause
    const literals = literalsOf(clause, names, pack)
    if (literals === 'always') continue
    // A clause that nothing fulfils has no variable the solver could watch.
    if (literals?.length === 0) return null
    const constraint = literals
      ? { name, anyOf: literals }
      : only && !second && linearConstraint(name, only, isNumber)
    if (!constraint) return null
    found.push(constraint)
  }
  return found
}

function literalsOf(
  clause: readonly Node[],
  names: NameKinds,
  pack: Pack,
): readonly Literal[] | 'always' | null {
  const literals: Literal[] = []
  for (const node of clause) {
    const reads = new Set<string>()
    const { run } = compileNode(node, names, reads)
    const [code, another] = reads
    if (another !== undefined) return null
    const variant = code === undefined ? undefined : findVariant(pack, code)
    const holds = (value: ChoiceValue) =>
      run(configurationReader(pack, code === undefined ? {} : { [code]: value })) === true
    if (!variant) {
      if (holds('')) return 'always'
      continue
    }
    const values = valuesOf(variant)
    const fitting = values.filter(holds)
    if (fitting.length === values.length) return 'always'
    for (const is of isRanged(variant) ? stretches(fitting.map(Number), variant) : [fitting])
      literals.push({ variable: variant.code, is })
  }
  return literals
}

/** Neighbouring numbers as one interval each. */
function stretches(values: readonly number[], { domain }: Variant): readonly Cell[] {
  const step = domain.kind === 'integer' ? domain.step : 1
  const found: { from: number; to: number }[] = []
  for (const value of values) {
    const last = found.at(-1)
    if (last && value - last.to === step) last.to = value
    else found.push({ from: value, to: value })
  }
  return found
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

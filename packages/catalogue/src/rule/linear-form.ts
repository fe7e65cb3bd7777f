import type { Constraint } from '@arredo/solver'
import type { Node } from '../expression/parse.ts'

type Form = { readonly factors: ReadonlyMap<string, number>; readonly constant: number }

/** `A + 2 * B <= C` as a sum of whole multiples; null when it is anything else. */
export function linearConstraint(
  name: string,
  node: Node,
  isNumber: (name: string) => boolean,
): Constraint | null {
  if (node.kind !== 'binary') return null
  const { sign } = node
  if (!['<', '<=', '>', '>=', '=='].includes(sign)) return null
  const [left, right] = [formOf(node.left, isNumber), formOf(node.right, isNumber)]
  if (!left || !right) return null

  const { factors, constant } = add(left, right, -1)
  const sum = [...factors].map(([variable, factor]) => ({ variable, factor }))
  if (![constant, ...factors.values()].every(Number.isSafeInteger)) return null
  const relation = sign === '==' ? '==' : sign.startsWith('<') ? '<=' : '>='
  // Whole numbers: less than is one less at most.
  const step = sign === '<' ? -1 : sign === '>' ? 1 : 0
  return { name, sum, relation, total: -constant + step }
}

function formOf(node: Node, isNumber: (name: string) => boolean): Form | null {
  if (node.kind === 'literal')
    return typeof node.value === 'number' ? { factors: new Map(), constant: node.value } : null
  if (node.kind === 'name')
    return isNumber(node.name) ? { factors: new Map([[node.name, 1]]), constant: 0 } : null
  if (node.kind === 'unary' && node.sign === '-') {
    const operand = formOf(node.operand, isNumber)
    return operand && times(operand, -1)
  }
  if (node.kind === 'call' && node.name === 'sum') {
    const [only, second] = node.inputs
    const terms = only?.kind === 'list' && !second ? only.items : node.inputs
    const forms = terms.map((input) => formOf(input, isNumber))
    return forms.reduce<Form | null>((all, form) => all && form && add(all, form, 1), nothing)
  }
  if (node.kind !== 'binary') return null
  const [left, right] = [formOf(node.left, isNumber), formOf(node.right, isNumber)]
  if (!left || !right) return null
  if (node.sign === '+') return add(left, right, 1)
  if (node.sign === '-') return add(left, right, -1)
  if (node.sign !== '*') return null
  if (left.factors.size === 0) return times(right, left.constant)
  return right.factors.size === 0 ? times(left, right.constant) : null
}

const nothing: Form = { factors: new Map(), constant: 0 }

function add(one: Form, two: Form, sign: 1 | -1): Form {
  const factors = new Map(one.factors)
  for (const [name, factor] of two.factors) factors.set(name, (factors.get(name) ?? 0) + sign * factor)
  return { factors, constant: one.constant + sign * two.constant }
}

function times({ factors, constant }: Form, by: number): Form {
  return {
    factors: new Map([...factors].map(([name, factor]) => [name, factor * by])),
    constant: constant * by,
  }
}

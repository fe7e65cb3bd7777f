import type { Node } from '../expression/parse.ts'

/** All clauses must hold, of each clause at least one member. */
export type Clauses = readonly (readonly Node[])[]

/** Multiplying out may explode; beyond this the rule is asked as it stands. */
const mostClauses = 24

const opposites: Readonly<Record<string, string>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '==': '!=',
  '!=': '==',
}

/** The condition as clauses of pieces that hold no `&&`, `||` or `!` around them; null when there are too many. */
export function clausesOf(node: Node, isNegated = false): Clauses | null {
  if (node.kind === 'unary' && node.sign === '!') return clausesOf(node.operand, !isNegated)
  if (node.kind === 'binary' && (node.sign === '&&' || node.sign === '||')) {
    const [left, right] = [clausesOf(node.left, isNegated), clausesOf(node.right, isNegated)]
    if (!left || !right) return null
    // Not (a and b) is (not a) or (not b).
    if ((node.sign === '&&') !== isNegated) return [...left, ...right]
    if (left.length * right.length > mostClauses) return null
    return left.flatMap((one) => right.map((two) => [...one, ...two]))
  }
  if (!isNegated) return [[node]]
  const opposite = node.kind === 'binary' ? opposites[node.sign] : undefined
  if (node.kind === 'binary' && opposite) return [[{ ...node, sign: opposite }]]
  return [[{ kind: 'unary', sign: '!', operand: node, at: node.at }]]
}

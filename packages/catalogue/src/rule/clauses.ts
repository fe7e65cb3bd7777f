import type { Node } from '../expression/parse.ts'
import type { Pack } from '../pack.ts'
import { pieceOf } from './piece.ts'

/** All clauses must hold, of each clause at least one member. */
type Clauses = readonly (readonly Node[])[]

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
export function clausesOf(node: Node, pack: Pick<Pack, 'variants'>, isNegated = false): Clauses | null {
  if (node.kind === 'unary' && node.sign === '!') return clausesOf(node.operand, pack, !isNegated)
  if (node.kind === 'binary' && (node.sign === '&&' || node.sign === '||')) {
    const left = clausesOf(node.left, pack, isNegated)
    const right = left && clausesOf(node.right, pack, isNegated)
    if (!right) return null
    // Not (a and b) is (not a) or (not b).
    if ((node.sign === '&&') !== isNegated) return fewEnough([...left, ...right])
    if (left.length * right.length > mostClauses) return null
    return left.flatMap((one) => right.map((two) => [...one, ...two]))
  }
  const split = splitCases(node, pack)
  if (split) return clausesOf(split, pack, isNegated)
  if (!isNegated) return [[node]]
  const opposite = node.kind === 'binary' ? opposites[node.sign] : undefined
  if (node.kind === 'binary' && opposite) return [[{ ...node, sign: opposite }]]
  return [[not(node)]]
}

function fewEnough(clauses: Clauses): Clauses | null {
  return clauses.length > mostClauses ? null : clauses
}

/**
 * A condition in which cases of several variants hide (`?:`, min, max, a list) with the cases spelled out. Cases
 * of one variant stay: they are a number for each of its values.
 */
function splitCases(node: Node, pack: Pick<Pack, 'variants'>): Node | null {
  if (pieceOf(node, pack).reads.length < 2) return null
  if (node.kind === 'choice') return eitherCase(node.test, node.yes, node.no)
  if (node.kind !== 'binary') return null
  if (node.sign === 'in' && node.right.kind === 'list') {
    const { left } = node
    return node.right.items
      .map((item) => binary('==', left, item))
      .reduce<Node | null>((all, one) => (all ? binary('||', all, one) : one), null)
  }
  if (!(node.sign in opposites)) return null
  const hidden = findCases(node, pack)
  return (
    hidden &&
    eitherCase(hidden.test, replace(node, hidden.at, hidden.yes), replace(node, hidden.at, hidden.no))
  )
}

type Cases = { readonly at: Node; readonly test: Node; readonly yes: Node; readonly no: Node }

function findCases(node: Node, pack: Pick<Pack, 'variants'>): Cases | null {
  if (pieceOf(node, pack).reads.length < 2) return null
  if (node.kind === 'choice') return { at: node, test: node.test, yes: node.yes, no: node.no }
  if (node.kind === 'call' && (node.name === 'min' || node.name === 'max')) {
    const [only, second] = node.inputs
    const [first, ...others] = only?.kind === 'list' && !second ? only.items : node.inputs
    const [next, ...rest] = others
    if (!first || !next) return null
    const other: Node = rest.length > 0 ? { ...node, inputs: others } : next
    return { at: node, test: binary(node.name === 'min' ? '<=' : '>=', first, other), yes: first, no: other }
  }
  for (const child of childrenOf(node)) {
    const found = findCases(child, pack)
    if (found) return found
  }
  return null
}

function childrenOf(node: Node): readonly Node[] {
  if (node.kind === 'binary') return [node.left, node.right]
  if (node.kind === 'unary') return [node.operand]
  if (node.kind === 'list') return node.items
  return node.kind === 'call' ? node.inputs : []
}

function replace(node: Node, old: Node, by: Node): Node {
  if (node === old) return by
  const inside = (child: Node) => replace(child, old, by)
  if (node.kind === 'binary') return { ...node, left: inside(node.left), right: inside(node.right) }
  if (node.kind === 'unary') return { ...node, operand: inside(node.operand) }
  if (node.kind === 'list') return { ...node, items: node.items.map(inside) }
  return node.kind === 'call' ? { ...node, inputs: node.inputs.map(inside) } : node
}

function eitherCase(test: Node, yes: Node, no: Node): Node {
  return binary('&&', binary('||', not(test), yes), binary('||', test, no))
}

function binary(sign: string, left: Node, right: Node): Node {
  return { kind: 'binary', sign, left, right, at: 0 }
}

function not(operand: Node): Node {
  return { kind: 'unary', sign: '!', operand, at: 0 }
}

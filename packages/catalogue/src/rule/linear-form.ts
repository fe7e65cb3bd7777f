import type { Comparison, SumTerm } from '@arredo/solver'
import type { Node } from '../expression/parse.ts'
import type { Result } from '../expression/typed.ts'
import type { Pack } from '../pack.ts'
import { findVariant } from '../variant-names.ts'
import { pieceOf, tableOf } from './piece.ts'

/** Multiples of measures, numbers by the values of single variants, and a constant, all added up. */
type Form = {
  readonly factors: ReadonlyMap<string, number>
  readonly tables: ReadonlyMap<string, readonly number[]>
  readonly constant: number
}

/**
 * Halves and quarters are exact in binary, so doubling makes them whole without changing any answer. A tenth is
 * not: 0.1 * 3 is a little more than 0.3, and the solver must not know better than the formula.
 */
const mostDoublings = 10

/** `A + 2 * B <= C + FRONT.thickness` as a sum of whole numbers; null when it is anything else. */
export function linearComparison(node: Node, pack: Pick<Pack, 'variants'>): Comparison | null {
  if (node.kind !== 'binary') return null
  const { sign } = node
  if (!['<', '<=', '>', '>=', '==', '!='].includes(sign)) return null
  const [left, right] = [formOf(node.left, pack), formOf(node.right, pack)]
  const form = left && right && wholeNumbers(add(left, right, -1))
  if (!form) return null

  const { factors, tables, constant } = form
  const sum: SumTerm[] = [
    ...[...factors].map(([variable, factor]) => ({ variable, factor })),
    ...[...tables].map(([variable, adds]) => ({ variable, adds })),
  ]
  // Whole numbers: less than is one less at most.
  if (sign === '<') return { sum, relation: '<=', total: -constant - 1 }
  if (sign === '>') return { sum, relation: '>=', total: -constant + 1 }
  return { sum, relation: sign as Comparison['relation'], total: -constant }
}

function formOf(node: Node, pack: Pick<Pack, 'variants'>): Form | null {
  return sumOf(node, pack) ?? tableForm(node, pack)
}

function sumOf(node: Node, pack: Pick<Pack, 'variants'>): Form | null {
  if (node.kind === 'literal')
    return isExact(node.value) ? { ...nothing, constant: Number(node.value) } : null
  if (node.kind === 'name') {
    const isNumber = findVariant(pack, node.name)?.domain.kind === 'integer'
    return isNumber ? { ...nothing, factors: new Map([[node.name, 1]]) } : null
  }
  if (node.kind === 'unary' && node.sign === '-') {
    const operand = formOf(node.operand, pack)
    return operand && times(operand, -1)
  }
  if (node.kind === 'call' && node.name === 'sum') {
    const [only, second] = node.inputs
    const terms = only?.kind === 'list' && !second ? only.items : node.inputs
    return terms.reduce<Form | null>((all, input) => {
      const form = all && formOf(input, pack)
      return form && add(all, form, 1)
    }, nothing)
  }
  if (node.kind !== 'binary' || !['+', '-', '*', '/'].includes(node.sign)) return null
  const [left, right] = [formOf(node.left, pack), formOf(node.right, pack)]
  if (!left || !right) return null
  if (node.sign === '+') return add(left, right, 1)
  if (node.sign === '-') return add(left, right, -1)
  if (node.sign === '/')
    return isConstant(right) && isPowerOfTwo(right.constant) ? times(left, 1 / right.constant) : null
  if (isConstant(left)) return times(right, left.constant)
  return isConstant(right) ? times(left, right.constant) : null
}

/** Whatever one variant alone decides: a number for each of its values. */
function tableForm(node: Node, pack: Pick<Pack, 'variants'>): Form | null {
  const piece = pieceOf(node, pack)
  const [variant, another] = piece.reads
  if (!variant || another) return null
  const numbers = tableOf(piece, variant)
  return numbers.every(isExact) ? { ...nothing, tables: new Map([[variant.code, numbers]]) } : null
}

function wholeNumbers(form: Form): Form | null {
  let scaled = form
  for (let doublings = 0; doublings <= mostDoublings; doublings += 1) {
    const all = [scaled.constant, ...scaled.factors.values(), ...[...scaled.tables.values()].flat()]
    if (all.every(Number.isSafeInteger)) return scaled
    scaled = times(scaled, 2)
  }
  return null
}

const nothing: Form = { factors: new Map(), tables: new Map(), constant: 0 }

function isExact(value: Result): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value * 2 ** mostDoublings)
}

function isConstant({ factors, tables }: Form): boolean {
  return factors.size === 0 && tables.size === 0
}

function isPowerOfTwo(number: number): boolean {
  return number > 0 && Number.isInteger(Math.log2(number))
}

function add(one: Form, two: Form, sign: 1 | -1): Form {
  const factors = new Map(one.factors)
  for (const [name, factor] of two.factors) factors.set(name, (factors.get(name) ?? 0) + sign * factor)
  const tables = new Map(one.tables)
  for (const [name, adds] of two.tables) {
    const before = tables.get(name)
    tables.set(
      name,
      adds.map((added, place) => (before?.[place] ?? 0) + sign * added),
    )
  }
  return { factors, tables, constant: one.constant + sign * two.constant }
}

function times({ factors, tables, constant }: Form, by: number): Form {
  return {
    factors: new Map([...factors].map(([name, factor]) => [name, factor * by])),
    tables: new Map([...tables].map(([name, adds]) => [name, adds.map((added) => added * by)])),
    constant: constant * by,
  }
}

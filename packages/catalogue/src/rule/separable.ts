import type { Comparison } from '@arredo/solver'
import type { Node } from '../expression/parse.ts'
import type { Result } from '../expression/typed.ts'
import type { Pack } from '../pack.ts'
import { pieceOf, tableOf } from './piece.ts'

/**
 * One variant on each side of the sign: `FRONT.priceGroup == CARCASS.priceGroup`, `W * 0.6 <= H`. Both sides are
 * listed and put in one order; comparing the places says the same as comparing what stands there.
 */
export function separableComparison(node: Node, pack: Pick<Pack, 'variants'>): Comparison | null {
  if (node.kind !== 'binary') return null
  const { sign } = node
  if (!['<', '<=', '>', '>=', '==', '!='].includes(sign)) return null
  const [left, right] = [pieceOf(node.left, pack), pieceOf(node.right, pack)]
  const [one, two] = [left.reads[0], right.reads[0]]
  if (!one || !two || one === two || left.reads.length > 1 || right.reads.length > 1) return null

  const [lefts, rights] = [tableOf(left, one), tableOf(right, two)]
  const order = placesOf([...lefts, ...rights])
  const sum = [
    { variable: one.code, adds: lefts.map((value) => order.get(value) ?? 0) },
    { variable: two.code, adds: rights.map((value) => -(order.get(value) ?? 0)) },
  ]
  if (sign === '<') return { sum, relation: '<=', total: -1 }
  if (sign === '>') return { sum, relation: '>=', total: 1 }
  return { sum, relation: sign as Comparison['relation'], total: 0 }
}

function placesOf(values: readonly Result[]): ReadonlyMap<Result, number> {
  const sorted = [...new Set(values)].toSorted((one, two) =>
    typeof one === 'number' && typeof two === 'number' ? one - two : String(one) < String(two) ? -1 : 1,
  )
  return new Map(sorted.map((value, place) => [value, place]))
}

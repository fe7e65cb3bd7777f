import type { Comparison } from '@arredo/solver'
import { valuesOf } from '../compile-rule.ts'
import type { Node } from '../expression/parse.ts'
import type { Pack, Variant } from '../pack.ts'
import { findVariant } from '../variant-names.ts'
import { pieceOf } from './piece.ts'

/**
 * Two measures in a formula that only ever grows, or only ever shrinks, with one of them: `W * H <= 1200000`. For
 * each value of the other there is a last, or a first, value of the one that fits.
 */
export function thresholdComparison(node: Node, pack: Pick<Pack, 'variants'>): Comparison | null {
  if (node.kind !== 'binary' || !['<', '<=', '>', '>='].includes(node.sign)) return null
  const { reads, run } = pieceOf(node, pack)
  const [first, second] = reads
  if (!first || !second || reads.length > 2) return null
  const grows = (variant: Variant) =>
    combine(growthOf(node.left, variant, pack), growthOf(node.right, variant, pack), -1)
  const moving = [first, second].find((variant) => [1, -1].includes(grows(variant) ?? 0))
  if (!moving) return null

  const other = moving === first ? second : first
  const values = valuesOf(moving)
  const holds = (place: number, value: number | string) => {
    const moved = values[place] ?? ''
    return run(moving === first ? [moved, value] : [value, moved]) === true
  }
  // Growing and "at most": whatever fits, all smaller values fit too.
  const isFromBelow = (grows(moving) === 1) === node.sign.startsWith('<')
  const adds = valuesOf(other).map((value) => {
    const isFitting = (place: number) => holds(place, value) === isFromBelow
    return -firstWhere(values.length, (place) => !isFitting(place))
  })
  const places = values.map((_, place) => place)
  const sum = [
    { variable: moving.code, adds: places },
    { variable: other.code, adds },
  ]
  return isFromBelow ? { sum, relation: '<=', total: -1 } : { sum, relation: '>=', total: 0 }
}

/** The first place from which on the question is answered yes; `count` when there is none. */
function firstWhere(count: number, isYes: (place: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isYes(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** 1: never falls while the variant grows, -1: never rises, 0: stays, null: not known. */
type Growth = 1 | 0 | -1 | null

function growthOf(node: Node, variant: Variant, pack: Pick<Pack, 'variants'>): Growth {
  const inside = (child: Node) => growthOf(child, variant, pack)
  const sign = (child: Node) => signOf(child, pack)
  if (node.kind === 'name' && node.name === variant.code) return variant.domain.kind === 'integer' ? 1 : null
  if (!pieceOf(node, pack).reads.includes(variant)) return 0
  if (node.kind === 'unary') return node.sign === '-' ? turned(inside(node.operand), -1) : null
  if (node.kind === 'call') {
    return node.inputs.map(inside).reduce<Growth>((all, one) => combine(all, one, 1), 0)
  }
  if (node.kind === 'list')
    return node.items.map(inside).reduce<Growth>((all, one) => combine(all, one, 1), 0)
  if (node.kind !== 'binary') return null
  const { left, right } = node
  if (node.sign === '+') return combine(inside(left), inside(right), 1)
  if (node.sign === '-') return combine(inside(left), inside(right), -1)
  if (node.sign === '*')
    return combine(turned(inside(left), sign(right)), turned(inside(right), sign(left)), 1)
  if (node.sign !== '/') return null
  const isByPositive = sign(right) === 1 && pieceRange(right, pack)?.[0] !== 0
  return isByPositive ? combine(inside(left), turned(inside(right), sign(left)), -1) : null
}

function combine(one: Growth, two: Growth, sign: 1 | -1): Growth {
  if (one === null || two === null) return null
  const other = (sign * two) as 1 | 0 | -1
  if (one === 0 || other === 0) return one === 0 ? other : one
  return one === other ? one : null
}

function turned(growth: Growth, sign: Growth): Growth {
  if (growth === 0) return 0
  return growth === null || sign === null ? null : ((growth * sign) as Growth)
}

/** 1: never negative, -1: never positive. */
function signOf(node: Node, pack: Pick<Pack, 'variants'>): 1 | -1 | null {
  const range = pieceRange(node, pack)
  if (!range) return null
  return range[0] >= 0 ? 1 : range[1] <= 0 ? -1 : null
}

/** Between which numbers it lies for sure. */
function pieceRange(node: Node, pack: Pick<Pack, 'variants'>): readonly [number, number] | null {
  if (node.kind === 'literal') return typeof node.value === 'number' ? [node.value, node.value] : null
  if (node.kind === 'name') {
    const domain = findVariant(pack, node.name)?.domain
    return domain?.kind === 'integer' ? [domain.min, domain.max] : null
  }
  if (node.kind === 'unary') {
    const range = node.sign === '-' ? pieceRange(node.operand, pack) : null
    return range && [-range[1], -range[0]]
  }
  if (node.kind !== 'binary') return null
  const [left, right] = [pieceRange(node.left, pack), pieceRange(node.right, pack)]
  if (!left || !right) return null
  if (node.sign === '+') return [left[0] + right[0], left[1] + right[1]]
  if (node.sign === '-') return [left[0] - right[1], left[1] - right[0]]
  if (node.sign !== '*') return null
  const corners = left.flatMap((one) => right.map((two) => one * two))
  return [Math.min(...corners), Math.max(...corners)]
}

import type { Cell, Comparison, Constraint, Literal } from '@arredo/solver'
import { valuesOf } from '../compile-rule.ts'
import type { Node } from '../expression/parse.ts'
import type { ChoiceValue, Pack, Variant } from '../pack.ts'
import { isRanged } from './is-ranged.ts'
import { linearComparison } from './linear-form.ts'
import { type Piece, pieceOf } from './piece.ts'
import { separableComparison } from './separable.ts'
import { thresholdComparison } from './threshold.ts'

/** Up to this many combinations of listed values a table tells the solver more than sums do. */
const smallTable = 512

/** 'always' and 'never': whatever is chosen. */
export function clauseConstraint(
  name: string,
  clause: readonly Node[],
  pack: Pick<Pack, 'variants'>,
): Constraint | 'always' | 'never' {
  const pieces = clause.map((node) => pieceOf(node, pack))
  const members: (Literal | Comparison)[] = []
  const wide: Piece[] = []
  for (const piece of pieces) {
    if (piece.reads.length > 1) {
      wide.push(piece)
      continue
    }
    const literals = literalsOf(piece)
    if (literals === 'always') return 'always'
    members.push(...literals)
  }
  if (wide.length === 0) return members.length > 0 ? { name, anyOf: members } : 'never'

  const question = clauseQuestion(name, pieces)
  if (combinations(question.variants) <= smallTable && !question.variants.some(isRanged)) return question
  for (const { node } of wide) {
    const comparison =
      linearComparison(node, pack) ?? separableComparison(node, pack) ?? thresholdComparison(node, pack)
    if (!comparison) return question
    members.push(comparison)
  }
  return { name, anyOf: members }
}

export function combinations(variants: readonly Variant[]): number {
  return variants.reduce((product, variant) => product * valuesOf(variant).length, 1)
}

function clauseQuestion(name: string, pieces: readonly Piece[]) {
  const variants = [...new Set(pieces.flatMap(({ reads }) => reads))]
  const members = pieces.map(({ reads, run }) => {
    const places = reads.map((variant) => variants.indexOf(variant))
    return (values: readonly ChoiceValue[]) => run(places.map((place) => values[place] ?? '')) === true
  })
  const allows = (values: readonly ChoiceValue[]) => members.some((holds) => holds(values))
  return { name, scope: variants.map(({ code }) => code), allows, variants }
}

function literalsOf(piece: Piece): readonly Literal[] | 'always' {
  const [variant] = piece.reads
  if (!variant) return piece.run([]) === true ? 'always' : []
  const values = valuesOf(variant)
  const fitting = values.filter((value) => piece.run([value]) === true)
  if (fitting.length === values.length) return 'always'
  const cells = isRanged(variant) ? stretches(fitting.map(Number), variant) : [fitting]
  return cells.map((is) => ({ variable: variant.code, is }))
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

import type { Constraint } from '@arredo/solver'
import type { Pack } from '../pack.ts'
import { findVariant } from '../variant-names.ts'
import { combinations } from './clause-constraint.ts'

/** What of a rule is neither table, condition nor sum, and so must be tried combination by combination. */
type Tried = { readonly variants: readonly string[]; readonly combinations: number }

/**
 * Up to here the solver tries them all when a model is opened and never again. Beyond, it can rule values out only
 * when few combinations are left, and asks for each.
 */
const fewCombinations = 8_192

/** The largest part of the rule that is costly; null when there is none. */
export function triedCombinations(
  constraints: readonly Constraint[],
  pack: Pick<Pack, 'variants'>,
): Tried | null {
  const parts = constraints.flatMap((constraint): readonly Tried[] => {
    if (!('allows' in constraint)) return []
    const variants = constraint.scope.flatMap((code) => findVariant(pack, code) ?? [])
    return [{ variants: constraint.scope, combinations: combinations(variants) }]
  })
  const [largest] = parts.toSorted((one, two) => two.combinations - one.combinations)
  return largest && largest.combinations > fewCombinations ? largest : null
}

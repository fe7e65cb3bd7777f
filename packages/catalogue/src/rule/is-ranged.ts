import type { Variant } from '../pack.ts'

/** More values than this are kept as an interval; fewer as a list, which the solver narrows value by value. */
const listedValues = 64

/** Does the solver keep the variant as an interval? */
export function isRanged({ domain }: Variant): boolean {
  return domain.kind === 'integer' && (domain.max - domain.min) / domain.step >= listedValues
}

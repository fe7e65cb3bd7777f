import type { Standing } from '@arredo/geometry'

/** What starts above this height hangs above the plane of the plan and is drawn dashed. */
export const cutHeight = 1200
/** What starts higher than this lies on something. */
const standsUpTo = 500
/** Nobody steps over more. */
const flatUpTo = 60
/** A plate of glass or the rim of a sink is thinner than any worktop. */
const worktop = { least: 10, most: 120 }

/**
 * What an item is to the plan: it stands on the floor, lies on it as a carpet does, is a worktop, lies on one, or
 * hangs above the cut.
 */
export type ItemKind = 'carpet' | 'standing' | 'worktop' | 'onTop' | 'hanging'

export function itemKind({ place, size }: Standing): ItemKind {
  const bottom = place.at[2]
  if (bottom > cutHeight) return 'hanging'
  if (bottom < standsUpTo) return size.height < flatUpTo ? 'carpet' : 'standing'
  return size.height >= worktop.least && size.height <= worktop.most ? 'worktop' : 'onTop'
}

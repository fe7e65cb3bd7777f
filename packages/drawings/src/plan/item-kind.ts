import type { Standing } from '@arredo/geometry'

/** What starts above this height hangs above the plane of the plan and is drawn dashed. */
export const cutHeight = 1200
/** What starts higher than this lies on something. */
const standsUpTo = 500
/** Nobody steps over more. */
const flatUpTo = 60
/** A plate of glass or the rim of a sink is thinner than any worktop. */
const worktop = { least: 10, most: 120 }

/** A board on edge, under units that stand over it. */
const plinth = { height: 200, thickness: 40 }

/**
 * What an item is to the plan: it stands on the floor, lies on it as a carpet does, closes the foot of units, is a
 * worktop, lies on one, or hangs above the cut.
 */
export type ItemKind = 'carpet' | 'plinth' | 'standing' | 'worktop' | 'onTop' | 'hanging'

export function itemKind({ place, size }: Standing): ItemKind {
  const bottom = place.at[2]
  if (bottom > cutHeight) return 'hanging'
  if (bottom < standsUpTo) {
    if (size.height < flatUpTo) return 'carpet'
    const isPlinth = size.height <= plinth.height && Math.min(size.width, size.depth) <= plinth.thickness
    return isPlinth ? 'plinth' : 'standing'
  }
  return size.height >= worktop.least && size.height <= worktop.most ? 'worktop' : 'onTop'
}

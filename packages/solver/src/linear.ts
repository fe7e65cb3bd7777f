import type { Layout } from './layout.ts'
import type { Propagator } from './propagator.ts'
import {
  addedBy,
  isSumKept,
  keepBits,
  narrowToSum,
  type Sum,
  stretchesBetween,
  type Term,
  totalOf,
} from './sum.ts'

export function linear(layout: Layout, owner: number, sum: Sum): Propagator {
  const { terms, least, most } = sum
  return {
    owner,
    scope: Int32Array.from(terms, ({ variable }) => variable),
    propagate: (space) => narrowToSum(space, sum),
    permits: (positions) => isSumKept(sum, positions),
    ratio: (variable, other) => slopeRatio(sum, variable, other),
    column(place, positions, cells, at) {
      const term = terms[place] as Term
      const position = positions[term.variable] as number
      const rest = totalOf(sum, positions) - addedBy(term, position)
      const [floor, ceiling] = [least - rest, most - rest]
      if (term.adds && !term.isRanged) {
        keepBits(cells, at, layout.words[term.variable] as number, term.adds, floor, ceiling)
        return
      }
      const around = stretchesBetween(term, floor, ceiling, cells[at] as number, cells[at + 1] as number)
      const [low, high] = around.find(([from, to]) => from <= position && position <= to) ??
        around[0] ?? [0, -1]
      cells[at] = low
      cells[at + 1] = high
    },
  }
}

/** By how many positions `other` must move for the sum to stay, when `variable` moves by one; null when it cannot. */
export function slopeRatio({ terms }: Sum, variable: number, other: number): number | null {
  const moving = terms.find((term) => term.variable === variable)
  const following = terms.find((term) => term.variable === other)
  if (!moving || !following || moving.adds || following.adds) return null
  const ratio = -moving.slope / following.slope
  return Number.isInteger(ratio) ? ratio : null
}

import { alternativesInOrder } from '../../alternatives.ts'
import type { Command } from '../../command.ts'
import type { AlternativeId } from '../../document.ts'
import { done, refuse } from '../../result.ts'
import { alternativeProblem } from './alternative-problem.ts'

export type MoveAlternativeInput = {
  readonly alternative: AlternativeId
  /** Where it comes in the list, counted from 0; beyond its ends is at its end. */
  readonly to: number
}

/** Another place among those that people choose among. */
export const moveAlternative: Command<MoveAlternativeInput> = {
  label: 'Reorder alternatives',
  run(document, { alternative: id, to }) {
    const problem = alternativeProblem(document, id)
    if (problem) return refuse(problem)
    const all = alternativesInOrder(document)
    const others = all.filter((each) => each.id !== id)
    const moved = all.filter((each) => each.id === id)
    const next = others.toSpliced(Math.max(0, to), 0, ...moved)
    if (next.every((each, at) => each === all[at])) return done(document)

    const orders = all.map(({ order }) => order).toSorted((one, two) => one - two)
    const alternatives = { ...document.alternatives }
    // Two of the same order, as an import may leave them, are told apart from here on.
    const isDistinct = new Set(orders).size === orders.length
    for (const [at, each] of next.entries()) {
      const order = isDistinct ? (orders[at] ?? at) : at
      if (each.order !== order) alternatives[each.id] = { ...each, order }
    }
    return done({ ...document, alternatives })
  },
}

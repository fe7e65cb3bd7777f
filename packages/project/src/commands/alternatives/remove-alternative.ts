import { alternativesInOrder } from '../../alternatives.ts'
import type { Command } from '../../command.ts'
import type { AlternativeId } from '../../document.ts'
import { done, refuse } from '../../result.ts'
import { alternativeProblem } from './alternative-problem.ts'

export type RemoveAlternativeInput = {
  readonly alternative: AlternativeId
  /** The instant, for whoever empties the bin. */
  readonly at: string
}

/** D-85: into the project's bin, with its rows. Was it the one that the project shows, the nearest takes its place. */
export const removeAlternative: Command<RemoveAlternativeInput> = {
  label: 'Remove alternative',
  run(document, { alternative: id, at }) {
    const problem = alternativeProblem(document, id)
    if (problem) return refuse(problem)
    const all = alternativesInOrder(document)
    const index = all.findIndex((each) => each.id === id)
    const [removed, nearest] = [all[index], all[index + 1] ?? all[index - 1]]
    if (!removed || !nearest) return refuse('A project keeps at least one alternative')

    const { header } = document
    const isShown = header.activeAlternative === id
    return done({
      ...document,
      header: isShown ? { ...header, activeAlternative: nearest.id } : header,
      alternatives: { ...document.alternatives, [id]: { ...removed, removed: at } },
    })
  },
}

import type { Command } from '../../command.ts'
import type { AlternativeId } from '../../document.ts'
import { done, refuse } from '../../result.ts'
import { alternativeNameProblem, alternativeProblem } from './alternative-problem.ts'

export type RenameAlternativeInput = { readonly alternative: AlternativeId; readonly name: string }

export const renameAlternative: Command<RenameAlternativeInput> = {
  label: 'Rename alternative',
  run(document, { alternative: id, name }) {
    const problem = alternativeProblem(document, id) ?? alternativeNameProblem(name)
    if (problem) return refuse(problem)
    const alternative = document.alternatives[id]
    if (!alternative || alternative.name === name.trim()) return done(document)

    const renamed = { ...alternative, name: name.trim() }
    return done({ ...document, alternatives: { ...document.alternatives, [id]: renamed } })
  },
}

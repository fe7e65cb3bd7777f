import type { Command } from '../../command.ts'
import type { AlternativeId } from '../../document.ts'
import { done, refuse } from '../../result.ts'
import { alternativeProblem } from './alternative-problem.ts'

/** Hosts, lists, pictures and offers show this one from now on (D-105). */
export const switchAlternative: Command<{ readonly alternative: AlternativeId }> = {
  label: 'Switch alternative',
  run(document, { alternative }) {
    const problem = alternativeProblem(document, alternative)
    if (problem) return refuse(problem)
    if (document.header.activeAlternative === alternative) return done(document)

    return done({ ...document, header: { ...document.header, activeAlternative: alternative } })
  },
}

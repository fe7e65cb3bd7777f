import type { Opening } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import { done, refuse } from '../../result.ts'
import { openingProblem } from '../../room/opening-problem.ts'

export const addOpening: Command<{ readonly opening: Opening }> = {
  label: 'Add opening',
  run(document, { opening }) {
    if (document.openings[opening.id]) return refuse(`Opening ${opening.id} exists already`)
    const problem = openingProblem(document, opening)
    if (problem) return refuse(problem)

    return done({ ...document, openings: { ...document.openings, [opening.id]: opening } })
  },
}

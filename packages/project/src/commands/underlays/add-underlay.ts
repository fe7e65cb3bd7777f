import type { Command } from '../../command.ts'
import { mostUnderlays } from '../../most-records.ts'
import { done, refuse } from '../../result.ts'
import type { Underlay } from '../../room-records.ts'
import { underlayProblem } from './underlay-problem.ts'

/** A picture or a drawing to be traced: it lies under the plan on the screen and is never printed or sent. */
export const addUnderlay: Command<{ readonly underlay: Underlay }> = {
  label: 'Add underlay',
  run(document, { underlay }) {
    if (document.underlays[underlay.id]) return refuse(`Underlay ${underlay.id} exists already`)
    if (Object.keys(document.underlays).length >= mostUnderlays)
      return refuse('A project cannot have more than 20 underlays')
    const problem = underlayProblem(underlay)
    if (problem) return refuse(problem)

    return done({ ...document, underlays: { ...document.underlays, [underlay.id]: underlay } })
  },
}

import type { Opening, OpeningId } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import { done, refuse } from '../../result.ts'
import { openingProblem } from '../../room/opening-problem.ts'

export type ChangeOpeningInput = {
  readonly opening: OpeningId
  readonly change: Partial<Omit<Opening, 'id'>>
}

/** Moves, resizes or turns an opening; what is set into it goes with it. */
export const changeOpening: Command<ChangeOpeningInput> = {
  label: 'Change opening',
  run(document, { opening: id, change }) {
    const opening = document.openings[id]
    if (!opening) return refuse(`No opening ${id}`)
    const changed = { ...opening, ...change }
    const fields = Object.keys(change) as (keyof typeof change)[]
    if (fields.every((field) => opening[field] === changed[field])) return done(document)
    const problem = openingProblem(document, changed)
    if (problem) return refuse(problem)

    return done({ ...document, openings: { ...document.openings, [id]: changed } })
  },
}

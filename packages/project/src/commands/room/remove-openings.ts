import type { OpeningId } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import { done, refuse } from '../../result.ts'
import { lockedOpeningProblem } from '../../room/locked-problem.ts'
import { withoutOpenings } from '../../room/without-openings.ts'

/** With the doors and windows that are set into them, in every alternative. */
export const removeOpenings: Command<{ readonly openings: readonly OpeningId[] }> = {
  label: 'Delete',
  run(document, { openings: ids }) {
    const unknown = ids.find((id) => !document.openings[id])
    if (unknown !== undefined) return refuse(`No opening ${unknown}`)
    const locked = lockedOpeningProblem(document, new Set(ids))
    if (locked) return refuse(locked)

    return done(withoutOpenings(document, new Set(ids)))
  },
}

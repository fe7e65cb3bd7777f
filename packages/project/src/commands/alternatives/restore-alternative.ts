import { isRemoved, withoutAlternative } from '../../alternatives.ts'
import type { Command } from '../../command.ts'
import type { AlternativeId } from '../../document.ts'
import { done, refuse } from '../../result.ts'

type BinInput = { readonly alternative: AlternativeId }

/** Out of the bin, as it was and where it was. */
export const restoreAlternative: Command<BinInput> = {
  label: 'Bring back alternative',
  run(document, { alternative: id }) {
    const alternative = document.alternatives[id]
    if (!alternative) return refuse(`No alternative ${id}`)
    if (alternative.removed === undefined) return done(document)

    const { removed: _, ...kept } = alternative
    return done({ ...document, alternatives: { ...document.alternatives, [id]: kept } })
  },
}

/** Who will not wait for the thirty days. */
export const forgetAlternative: Command<BinInput> = {
  label: 'Delete alternative for good',
  run(document, { alternative: id }) {
    if (!document.alternatives[id]) return refuse(`No alternative ${id}`)
    if (!isRemoved(document, id)) return refuse('Only what is in the bin can be deleted for good')

    return done(withoutAlternative(document, id))
  },
}

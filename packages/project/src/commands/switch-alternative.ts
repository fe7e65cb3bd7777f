import type { Command } from '../command.ts'
import type { AlternativeId } from '../document.ts'
import { done, refuse } from '../result.ts'

export const switchAlternative: Command<{ readonly alternative: AlternativeId }> = {
  label: 'Switch alternative',
  run(document, { alternative }) {
    if (!document.alternatives[alternative]) return refuse(`No alternative ${alternative}`)
    if (document.header.activeAlternative === alternative) return done(document)

    return done({ ...document, header: { ...document.header, activeAlternative: alternative } })
  },
}

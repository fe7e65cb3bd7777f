import type { Command } from '../command.ts'
import { done, refuse } from '../result.ts'

/** Whether worktops, plinths and panels follow the runs of the alternative one looks at; off, they stay as they are. */
export const setFollowers: Command<{ readonly followers: boolean }> = {
  label: 'Follow the runs',
  run(document, { followers }, alternative = document.header.activeAlternative) {
    const kept = document.alternatives[alternative]
    if (!kept) return refuse(`No alternative ${alternative}`)
    if (kept.followers === followers) return done(document)
    const alternatives = { ...document.alternatives, [alternative]: { ...kept, followers } }
    return done({ ...document, alternatives })
  },
}

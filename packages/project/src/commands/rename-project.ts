import type { Command } from '../command.ts'
import { done, refuse } from '../result.ts'

export const longestName = 200

export const renameProject: Command<{ readonly name: string }> = {
  label: 'Rename project',
  run(document, { name }) {
    const trimmed = name.trim()
    if (trimmed === '') return refuse('A project needs a name')
    if (trimmed.length > longestName) return refuse(`A name has at most ${longestName} characters`)
    if (trimmed === document.header.name) return done(document)

    return done({ ...document, header: { ...document.header, name: trimmed } })
  },
}

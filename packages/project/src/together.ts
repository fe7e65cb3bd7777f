import type { Command } from './command.ts'
import type { AlternativeId, ProjectDocument } from './document.ts'
import { done, type Result } from './result.ts'

export type Step = (document: ProjectDocument, alternative?: AlternativeId) => Result<ProjectDocument>

/** A command with its input, ready to run. */
export function step<Input>(command: Command<Input>, input: Input): Step {
  return (document, alternative) => command.run(document, input, alternative)
}

/** Several steps as one change and one undo; the first refusal refuses them all. */
export function together(label: string, steps: readonly Step[]): Command<null> {
  return {
    label,
    run(document, _, alternative) {
      let next = document
      for (const take of steps) {
        const result = take(next, alternative)
        if (!result.ok) return result
        next = result.value
      }
      return done(next)
    },
  }
}

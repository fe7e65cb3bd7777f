import { isRemoved } from '../../alternatives.ts'
import type { AlternativeId, ProjectDocument } from '../../document.ts'
import { longestName } from '../rename-project.ts'

/** Why an alternative cannot be called so, in words; null when it can. */
export function alternativeNameProblem(name: string): string | null {
  if (name.trim() === '') return 'An alternative needs a name'
  return name.trim().length > longestName ? `A name has at most ${longestName} characters` : null
}

/** Why nothing can be done with it, in words; null when something can. */
export function alternativeProblem(document: ProjectDocument, id: AlternativeId): string | null {
  if (!document.alternatives[id]) return `No alternative ${id}`
  return isRemoved(document, id) ? 'This alternative is in the bin: bring it back first' : null
}

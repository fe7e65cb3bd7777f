import type { ProjectDocument } from './document.ts'
import { mostRows } from './read-document.ts'

/** Why a document cannot have so many rows more, in words; null when it can. What could not be saved is not done. */
export function rowsProblem({ rows }: Pick<ProjectDocument, 'rows'>, more = 0): string | null {
  return Object.keys(rows).length + more > mostRows ? 'A project has no room for that many rows' : null
}

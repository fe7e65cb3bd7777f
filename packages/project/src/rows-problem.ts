import { allRows } from './carried-over.ts'
import type { ProjectDocument } from './document.ts'
import { mostRows } from './read-document.ts'

/** Why a document cannot have so many rows more, in words; null when it can. What could not be saved is not done. */
export function rowsProblem(document: Pick<ProjectDocument, 'rows'>, more = 0): string | null {
  return allRows(document).length + more > mostRows ? 'A project has no room for that many rows' : null
}

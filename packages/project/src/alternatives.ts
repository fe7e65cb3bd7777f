import type { Alternative, AlternativeId, ProjectDocument } from './document.ts'
import { withoutRows } from './room/without-openings.ts'

/** How many a project may have, those in its bin included. */
export const mostAlternatives = 20

/** Whether it lies in the project's bin. What the project shows never does, whoever sent both words. */
export function isRemoved({ alternatives, header }: ProjectDocument, id: AlternativeId): boolean {
  return alternatives[id]?.removed !== undefined && header.activeAlternative !== id
}

/** Those that people choose among, in their order; not what lies in the bin. */
export function alternativesInOrder(document: ProjectDocument): readonly Alternative[] {
  return Object.values(document.alternatives)
    .filter(({ id }) => !isRemoved(document, id))
    .sort((one, two) => one.order - two.order || (one.id < two.id ? -1 : 1))
}

/** What lies in the bin, the last one first. */
export function removedAlternatives(document: ProjectDocument): readonly Alternative[] {
  const removed = Object.values(document.alternatives).filter(({ id }) => isRemoved(document, id))
  return removed.sort((one, two) => ((one.removed ?? '') > (two.removed ?? '') ? -1 : 1))
}

/** For good, with its rows, what only they were there for, and what the trade knows of them. */
export function withoutAlternative(document: ProjectDocument, id: AlternativeId): ProjectDocument {
  const rows = Object.values(document.rows).filter(({ alternative }) => alternative === id)
  const { [id]: _, ...alternatives } = document.alternatives
  return { ...withoutRows(document, new Set(rows.map((row) => row.id))), alternatives }
}

import type { OpenProject } from './project-store.ts'

/** The same work as a project of its own, not saved yet. */
export function asCopy(project: OpenProject): OpenProject {
  const nowhere = { id: null, revision: 0, status: 'unsaved', saved: null, savedAt: null } as const
  const original = project.id === null ? {} : { copyOf: project.id }
  return { ...project, ...nowhere, ...original, attempt: { kind: 'none' } }
}

import type { ProjectVersion } from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { savedProject } from '../status/take-step.ts'
import { openProject } from './open-project.ts'
import { updateOpenProject } from './project-store.ts'

/** By number and the revision somebody looks at; without a number it is the open one, which was never saved. */
export type VersionedProject = { readonly id: number | null; readonly revision: number }

/** a project as it is now, under a name; what is open of it and not saved yet is saved first. */
export async function keepAsVersion(
  app: App,
  { id }: Pick<VersionedProject, 'id'>,
  name: string,
): Promise<Result<readonly ProjectVersion[]>> {
  const stored = await storedOne(app, { id, revision: 0 })
  if (!stored.ok) return stored
  const answer = await app.ports.call('projects/prjVersionCreate', { id: stored.value.id, name })
  return answer.ok ? done(answer.value) : refuse(answer.message)
}

/** asks, keeps what is there under a name of its own, and makes the version the project again. */
export async function restoreVersion(
  app: App,
  project: VersionedProject,
  name: string,
  keepAs: string,
): Promise<Result<string>> {
  const asked = await app.dialogs.ask('ask', {
    title: sentence('Go back to this version?'),
    question: sentence('The project is as “{{name}}” again. What it is now is kept as a version first.'),
    values: { name },
    answers: [
      { value: 'restore', label: sentence('Go back to it') },
      { value: 'no', label: sentence('Not now') },
    ],
  })
  if (!asked.ok) return asked
  if (asked.value !== 'restore') return refuse('Operation cancelled')

  const stored = await storedOne(app, project)
  if (!stored.ok) return stored
  const { id, revision } = stored.value
  const answer = await app.ports.call('projects/prjVersionRestore', {
    ...{ id, versionName: name, keepAs: keepAs.slice(0, 95), revision },
  })
  const { open } = app.project.getState()
  const isOpen = open?.id === id
  if (answer.ok) {
    return isOpen ? openProject(app, id, { noSaveRequest: true, goTo: null }) : done('Version restored')
  }

  const { code, message, details } = answer
  if (code === 'conflict' && isOpen) {
    updateOpenProject(app.project, open.desk, { attempt: { kind: 'conflict', message, details } })
  }
  return refuse(message)
}

/** As the server has it: what is open is saved first, any other project is stored as it is. */
async function storedOne(
  app: App,
  { id, revision }: VersionedProject,
): Promise<Result<{ readonly id: number; readonly revision: number }>> {
  return id === null || app.project.getState().open?.id === id ? savedProject(app) : done({ id, revision })
}

import type { ProjectVersion } from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { savedProject } from '../status/take-step.ts'
import { openProject } from './open-project.ts'
import { updateOpenProject } from './project-store.ts'

/** the open project as it is now, under a name; what is not saved yet is saved first. */
export async function keepAsVersion(app: App, name: string): Promise<Result<readonly ProjectVersion[]>> {
  const saved = await savedProject(app)
  if (!saved.ok) return saved
  const answer = await app.ports.call('projects/prjVersionCreate', { id: saved.value.id, name })
  return answer.ok ? done(answer.value) : refuse(answer.message)
}

/** asks, keeps what is there under a name of its own, and makes the version the project again. */
export async function restoreVersion(app: App, name: string, keepAs: string): Promise<Result<string>> {
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

  const saved = await savedProject(app)
  if (!saved.ok) return saved
  const { id, revision, desk } = saved.value
  const answer = await app.ports.call('projects/prjVersionRestore', {
    ...{ id, versionName: name, keepAs: keepAs.slice(0, 95), revision },
  })
  if (answer.ok) return openProject(app, id, { noSaveRequest: true, goTo: null })

  const { code, message, details } = answer
  if (code === 'conflict') {
    updateOpenProject(app.project, desk, { attempt: { kind: 'conflict', message, details } })
  }
  return refuse(message)
}

import { done, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { openProject } from './open-project.ts'
import { updateOpenProject } from './project-store.ts'
import { saveProject } from './save-project.ts'

/** Two people saved: nothing is overwritten, the person decides what becomes of their own work. */
export async function resolveConflict(app: App): Promise<Result<string>> {
  const project = app.project.getState().open
  if (project?.attempt.kind !== 'conflict' || project.id === null) return refuse('There is no conflict')

  const asked = await app.dialogs.ask('ask', {
    title: sentence('Someone else saved this project'),
    question: sentence(
      'It was saved by someone else while you worked on it. Your changes are still here, but not saved.',
    ),
    answers: [
      { value: 'copy', label: sentence('Save mine as a copy') },
      { value: 'theirs', label: sentence('Open their version') },
    ],
  })
  if (!asked.ok) return asked
  if (asked.value === 'theirs') {
    return openProject(app, project.id, { noSaveRequest: true, goTo: null })
  }
  if (asked.value !== 'copy') return done('Nothing changed')

  updateOpenProject(app.project, project.desk, {
    id: null,
    revision: 0,
    status: 'unsaved',
    saved: null,
    savedAt: null,
    attempt: { kind: 'none' },
  })
  return saveProject(app)
}

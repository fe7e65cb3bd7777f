import { done, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { asCopy } from './as-copy.ts'
import { offerToSave } from './offer-to-save.ts'
import { openProject } from './open-project.ts'
import type { OpenProject } from './project-store.ts'
import { saveProject } from './save-project.ts'

/** Two people saved: nothing is overwritten, the person decides what becomes of their own work. */
export async function resolveConflict(app: App): Promise<Result<string>> {
  const project = app.project.getState().open
  if (project?.attempt.kind !== 'conflict' || project.id === null) return refuse('There is no conflict')

  const asked = await app.dialogs.ask('ask', {
    title: sentence('Someone else saved this project'),
    question: sentence(
      'While you worked on it, it was saved by someone else, or by you in another window. Your changes are still here, but not saved: save them as a copy and both versions stay.',
    ),
    answers: [
      { value: 'copy', label: sentence('Save mine as a copy') },
      { value: 'theirs', label: sentence('Open their version') },
    ],
  })
  if (!asked.ok) return asked
  if (asked.value === 'theirs') return openTheirs(app, project, project.id)
  if (asked.value !== 'copy') return done('Nothing changed')

  app.project.setState({ open: asCopy(project) })
  return saveProject(app)
}

/** What the person had is put aside, not away. */
async function openTheirs(app: App, mine: OpenProject, id: number): Promise<Result<string>> {
  const opened = await openProject(app, id, { noSaveRequest: true, goTo: null })
  if (!opened.ok) return opened

  app.notices.show({
    message: sentence('This is their version. Yours is kept until you leave this page.'),
    action: { label: sentence('Bring mine back as a copy'), run: () => void bringBack(app, mine) },
  })
  return opened
}

async function bringBack(app: App, mine: OpenProject): Promise<void> {
  if (await offerToSave(app)) app.project.setState({ open: asCopy(mine) })
}

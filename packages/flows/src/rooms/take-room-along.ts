import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'
import { isChanged } from '../project/project-store.ts'
import { saveProject } from '../project/save-project.ts'

/** D-130: what somebody goes home with. Whoever may save has it saved first: a code stands for what is saved. */
export async function takeRoomAlong(app: App): Promise<Result<string>> {
  const { open } = app.project.getState()
  if (!open) return refuse('You must first initialize a project')
  const maySave = app.session.getState().profile?.canSaveProject ?? false
  if (maySave && (open.id === null || isChanged(open))) {
    const saved = await saveProject(app)
    if (!saved.ok) return saved
  }

  const { id = null } = app.project.getState().open ?? {}
  const asked = await app.dialogs.ask('takeAlong', { id })
  if (asked.ok && asked.value === 'login') await app.dialogs.ask('login', { redirectFrom: null })
  if (asked.ok && asked.value === 'send' && id !== null) await app.dialogs.ask('sendRoom', { id })
  return done('Room taken along')
}

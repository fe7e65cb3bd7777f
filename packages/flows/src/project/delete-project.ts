import { done, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { clearSessionState } from './close-project.ts'
import { isChanged } from './project-store.ts'
import { saveProject } from './save-project.ts'

const inBin = sentence('The project is in the bin')

export type NamedProject = { readonly id: number; readonly name: string }

/** A-62, D-85: asks, names the project and puts it into the bin; `changed` is told of that, and of its way back. */
export async function deleteProject(
  app: App,
  { id, name }: NamedProject,
  changed: () => void,
): Promise<Result<string>> {
  const asked = await app.dialogs.ask('deleteProject', { name })
  if (!asked.ok) return asked
  if (asked.value !== 'delete') return refuse('Operation cancelled')

  const gone = await putIntoBin(app, id)
  if (!gone.ok) return gone
  changed()
  app.notices.show({
    message: inBin,
    action: {
      label: sentence('Bring it back'),
      run: async () => {
        const back = await bringBack(app, id, changed)
        if (!back.ok) app.notices.show({ message: back.message, kind: 'error' })
      },
    },
  })
  return gone
}

/** What is open of it is saved first, so that what is brought back is what was deleted, and closed. */
export async function putIntoBin(app: App, id: number): Promise<Result<string>> {
  const { open } = app.project.getState()
  if (open?.id === id && isChanged(open)) {
    const saved = await saveProject(app)
    if (!saved.ok) return saved
  }
  const answer = await app.ports.call('projects/deleteProject', { id })
  if (!answer.ok) return refuse(answer.message)

  if (app.project.getState().open?.id === id) {
    clearSessionState(app)
    app.ports.navigate('/projects')
  }
  return done('Project deleted')
}

/** Out of the bin, as it was. */
export async function bringBack(app: App, id: number, changed: () => void): Promise<Result<string>> {
  const answer = await app.ports.call('projects/restore', { id })
  if (!answer.ok) return refuse(answer.message)

  changed()
  app.notices.withdraw(inBin)
  app.notices.show({ message: sentence('The project is back') })
  return done('Project restored')
}

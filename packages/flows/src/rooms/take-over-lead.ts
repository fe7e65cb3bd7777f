import { type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'
import { offerToSave } from '../project/offer-to-save.ts'
import { openProject } from '../project/open-project.ts'

/** D-131: from now on it is this seller's, with its sender as the customer. */
export async function takeOverLead(app: App, id: number): Promise<Result<string>> {
  if (!(await offerToSave(app))) return refuse('Project not saved')
  const taken = await app.ports.call('rooms/take', { id })
  if (!taken.ok) return refuse(taken.message)
  return openProject(app, id, { noSaveRequest: true, goTo: '/configurator3d' })
}

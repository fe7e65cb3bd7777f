import { done, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { clearSessionState } from '../project/close-project.ts'
import { changeStatus, savedProject } from './take-step.ts'

/** D-55 Assign: asks to whom, and gives the open project there as it is. */
export async function giveAway(app: App): Promise<Result<string>> {
  const asked = await app.dialogs.ask('assign', {})
  if (!asked.ok) return asked
  if (!asked.value) return refuse('Operation cancelled')

  const saved = await savedProject(app)
  if (!saved.ok) return saved
  const given = await changeStatus(app, saved.value.status, asked.value)
  if (!given.ok) return given

  app.notices.show({ message: sentence('The project was given away') })
  const { toShop } = asked.value
  const isStillOurs = app.session.getState().profile?.shops.some(({ code }) => code === toShop)
  // Who is not of that shop finds it no longer.
  if (!isStillOurs) {
    clearSessionState(app)
    app.ports.navigate('/projects')
  }
  return done('Project given')
}

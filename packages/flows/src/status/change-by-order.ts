import { done, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { callUntilAnswered } from '../project/call-until-answered.ts'
import { openProject } from '../project/open-project.ts'

/** D-85: makes the change order of the open project and opens it. */
export async function changeByOrder(app: App): Promise<Result<string>> {
  const id = app.project.getState().open?.id ?? null
  if (id === null) return refuse('You must first initialize a project')

  const answer = await callUntilAnswered(app, 'projects/changeOrder', { id, idempotencyKey: app.ports.ids() })
  if (!answer.ok) return refuse(answer.message)
  const opened = await openProject(app, answer.value.id, { noSaveRequest: true, goTo: null })
  if (!opened.ok) return opened

  app.notices.show({ message: sentence('This is the change order. The ordered project stays as it is.') })
  return done('Change order made')
}

import { changeBetween, done, hasChanges, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { callUntilAnswered } from '../project/call-until-answered.ts'
import { openProject } from '../project/open-project.ts'

/** D-85: makes the change order of the open project and opens it. What was changed here already goes along. */
export async function changeByOrder(app: App): Promise<Result<string>> {
  const ordered = app.project.getState().open
  const id = ordered?.id ?? null
  if (!ordered || id === null) return refuse('You must first initialize a project')

  const answer = await callUntilAnswered(app, 'projects/changeOrder', { id, idempotencyKey: app.ports.ids() })
  if (!answer.ok) return refuse(answer.message)
  const { saved, start, desk, underWay } = ordered
  const edits = changeBetween(saved ?? start, desk.current().document).after
  underWay.isGivenUp = true
  const opened = await openProject(app, answer.value.id, { noSaveRequest: true, goTo: null })
  const taken = opened.ok && hasChanges(edits) ? app.project.getState().open?.desk.take(edits) : opened
  if (taken?.ok === false) {
    underWay.isGivenUp = false
    app.project.setState({ open: ordered })
    return taken
  }

  app.notices.show({ message: sentence('This is the change order. The ordered project stays as it is.') })
  return done('Change order made')
}

import { done, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { callUntilAnswered } from './call-until-answered.ts'
import { openProject } from './open-project.ts'

/** a copy of a project as it is saved; `changed` is told of it. */
export async function copyStored(app: App, id: number, changed: () => void): Promise<Result<string>> {
  const answer = await callUntilAnswered(app, 'projects/clone', { id, idempotencyKey: app.ports.ids() })
  if (!answer.ok) return refuse(answer.message)

  changed()
  app.notices.show({
    message: sentence('The project was copied'),
    action: {
      label: sentence('Open the copy'),
      run: async () => {
        const { id: copy } = answer.value
        const opened = await openProject(app, copy, { noSaveRequest: false, goTo: '/configurator3d' })
        if (!opened.ok) app.notices.show({ message: opened.message, kind: 'error' })
      },
    },
  })
  return done('Project copied')
}

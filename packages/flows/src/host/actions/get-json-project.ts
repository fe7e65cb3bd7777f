import { toWireProject } from '@arredo/contract'
import { done, refuse } from '@arredo/project'
import { defineHostAction } from '../host-action.ts'

/** H-49, D-18 */
export const getJsonProject = defineHostAction({
  name: 'getJsonProject',
  needs: { login: 'any', project: 'always' },
  async run({ app }) {
    const { open } = app.project.getState()
    if (!open) return refuse('You must first initialize a project')

    const { document, evaluation } = open.desk.current()
    const { profile } = app.session.getState()
    const content = toWireProject(document, {
      id: open.id,
      evaluation,
      measures: app.config.measures,
      currency: profile?.shop?.currency ?? app.config.currency,
    })
    return done({ content })
  },
})

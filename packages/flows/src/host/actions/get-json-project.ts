import { done, refuse } from '@arredo/project'
import { exportedProject } from '../../project/exported-project.ts'
import { defineHostAction } from '../host-action.ts'

/** H-49, D-18 */
export const getJsonProject = defineHostAction({
  name: 'getJsonProject',
  needs: { login: 'any', project: 'always' },
  async run({ app, outside }) {
    const { open } = app.project.getState()
    if (!open) return refuse('You must first initialize a project')

    return done({ content: await exportedProject(app, open, outside.selection()[0] ?? null) })
  },
})

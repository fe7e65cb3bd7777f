import { refuse } from '@arredo/project'
import { openProject as open } from '../../project/open-project.ts'
import { defineHostAction } from '../host-action.ts'

/** Numbers are 32-bit integers at rest. */
const highest = 2_147_483_647

/** H-18, D-26: home first, then the planner; answered after arrival. */
export const openProject = defineHostAction({
  name: 'openProject',
  needs: { login: 'personal' },
  async run({ app, outside }, { id, noSaveRequest }) {
    if (id < 1 || id > highest) return refuse('Project not found')

    const opened = await open(app, id, { noSaveRequest, goTo: null, isUnattended: true })
    if (!opened.ok) return opened
    await outside.goTo('/home')
    await outside.goTo('/configurator3d')
    return opened
  },
})

import { refuse } from '@arredo/project'
import { defineHostAction, somethingWentWrong } from '../host-action.ts'

/** The view maker does not exist yet: the request is checked in full, the work itself cannot be done. */
export const generateViewmaker = defineHostAction({
  name: 'generateViewmaker',
  needs: { login: 'any', project: 'always', view3d: 'always' },
  run: async () => refuse(somethingWentWrong),
})

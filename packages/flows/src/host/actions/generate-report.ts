import { refuse } from '@arredo/project'
import { defineHostAction, somethingWentWrong } from '../host-action.ts'

/** Reports by name do not exist yet: the request is checked in full, the work itself cannot be done. */
export const generateReport = defineHostAction({
  name: 'generateReport',
  needs: { login: 'any', project: 'always' },
  run: async () => refuse(somethingWentWrong),
})

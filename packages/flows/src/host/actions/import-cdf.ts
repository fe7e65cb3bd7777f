import { refuse } from '@arredo/project'
import { defineHostAction, somethingWentWrong } from '../host-action.ts'

/** The converter does not exist yet: the request is checked in full, the work itself cannot be done. */
export const importCDF = defineHostAction({
  name: 'importCDF',
  needs: { login: 'personal' },
  run: async () => refuse(somethingWentWrong),
})

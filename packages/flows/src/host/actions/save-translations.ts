import { refuse } from '@arredo/project'
import { defineHostAction, somethingWentWrong } from '../host-action.ts'

/** The server keeps no translations yet: the request is checked in full, the work itself cannot be done. */
export const saveTranslations = defineHostAction({
  name: 'saveTranslations',
  needs: { login: 'any' },
  run: async () => refuse(somethingWentWrong),
})

import { setLanguage } from '../../language/set-language.ts'
import { defineHostAction } from '../host-action.ts'

export const setLang = defineHostAction({
  name: 'setLang',
  needs: {},
  run: ({ app }, { language }) => setLanguage(app, language),
})

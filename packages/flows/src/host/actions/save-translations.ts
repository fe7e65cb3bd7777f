import { saveTranslations as save } from '../../language/save-translations.ts'
import { defineHostAction } from '../host-action.ts'

/** H-51, D-35. */
export const saveTranslations = defineHostAction({
  name: 'saveTranslations',
  needs: { login: 'any' },
  run: ({ app }, { language, texts }) => save(app, language, texts),
})

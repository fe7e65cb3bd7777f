import { done, refuse } from '@arredo/project'
import { defineHostAction } from '../host-action.ts'

/** H-51, D-35: who may is the server's to say; anything but OK goes back to the host as it came. */
export const saveTranslations = defineHostAction({
  name: 'saveTranslations',
  needs: { login: 'any' },
  async run({ app }, { language, texts }) {
    const saved = await app.ports.call('translations/save', { ...texts, lang: language })
    if (!saved.ok) return refuse(saved.message)
    return saved.value === 'OK' ? done('Translations saved') : refuse(saved.value)
  },
})

import { done, type Result, refuse } from '@arredo/project'
import { setLanguage } from '../../language/set-language.ts'
import { logIn } from '../../session/log-in.ts'
import { setShop } from '../../session/set-shop.ts'
import { defineHostAction } from '../host-action.ts'

/** H-27, D-09: one step after another, their messages joined; the first failure ends it, the login stays. */
export const doLoginPro = defineHostAction({
  name: 'doLoginPro',
  needs: {},
  async run({ app }, { credentials, shop, language }) {
    const steps: (() => Promise<Result<string>>)[] = [
      () => logIn(app, { ...credentials, isProfessional: true }),
    ]
    if (shop !== null) steps.push(() => setShop(app, shop))
    if (language !== null) steps.push(() => setLanguage(app, language))

    const said: string[] = []
    for (const take of steps) {
      const result = await take()
      said.push(result.ok ? result.value : result.message)
      if (!result.ok) return refuse(said.join(', '))
    }
    return done(said.join(', '))
  },
})

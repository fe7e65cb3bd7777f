import type { Calls, OutputOf } from '@arredo/contract'
import type { App } from '../app.ts'
import { chooseLanguage } from '../language/choose-language.ts'
import { rememberedLanguage, showLanguage } from '../language/set-language.ts'
import type { StartUp } from './start-up-report.ts'

type SessionRecord = OutputOf<Calls['auth/login']>

/** Takes over who is there: profile, bearer, language. Null is nobody. */
export async function enter(app: App, session: SessionRecord | null): Promise<void> {
  const { config, ports } = app
  ports.keepBearer(session?.bearer ?? null)
  app.session.setState(({ isGuestAllowed }) => ({
    profile: session?.profile ?? null,
    hasRooms: session?.hasRooms ?? false,
    isCustomerLoginEnabled: config.isCustomerLogin && isGuestAllowed && session !== null,
  }))
  // Prices on the desk are those of whoever is there now; nobody keeps a face they may not see.
  app.project.setState({ face: 'customer' })
  app.project.getState().open?.desk.reevaluate()
  await showLanguage(
    app,
    chooseLanguage(config, {
      remembered: ports.memory.read(rememberedLanguage),
      profile: session?.profile.language ?? null,
      browser: ports.browserLanguages,
    }),
  )
}

/** a refused guest switches guests and customer login off; the page is shown all the same. */
export async function enterAsGuest(app: App): Promise<StartUp> {
  const { ports, session } = app
  const answer = await ports.call('auth/guest', { carrier: carrierOf(app) })
  if (answer.ok) {
    await enter(app, answer.value)
    return { report: null }
  }
  session.setState({ isGuestAllowed: false, isCustomerLoginEnabled: false })
  ports.log.warn('Guest user NOT accepted by back-end', answer.message)
  const isBenign = answer.message.includes('11-Wrong User ID:')
  return { report: isBenign ? null : answer.message }
}

/** A first-party cookie does not reach a frame on another site. */
export function carrierOf({ ports }: App): 'cookie' | 'bearer' {
  return ports.display === 'frame' ? 'bearer' : 'cookie'
}

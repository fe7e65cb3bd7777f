import type { App } from '../app.ts'
import { enter, enterAsGuest } from './enter.ts'
import type { StartUp } from './start-up-report.ts'

/** an existing session, else a guest's, else nobody; the page is shown in any case. */
export async function startUp(app: App): Promise<StartUp> {
  const session = await app.ports.call('auth/session', {})
  if (session.ok && session.value) {
    await enter(app, session.value)
    return { report: null }
  }
  const guest = app.config.isguest ? await enterAsGuest(app) : { report: null }
  if (!app.session.getState().profile) await enter(app, null)
  return session.ok ? guest : { report: guest.report ?? session.message }
}

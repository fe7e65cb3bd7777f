import type { App } from '../app.ts'
import type { Cancel } from '../ports.ts'
import { enter } from '../session/enter.ts'

/** A session lasts seven days and is renewed on use; a frame left open all night must not lose its own. */
const renewAfter = 60 * 60 * 1000

/** In a frame the bearer lives in memory alone, so that nobody but this page can renew it. */
export function keepSession(app: App): Cancel {
  const { clock, call } = app.ports
  let cancel = clock.after(renewAfter, renew)
  return () => cancel()

  async function renew(): Promise<void> {
    cancel = clock.after(renewAfter, renew)
    if (!app.session.getState().profile) return

    const session = await call('auth/session', {})
    // Ended on the server: from here on the host is told so. A lost connection says nothing of the sort.
    if (session.ok && !session.value) await enter(app, null)
  }
}

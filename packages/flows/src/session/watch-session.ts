import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import type { Cancel } from '../ports.ts'

/**
 * A session may be ended from elsewhere. What is on the desk stays there: whoever logs in again goes on with it.
 * Only for who is logged in: listening costs a stream, and a guest has one device.
 */
export function watchSession(app: App): Cancel {
  let stop: Cancel | null = null

  async function look(): Promise<void> {
    const { profile } = app.session.getState()
    const answer = await app.ports.call('auth/session', {})
    if (!answer.ok || answer.value !== null) return
    // A new login ends the session before it, and so does logging out: whoever just did that here knows.
    const now = app.session.getState()
    if (now.profile !== profile || now.isLeaving) return
    app.notices.show({ message: sentence('You were logged out from another device.'), kind: 'error' })
    await app.dialogs.ask('login', { redirectFrom: null })
  }

  function follow(): void {
    const { profile } = app.session.getState()
    const isSomebody = profile !== null && profile.kind !== 'guest'
    if (isSomebody) stop ??= app.events.on('session', (subject) => void (subject !== null && look()))
    else {
      stop?.()
      stop = null
    }
  }

  follow()
  const leave = app.session.subscribe(follow)
  return () => {
    leave()
    stop?.()
  }
}

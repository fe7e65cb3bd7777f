import { describe, expect, it } from 'vitest'
import { appForTests, profileFor, sessionFor } from '../testing/app-for-tests.ts'
import { streamsForTests } from '../testing/streams-for-tests.ts'
import { logOut } from './log-out.ts'
import { watchSession } from './watch-session.ts'

function watched(isEnded: boolean) {
  const { streams, events } = streamsForTests()
  const session = { profile: profileFor('pro'), bearer: null, expiresAt: '2026-12-01T00:00:00Z' }
  const { app, wait } = appForTests(
    { 'auth/session': () => ({ ok: true, value: isEnded ? null : session }) },
    { ports: { events } },
  )
  watchSession(app)
  return { app, wait, streams }
}

describe('a session that is ended from elsewhere', () => {
  it('asks to log in again and leaves the desk as it is', async () => {
    const { app, wait, streams } = watched(true)
    app.session.setState({ profile: profileFor('pro') })
    await wait(0)
    streams[0]?.opened()
    streams[0]?.event({ topic: 'session', subject: 'one' }, '1')
    await wait(0)
    expect(app.dialogs.store.getState().open.map(({ name }) => name)).toEqual(['login'])
    expect(app.notices.store.getState().shown.map(({ message }) => message)).toEqual([
      'You were logged out from another device.',
    ])
  })

  it('by a login right here says nothing, even where its end is heard first', async () => {
    const { app, wait, streams } = watched(true)
    app.session.setState({ profile: profileFor('pro') })
    await wait(0)
    streams[0]?.opened()
    streams[0]?.event({ topic: 'session', subject: 'one' }, '1')
    app.session.setState({ profile: profileFor('pro') })
    await wait(0)
    expect(app.dialogs.store.getState().open).toEqual([])
    expect(app.notices.store.getState().shown).toEqual([])
  })

  it('by a log out right here says nothing while the guest is still on the way', async () => {
    const { streams, events } = streamsForTests()
    const guest = Promise.withResolvers<void>()
    const ended = { ok: true, value: null } as const
    const { app, wait } = appForTests(
      {
        'auth/session': () => ended,
        'auth/logout': () => ended,
        'auth/guest': () => guest.promise.then(() => ({ ok: true, value: sessionFor('guest') }) as const),
      },
      { ports: { events } },
    )
    watchSession(app)
    app.session.setState({ profile: profileFor('customer') })
    await wait(0)
    const left = logOut(app)
    streams[0]?.event({ topic: 'session', subject: 'one' }, '1')
    await wait(0)
    guest.resolve()
    await left
    expect(app.session.getState().profile?.kind).toBe('guest')
    expect(app.dialogs.store.getState().open).toEqual([])
    expect(app.notices.store.getState().shown).toEqual([])
  })

  it('of another device of mine is nothing here, and a guest opens no stream for it', async () => {
    const { app, wait, streams } = watched(false)
    app.session.setState({ profile: profileFor('guest') })
    await wait(0)
    expect(streams).toHaveLength(0)
    app.session.setState({ profile: profileFor('pro') })
    await wait(0)
    streams[0]?.event({ topic: 'session', subject: 'another' }, '1')
    await wait(0)
    expect(app.dialogs.store.getState().open).toEqual([])
  })
})

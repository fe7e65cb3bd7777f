import { Profile } from '@arredo/contract'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { newProject } from '../project/new-project.ts'
import { appForTests, failure, profileFor, sessionFor } from '../testing/app-for-tests.ts'
import { logIn, pathAfterLogin } from './log-in.ts'
import { logOut } from './log-out.ts'
import { setShop } from './set-shop.ts'
import { startUp } from './start-up.ts'

const nobody = () => ({ ok: true, value: null }) as const
const credentials = { userid: 'atlas', username: 'anna', password: 'secret' }

describe('startUp', () => {
  it('[A-111 part] takes over an existing session and its language', async () => {
    const { app, shownLanguages } = appForTests({
      'auth/session': () => ({ ok: true, value: sessionFor('pro', { language: 'it' }) }),
    })
    expect(await startUp(app)).toEqual({ report: null })
    expect(app.session.getState().profile?.kind).toBe('pro')
    expect(shownLanguages).toEqual(['it'])
  })

  it('[A-111 part] enters as a guest where the brand admits guests', async () => {
    const { app } = appForTests({
      'auth/session': nobody,
      'auth/guest': () => ({ ok: true, value: sessionFor('guest') }),
    })
    await startUp(app)
    expect(app.session.getState()).toMatchObject({ isGuestAllowed: true, isCustomerLoginEnabled: true })
    expect(app.session.getState().profile?.kind).toBe('guest')
  })

  it('[A-111 part] a refused guest switches guests and customer login off and is reported', async () => {
    const refused = { 'auth/session': nobody, 'auth/guest': () => failure('forbidden', 'Database down') }
    const { app, warnings, shownLanguages } = appForTests(refused)
    expect(await startUp(app)).toEqual({ report: 'Database down' })
    expect(app.session.getState()).toMatchObject({
      profile: null,
      isGuestAllowed: false,
      isCustomerLoginEnabled: false,
    })
    expect(warnings).toContain('Guest user NOT accepted by back-end')
    expect(shownLanguages).toEqual(['it'])
  })

  it("[A-111 part] '11-Wrong User ID:' is benign", async () => {
    const { app } = appForTests({
      'auth/session': nobody,
      'auth/guest': () => failure('forbidden', 'Error 11-Wrong User ID: guest'),
    })
    expect(await startUp(app)).toEqual({ report: null })
  })

  it('[A-187] whoever did not log in is a guest, and nobody is of two kinds', async () => {
    const { app } = appForTests({
      'auth/session': nobody,
      'auth/guest': () => ({ ok: true, value: sessionFor('guest') }),
      'auth/login': () => ({ ok: true, value: sessionFor('pro') }),
    })
    await startUp(app)
    const { profile } = app.session.getState()
    expect(profile?.kind).toBe('guest')
    for (const kind of ['pro', 'customer', 'guest'])
      expect(Profile.parse({ ...profile, kind }).kind).toBe(kind)
    for (const kind of ['pro,customer', ['pro', 'guest'], '', null, undefined]) {
      expect(Profile.safeParse({ ...profile, kind }).success, String(kind)).toBe(false)
    }
    for (const sellerType of ['6', null, 6.5]) {
      expect(Profile.safeParse({ ...profile, sellerType }).success, String(sellerType)).toBe(false)
    }
    await logIn(app, credentials)
    expect(app.session.getState().profile?.kind).toBe('pro')
  })

  it('[A-181] without guest support nobody is asked', async () => {
    const { app, calls } = appForTests({ 'auth/session': nobody }, { config: { isguest: false } })
    await startUp(app)
    expect(calls.map(({ name }) => name)).toEqual(['auth/session'])
    expect(app.session.getState().profile).toBeNull()
  })
})

describe('logIn', () => {
  it('[H-28] names what is missing, in order', async () => {
    const { app, calls } = appForTests()
    expect(await logIn(app, { userid: '', username: '', password: '' })).toMatchObject({
      message: 'Missing user id',
    })
    expect(await logIn(app, { ...credentials, username: '' })).toMatchObject({ message: 'Missing username' })
    expect(await logIn(app, { ...credentials, password: '' })).toMatchObject({ message: 'Missing password' })
    expect(calls).toEqual([])
  })

  it('[H-30] in a frame asks for a bearer and keeps it in memory', async () => {
    const { app, calls, bearers } = appForTests(
      { 'auth/login': () => ({ ok: true, value: { ...sessionFor('pro'), bearer: 'abc' } }) },
      { ports: { display: 'frame' } },
    )
    expect(await logIn(app, credentials)).toEqual({ ok: true, value: 'User Pro authenticated' })
    expect(calls[0]?.input).toEqual({ ...credentials, carrier: 'bearer' })
    expect(bearers).toEqual(['abc'])
  })

  it('keeps who was there when the password is wrong', async () => {
    const { app } = appForTests({ 'auth/login': () => failure('notLoggedIn', 'Wrong password') })
    app.session.setState({ profile: profileFor('guest') })
    expect(await logIn(app, credentials)).toEqual({ ok: false, message: 'Wrong password' })
    expect(app.session.getState().profile?.kind).toBe('guest')
  })

  it('goes on to our own paths only', () => {
    expect(pathAfterLogin('/projects?x=1')).toBe('/projects?x=1')
    for (const path of [null, '', 'https://evil.example', '//evil.example', '/\\evil.example']) {
      expect(pathAfterLogin(path)).toBeNull()
    }
  })
})

describe('logOut', () => {
  it('[A-59] clears the project, goes home and becomes a guest again where guests are admitted', async () => {
    const { app, paths } = appForTests(
      {
        'auth/logout': nobody,
        'auth/guest': () => ({ ok: true, value: sessionFor('guest') }),
      },
      { pack: samplePack, config: { selectRoom: false } },
    )
    app.session.setState({ profile: profileFor('pro') })
    await newProject(app, { name: 'New', noSaveRequest: true, goTo: null })
    app.project.setState({ face: 'trade' })
    expect(app.project.getState().open).not.toBeNull()
    const there: (string | undefined)[] = []
    app.session.subscribe(({ profile }) => there.push(profile?.kind))
    await logOut(app)
    expect(paths).toEqual(['/home'])
    // Home shows no form that goes again when the guest comes.
    expect(there).not.toContain(undefined)
    expect(app.project.getState()).toEqual({ open: null, face: 'customer' })
    expect(app.session.getState().profile?.kind).toBe('guest')
  })
})

describe('setShop', () => {
  it('[H-29] [H-56] only the user’s own shops', async () => {
    const shop = { code: 'MI01', name: 'Milano', country: 'IT', currency: 'EUR', priceList: 'EUR2026' }
    const { app } = appForTests({ 'auth/setShop': () => ({ ok: true, value: profileFor('pro', { shop }) }) })
    app.session.setState({ profile: profileFor('pro', { shops: [shop] }) })
    expect(await setShop(app, '')).toMatchObject({ message: 'Missing shop id' })
    expect(await setShop(app, 'NY01')).toMatchObject({ message: 'Shop not available for user' })
    expect(await setShop(app, 'MI01')).toEqual({ ok: true, value: 'Shop setted' })
    expect(app.session.getState().profile?.shop?.code).toBe('MI01')
  })
})

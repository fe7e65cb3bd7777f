import { type HostActionName, hostActionNames } from '@arredo/contract/host'
import { samplePack } from '@arredo/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { profileFor, settle } from '../testing/app-for-tests.ts'
import { hostForTests } from '../testing/host-for-tests.ts'
import { hostActions } from './actions/index.ts'
import { keepSession } from './keep-session.ts'
import { preCheck } from './pre-checks.ts'

const login = 'First must do login'
const project = 'You must first initialize a project'
const view = 'You must first go to 3D view'

/** Table D-05, line by line: what is asked of whom; `new` columns hold with newProject true. */
type Row = { login: 'none' | 'any' | 'personal'; project: boolean | 'ifNotNew'; view: boolean | 'ifNotNew' }
const free: Row = { login: 'none', project: false, view: false }
const any: Row = { ...free, login: 'any' }
const open: Row = { ...any, project: true }
const inView: Row = { ...open, view: true }
const table: Readonly<Record<HostActionName, Row>> = {
  doLoginPro: free,
  setLang: free,
  navigateTo: free,
  saveTranslations: any,
  newProject: any,
  openGallery: any,
  openProject: { ...any, login: 'personal' },
  importCDF: { ...any, login: 'personal' },
  setModel: { ...any, project: 'ifNotNew' },
  insertArticle: { ...any, project: 'ifNotNew', view: 'ifNotNew' },
  loadGallery: { ...any, project: 'ifNotNew', view: 'ifNotNew' },
  getJsonProject: open,
  generateReport: open,
  saveProject: open,
  cloneProject: open,
  saveViewmaker: open,
  changeVariant: inView,
  takePicture: inView,
  generateViewmaker: inView,
}

describe('pre-checks', () => {
  it('[D-05, D-04, H-09, H-10, H-11, H-12] every action in every situation: the table, and its order', async () => {
    const host = hostForTests({}, { pack: samplePack })
    await host.ask({ action: 'newProject', noConfigure: true })
    const opened = host.app.project.getState().open
    let situations = 0
    for (const name of hostActionNames) {
      const { needs } = await hostActions[name]()
      for (const who of [null, 'guest', 'customer', 'pro'] as const)
        for (const isOpen of [false, true])
          for (const path of ['/home', '/configurator2d', '/configurator3d', '/configurator'])
            for (const isNew of [false, true]) {
              host.app.session.setState({ profile: who && profileFor(who) })
              host.app.project.setState({ open: isOpen ? opened : null })
              const result = preCheck({ app: host.app, outside: { path: () => path } as never }, needs, isNew)
              const row = table[name]
              const isAsked = (when: boolean | 'ifNotNew') => when === true || (when === 'ifNotNew' && !isNew)
              const isStranger =
                row.login === 'personal' ? !who || who === 'guest' : row.login === 'any' && !who
              const on3d = path === '/configurator3d' || path === '/configurator'
              const expected =
                (isStranger && login) ||
                (isAsked(row.project) && !isOpen && project) ||
                (isAsked(row.view) && !on3d && view) ||
                null
              expect(result.ok ? null : result.message, `${name} ${who} ${isOpen} ${path} ${isNew}`).toBe(
                expected,
              )
              situations++
            }
    }
    expect(situations).toBe(19 * 4 * 2 * 4 * 2)
  })

  it('[D-02] guest admission before all, the action before pre-checks, these before the fields', async () => {
    const host = hostForTests({}, { who: null, pack: samplePack })
    const bad = { action: 'changeVariant' }
    expect(await host.ask({ action: 'nothing' })).toMatchObject({
      message: "This site doesn't allow guest users!",
    })
    expect(await host.ask(bad)).toMatchObject({ message: "This site doesn't allow guest users!" })
    host.app.session.setState({ profile: profileFor('pro') })
    expect(await host.ask({ action: 'nothing' })).toMatchObject({ message: 'Unknown action' })
    expect(await host.ask(bad)).toMatchObject({ message: project })
    await host.ask({ action: 'newProject', noConfigure: true })
    expect(await host.ask(bad)).toMatchObject({ message: view })
    await host.ask({ action: 'navigateTo', page: 'configurator3d' })
    expect(await host.ask(bad)).toMatchObject({ message: 'Missing variant code' })
  })

  it('[H-06, D-03] a user who appears is served, and refused again once gone', async () => {
    const host = hostForTests({}, { who: null })
    const ask = () => host.ask({ action: 'setLang', lang: 'it' })
    expect(await ask()).toMatchObject({ status: 1, message: "This site doesn't allow guest users!" })
    for (const kind of ['pro', 'customer', 'guest'] as const) {
      host.app.session.setState({ profile: { ...profileFor(kind), userId: '' } })
      expect(await ask()).toMatchObject({ status: 1 })
      host.app.session.setState({ profile: profileFor(kind) })
      expect(await ask()).toMatchObject({ status: 0 })
    }
    host.app.session.setState({ profile: null })
    expect(await ask()).toMatchObject({ status: 1, message: "This site doesn't allow guest users!" })
  })

  it('[D-01 part] a tenant may let doLoginPro through, and nothing else', async () => {
    const host = hostForTests({}, { who: null, config: { hostMayLogIn: true } })
    expect(await host.ask({ action: 'doLoginPro' })).toMatchObject({ message: 'Missing user id' })
    expect(await host.ask({ action: 'setLang' })).toMatchObject({
      message: "This site doesn't allow guest users!",
    })
  })
})

describe('the queue', () => {
  it('[H-62] answers in the order of the requests, also while a person is asked', async () => {
    const host = hostForTests({}, { pack: samplePack })
    await host.ask({ action: 'newProject', addRoom: true })
    host.receive({ action: 'newProject', requestId: 1 })
    host.receive({ action: 'setLang', lang: 'xx', requestId: 2 })
    host.receive({ action: 'fly', requestId: 3 })
    await host.wait(0)
    // The first one waits for 'Save current project?', and everything behind it.
    expect(host.answers).toHaveLength(1)
    await host.ask({ action: 'getJsonProject', requestId: 4 }, ['no'])
    await settle()
    while (host.answers.length < 5) await new Promise((resolve) => setTimeout(resolve, 1))
    expect(host.answers.slice(1).map(({ requestId }) => requestId)).toEqual([1, 2, 3, 4])
  })

  it('[D-87] a message that names no action is answered, and other noise of the window is not', async () => {
    const host = hostForTests({}, { pack: samplePack })
    const answer = { status: 1, message: 'Request not valid' }
    expect(await host.ask({ lang: 'it', requestId: 'a' })).toEqual({ ...answer, action: '', requestId: 'a' })
    expect(await host.ask('{"lang":"it"}')).toEqual({ ...answer, action: '' })
    for (const noise of ['webpackOk', 7, null, undefined, [], '[1]']) host.receive(noise)
    expect(await host.ask({ action: 'setLang', lang: 'it' })).toMatchObject({ status: 0 })
    expect(host.answers).toHaveLength(3)
  })

  it('[H-62] holds 100 requests and answers those beyond at once', async () => {
    const host = hostForTests({}, { who: null })
    for (let index = 0; index < 130; index++) host.receive({ action: 'setLang', requestId: index })
    expect(host.answers).toHaveLength(30)
    expect(host.answers[0]).toEqual({
      status: 1,
      action: 'setLang',
      message: 'Too many requests',
      requestId: 100,
    })
    await settle()
    for (let turn = 0; turn < 100 && host.answers.length < 130; turn++) await settle()
    expect(new Set(host.answers.map(({ requestId }) => requestId)).size).toBe(130)
  })

  it('[H-62] a bug in an action is answered, logged, and does not stop the next', async () => {
    const host = hostForTests({
      'catalogues/list': () => {
        throw new Error('boom')
      },
    })
    expect(await host.ask({ action: 'setModel', catalog: 'X', model: 'Y' })).toEqual({
      status: 1,
      action: 'setModel',
      message: 'Something went wrong please try again',
    })
    expect(host.warnings).toContain('The host action setModel failed')
    expect(await host.ask({ action: 'setLang', lang: 'it' })).toMatchObject({ status: 0 })
  })

  it('[H-62] a reply that throws is logged, and every request behind it is answered', async () => {
    const host = hostForTests({}, { who: null })
    const answered: unknown[] = []
    for (let index = 0; index < 103; index++) {
      host.desk.receive({ action: 'setLang', requestId: index }, ({ requestId }) => {
        if (index === 3 || index === 102) throw new Error('The window is gone')
        answered.push(requestId)
      })
    }
    for (let tries = 0; tries < 100 && answered.length < 101; tries++) await settle()
    expect(answered).toHaveLength(101)
    expect(host.warnings).toEqual(Array(2).fill('The answer to the host action setLang could not be sent'))
    expect(await host.ask({ action: 'setLang', lang: 'it' })).toMatchObject({ status: 1 })
  })
})

describe('any message at all', () => {
  const keys = [
    ...[
      'action',
      'requestId',
      'varCod',
      'varVal',
      'userid',
      'username',
      'password',
      'shop',
      'lang',
      'catalog',
      'model',
    ],
    ...[
      'article',
      'classification',
      'side',
      'header',
      'id',
      'params',
      'page',
      'width',
      'newProject',
      'addRoom',
    ],
    ...[
      'roomType',
      'roomDimension',
      'roomHeight',
      'addToCustomerFields',
      'cdfProject',
      'rows',
      'reportname',
      '__proto__',
    ],
  ]
  const value = fc.oneof(
    fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSparseArray: true,
      withTypedArray: true,
    }),
    fc.constantFrom(
      'KITCHEN',
      'B-DOOR',
      'LINEO_STD',
      'FRONT',
      'OAK',
      'home',
      '?a=b',
      '../x',
      'it',
      'rt3',
      true,
      false,
      7,
      '',
    ),
  )
  const request = fc
    .tuple(
      fc.option(
        fc.oneof(
          { weight: 8, arbitrary: fc.constantFrom(...hostActionNames) },
          { weight: 1, arbitrary: fc.anything() },
        ),
      ),
      fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), value, { maxKeys: 6 }),
    )
    // Nobody is there to answer the question whether to save.
    .map(([action, rest]) => ({ ...rest, ...(action === null ? {} : { action }), noSaveRequest: true }))
  const message = fc.oneof({ weight: 9, arbitrary: request }, { weight: 1, arbitrary: fc.anything() })

  it('[H-62, H-60] 10,000 random messages: nothing throws, each request has one answer, the rest is dropped', async () => {
    const host = hostForTests({}, { pack: samplePack })
    const errors: string[] = []
    const dropped = () => host.warnings.filter((warning) => warning.includes('was dropped')).length
    let sent = 0
    for (const data of fc.sample(message, { numRuns: 10_000, seed: 20_261_115 })) {
      const before = host.answers.length + dropped()
      host.receive(data)
      sent++
      for (let turn = 0; host.answers.length + dropped() === before; turn++) {
        await settle()
        if (turn > 20) await new Promise((resolve) => setTimeout(resolve, 1))
        if (turn > 2000) throw new Error(`No answer to ${JSON.stringify(data)}`)
      }
    }
    await settle()
    errors.push(...host.warnings.filter((warning) => warning.startsWith('The host action')))
    expect(errors).toEqual([])
    expect(host.answers.length + dropped()).toBe(sent)
    expect(dropped()).toBeGreaterThan(200)
    const unreadable = host.answers.filter(
      (answer) => 'message' in answer && answer.message === 'Request not valid',
    )
    expect(unreadable.length).toBeGreaterThan(200)
    expect(host.answers.filter(({ status }) => status === 0).length).toBeGreaterThan(500)
    for (const answer of host.answers) {
      // Each was answered before the next came, so that none may still be waiting.
      expect(answer).not.toHaveProperty('message', 'Too many requests')
      expect([0, 1]).toContain(answer.status)
      expect('message' in answer).not.toBe('content' in answer)
    }
  })
})

describe('the session in a frame', () => {
  it('is renewed while the page lives, and its end on the server is noticed', async () => {
    let isAlive = true
    const value = { profile: profileFor('pro'), bearer: null, expiresAt: '2026-11-22T00:00:00Z' }
    const host = hostForTests({ 'auth/session': () => ({ ok: true, value: isAlive ? value : null }) })
    const cancel = keepSession(host.app)
    const renewals = () => host.calls.filter(({ name }) => name === 'auth/session').length
    await host.wait(3 * 60 * 60 * 1000)
    expect(renewals()).toBe(3)
    // The bearer is in memory alone; a renewal that brings none must not take it away.
    expect(host.bearers).toEqual([])
    isAlive = false
    await host.wait(60 * 60 * 1000)
    expect(host.app.session.getState().profile).toBeNull()
    cancel()
    await host.wait(3 * 60 * 60 * 1000)
    expect(renewals()).toBe(4)
  })
})

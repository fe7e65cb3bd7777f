import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { type Channel, createChannel } from './create-channel.ts'
import type { Action, Answer, ProjectJson, RequestFailure } from './types.ts'

const app = 'https://atlas.example'
const loaded: Answer = { status: 0, action: 'APP', message: 'APP loaded' }

type Sent = { action: string; requestId: string; [key: string]: unknown }

/** Two windows that know each other by postMessage alone. */
function windowPair() {
  const host = new EventTarget()
  const sent: Sent[] = []
  const targets: string[] = []
  const frame = {
    postMessage(message: unknown, target: string) {
      sent.push(structuredClone(message) as Sent)
      targets.push(target)
    },
  }
  const speak = (
    data: unknown,
    { origin = app, source = frame }: { origin?: string; source?: object | null } = {},
  ) => host.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  return { host, frame, sent, targets, speak }
}

function channelWith(pair: ReturnType<typeof windowPair>, timeout = 1000): Channel {
  return createChannel({ host: pair.host, frame: () => pair.frame, origin: app, timeout })
}

async function failureOf(
  request: Promise<unknown>,
): Promise<Pick<RequestFailure, 'code' | 'action' | 'message'>> {
  const { code, action, message } = (await request.then(
    () => expect.unreachable(),
    (failure) => failure,
  )) as RequestFailure
  return { code, action, message }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the channel to the frame', () => {
  it('[H-01] keeps requests until the application is loaded, then sends them in order to its origin alone', () => {
    const pair = windowPair()
    const channel = channelWith(pair)
    channel.request('newProject', { addRoom: true, roomType: 'rt1' })
    channel.request('insertArticle', { article: 'B-DOOR', newProject: false })
    expect(pair.sent).toEqual([])

    pair.speak(loaded)
    channel.request('saveProject')
    expect(pair.sent.map(({ action }) => action)).toEqual(['newProject', 'insertArticle', 'saveProject'])
    expect(pair.sent[0]).toMatchObject({ addRoom: true, roomType: 'rt1' })
    expect(new Set(pair.targets)).toEqual(new Set([app]))
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the same host on another port', { origin: `${app}:8443` }],
    ['a name that begins alike', { origin: `${app}.evil.example` }],
    ['an opaque origin', { origin: 'null' }],
    ['another window of the right origin', { source: {} }],
    ['no window', { source: null }],
  ])('[H-58] hears nothing from %s', async (_, from) => {
    const pair = windowPair()
    const channel = channelWith(pair)
    const heard = vi.fn()
    for (const event of ['ready', 'answer', 'error'] as const) channel.on(event, heard)
    pair.speak(loaded, from)
    channel.request('setLang', { lang: 'it' }).catch(() => {})
    expect(pair.sent).toEqual([])

    pair.speak(loaded)
    heard.mockClear()
    pair.speak({ status: 0, action: 'setLang', message: 'Language changed', requestId: 'r1' }, from)
    expect(heard).not.toHaveBeenCalled()
  })

  it('[H-58] hears nothing while there is no frame', () => {
    const { host, speak } = windowPair()
    const heard = vi.fn()
    createChannel({ host, frame: () => null, origin: app }).on('ready', heard)
    speak(loaded, { source: null })
    expect(heard).not.toHaveBeenCalled()
  })

  it('[H-03] is not confused by messages that are no answers', () => {
    const pair = windowPair()
    const channel = channelWith(pair)
    const heard = vi.fn()
    channel.on('answer', heard)
    for (const data of [null, 'APP loaded', 7, [], {}, { status: 2, action: 'APP' }, { status: 0 }])
      pair.speak(data)
    expect(heard).not.toHaveBeenCalled()
  })

  it('[H-59] gives every answer to the request whose id it carries, in whatever order they come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), async (order) => {
        const pair = windowPair()
        const channel = channelWith(pair)
        pair.speak(loaded)
        const requests = order.map(() => channel.request('setLang', { lang: 'it' }))
        for (const index of order) {
          const { requestId } = pair.sent[index] as Sent
          expect(requestId.length).toBeLessThanOrEqual(64)
          pair.speak({ status: 0, action: 'setLang', message: `answer ${index}`, requestId })
        }
        const answers = await Promise.all(requests)
        expect(answers).toEqual(order.map((_, index) => ({ message: `answer ${index}` })))
      }),
      { numRuns: 30 },
    )
  })

  it('takes answers without an id in the order of the requests of that action', async () => {
    const pair = windowPair()
    const channel = channelWith(pair)
    pair.speak(loaded)
    const first = channel.request('openProject', { id: 1 })
    const picture = channel.request('takePicture')
    const second = channel.request('openProject', { id: 2 })

    pair.speak({ status: 1, action: 'openProject', message: 'Project not found' })
    pair.speak({ status: 0, action: 'OPENPROJECT', message: 'Project loaded' })
    pair.speak({ status: 0, action: 'takePicture', content: 'data:image/png;base64,AA' })

    expect(await failureOf(first)).toEqual({
      code: 'refused',
      action: 'openProject',
      message: 'Project not found',
    })
    expect(await second).toEqual({ message: 'Project loaded' })
    expect(await picture).toEqual({ content: 'data:image/png;base64,AA' })
  })

  it('does not give a late answer without an id to the next request', async () => {
    const pair = windowPair()
    const channel = channelWith(pair)
    pair.speak(loaded)
    const first = failureOf(channel.request('saveProject'))
    await vi.advanceTimersByTimeAsync(1000)
    expect((await first).code).toBe('timeout')

    const second = channel.request('saveProject')
    pair.speak({ status: 0, action: 'saveProject', message: 'of the first' })
    pair.speak({ status: 0, action: 'saveProject', message: 'of the second' })
    expect(await second).toEqual({ message: 'of the second' })
  })

  it('gives up after the time allowed, and never sends what waited too long', async () => {
    const pair = windowPair()
    const channel = channelWith(pair)
    const early = failureOf(channel.request('saveProject'))
    const patient = channel.request('cloneProject', {}, { timeout: 0 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(await early).toEqual({
      code: 'timeout',
      action: 'saveProject',
      message: 'No answer within 1000 ms',
    })

    await vi.advanceTimersByTimeAsync(600_000)
    pair.speak(loaded)
    expect(pair.sent.map(({ action }) => action)).toEqual(['cloneProject'])
    pair.speak({
      status: 0,
      action: 'cloneProject',
      message: 'Project cloned',
      requestId: pair.sent[0]?.requestId,
    })
    expect(await patient).toEqual({ message: 'Project cloned' })
  })

  it('fails what a reload of the frame has lost, and goes on with the rest', async () => {
    const pair = windowPair()
    const channel = channelWith(pair)
    const ready = vi.fn()
    channel.on('ready', ready)
    pair.speak(loaded)
    const lost = failureOf(channel.request('saveProject'))
    pair.speak(loaded)
    expect((await lost).code).toBe('reloaded')
    expect(ready).toHaveBeenCalledTimes(2)

    const next = channel.request('saveProject')
    pair.speak({ status: 0, action: 'saveProject', message: 'Project saved' })
    expect(await next).toEqual({ message: 'Project saved' })
  })

  it('tells of every answer and every failure, until the listener is taken away', async () => {
    const pair = windowPair()
    const channel = channelWith(pair)
    const [answers, errors] = [vi.fn(), vi.fn()]
    const stop = channel.on('answer', answers)
    channel.on('error', errors)
    pair.speak(loaded)
    const refused = failureOf(channel.request('saveProject'))
    const answer = { status: 1, action: 'saveProject', message: "Project can't be saved", requestId: 'r1' }
    pair.speak(answer)
    await refused
    expect(answers).toHaveBeenCalledExactlyOnceWith(answer)
    expect(errors).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'refused', action: 'saveProject' }),
    )

    stop()
    pair.speak({ status: 0, action: 'unasked', message: '' })
    expect(answers).toHaveBeenCalledOnce()
  })

  it('does not let a payload choose another action or id', () => {
    const pair = windowPair()
    const channel = channelWith(pair)
    pair.speak(loaded)
    const foreign = { lang: 'it', action: 'doLoginPro', requestId: 'theirs' }
    channel.request('setLang', foreign)
    expect(pair.sent).toEqual([{ lang: 'it', action: 'setLang', requestId: 'r1' }])
  })

  it('ends with destroy: what is under way fails, nothing is heard or sent any more', async () => {
    const pair = windowPair()
    const channel = channelWith(pair)
    pair.speak(loaded)
    const open = failureOf(channel.request('saveProject'))
    channel.destroy()
    expect((await open).code).toBe('destroyed')
    expect((await failureOf(channel.request('saveProject'))).code).toBe('destroyed')
    expect(pair.sent).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('[H-61] knows the 19 actions and no other', () => {
    const named =
      'changeVariant, cloneProject, doLoginPro, generateReport, generateViewmaker, getJsonProject, insertArticle, ' +
      'loadGallery, navigateTo, newProject, openGallery, openProject, saveProject, saveViewmaker, ' +
      'saveTranslations, setLang, setModel, takePicture, importCDF'
    // The compiler refuses a missing and an extra key.
    const known: Record<Action, true> = {
      changeVariant: true,
      cloneProject: true,
      doLoginPro: true,
      generateReport: true,
      generateViewmaker: true,
      getJsonProject: true,
      insertArticle: true,
      loadGallery: true,
      navigateTo: true,
      newProject: true,
      openGallery: true,
      openProject: true,
      saveProject: true,
      saveViewmaker: true,
      saveTranslations: true,
      setLang: true,
      setModel: true,
      takePicture: true,
      importCDF: true,
    }
    expect(Object.keys(known)).toEqual(named.split(', '))
  })

  it('[D-06 part] types content for the four actions that have it and a message for all others', () => {
    const channel = channelWith(windowPair())
    expectTypeOf(channel.request<'getJsonProject'>).returns.resolves.toEqualTypeOf<{ content: ProjectJson }>()
    expectTypeOf(channel.request<'saveProject'>).returns.resolves.toEqualTypeOf<{ message: string }>()
    // @ts-expect-error a variant needs its value
    channel.request('changeVariant', { varCod: 'FRONT' }).catch(() => {})
    // @ts-expect-error an action outside the list
    channel.request('formatDisk').catch(() => {})
    // @ts-expect-error setLang needs its language
    channel.request('setLang').catch(() => {})
  })
})

import { lastEventHeader, writeEvent } from '@arredo/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openEventsPort } from './events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(answer: (signal: AbortSignal) => Response | Promise<Response>, lastId: string | null = null) {
  const page = Object.assign(new EventTarget(), { hidden: false })
  const heard: string[] = []
  const requests: Record<string, string>[] = []
  const port = openEventsPort({
    page: () => page as unknown as Document,
    bearer: () => 'secret',
    send: async (_url, init) => {
      requests.push(init?.headers as Record<string, string>)
      return answer(init?.signal as AbortSignal)
    },
  })
  const cancel = port.open(lastId, {
    opened: () => heard.push('opened'),
    event: (event, id) => heard.push(`${event?.topic ?? '-'} ${id}`),
    ended: (how) => heard.push(how),
  })
  const show = (isShown: boolean) => {
    page.hidden = !isShown
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { heard, requests, cancel, show, port }
}

/** A stream that is written by hand and dies with its request. */
function line() {
  let controller: ReadableStreamDefaultController<Uint8Array>
  const answer = (signal: AbortSignal) => {
    const body = new ReadableStream<Uint8Array>({
      start(own) {
        controller = own
        signal.addEventListener('abort', () => own.error(new Error('aborted')))
      },
    })
    return new Response(body)
  }
  const say = async (text: string) => {
    controller.enqueue(new TextEncoder().encode(text))
    await vi.advanceTimersByTimeAsync(1)
  }
  return { answer, say, end: () => controller.close() }
}

const settle = () => vi.advanceTimersByTimeAsync(1)

describe('the stream of events', () => {
  it('is asked for with the bearer and the last id, and told event by event', async () => {
    const { answer, say, end } = line()
    const { heard, requests } = open(answer, '6')
    await settle()
    await say(writeEvent('7', { topic: 'job', subject: 'a' }).slice(0, 9))
    await say(writeEvent('7', { topic: 'job', subject: 'a' }).slice(9))
    await say(writeEvent('9', null))
    end()
    await settle()
    expect(requests[0]).toMatchObject({ authorization: 'Bearer secret', [lastEventHeader]: '6' })
    expect(heard).toEqual(['opened', '- 6', 'job 7', '- 9', 'lost'])
  })

  it('tells a server that refuses from one that is not there', async () => {
    for (const [status, how] of [
      [401, 'refused'],
      [503, 'lost'],
    ] as const) {
      const { heard } = open(() => new Response('', { status }))
      await settle()
      expect(heard).toEqual([how])
    }
    const { heard } = open(() => Promise.reject(new TypeError('Failed to fetch')))
    await settle()
    expect(heard).toEqual(['lost'])
  })

  it('is given up after a long silence', async () => {
    const { answer, say } = line()
    const { heard } = open(answer)
    await settle()
    await vi.advanceTimersByTimeAsync(30_000)
    await say(writeEvent('1', null))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(heard).toEqual(['opened', '- 1'])
    await vi.advanceTimersByTimeAsync(11_000)
    expect(heard.at(-1)).toBe('lost')
  })

  it('is given back while nobody looks, and missed when somebody does', async () => {
    const { answer } = line()
    const { heard, show } = open(answer)
    await settle()
    show(false)
    await vi.advanceTimersByTimeAsync(19_000)
    show(true)
    await vi.advanceTimersByTimeAsync(19_000)
    show(false)
    await vi.advanceTimersByTimeAsync(21_000)
    expect(heard).toEqual(['opened'])
    show(true)
    await settle()
    expect(heard).toEqual(['opened', 'lost'])
  })

  it('says nothing more once it is left', async () => {
    const { answer } = line()
    const { heard, cancel, show } = open(answer)
    await settle()
    cancel()
    show(false)
    await vi.advanceTimersByTimeAsync(60_000)
    show(true)
    await settle()
    expect(heard).toEqual(['opened'])
  })
})

import {
  type Action,
  type Answer,
  type Events,
  RequestFailure,
  type Requests,
  type Success,
} from './types.ts'

export type Channel = {
  /** Waits for the frame when it is not ready yet. Rejects with a RequestFailure. */
  request<Name extends Action>(
    action: Name,
    // Actions without any required key may be called without a payload.
    ...rest: Record<never, never> extends Requests[Name]
      ? [payload?: Requests[Name], options?: RequestOptions]
      : [payload: Requests[Name], options?: RequestOptions]
  ): Promise<Success<Name>>
  /** Returns what stops the listening. */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void
  destroy(): void
}

export type RequestOptions = {
  /** Milliseconds; 0 waits for ever, e.g. where a person is asked whether to save. */
  timeout?: number
}

export type ChannelParts = {
  /** Where messages arrive: the host's window. */
  readonly host: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** The frame's window, or null while there is none. */
  readonly frame: () => Receiver | null
  /** The only origin that is listened to and posted to. */
  readonly origin: string
  readonly timeout?: number
}

export type Receiver = { postMessage(message: unknown, targetOrigin: string): void }

type Pending = {
  readonly id: string
  readonly action: string
  readonly message: unknown
  isSent: boolean
  /** Given up: its answer is still on the way and must not be taken for the next one's. */
  isOver: boolean
  readonly timer: ReturnType<typeof setTimeout> | undefined
  resolve(answer: Answer): void
  reject(failure: RequestFailure): void
}

const defaultTimeout = 60_000

export function createChannel({ host, frame, origin, timeout = defaultTimeout }: ChannelParts): Channel {
  const listeners = new Map<string, Set<(detail: never) => void>>()
  let pending: Pending[] = []
  let isReady = false
  let isDestroyed = false
  let lastId = 0

  host.addEventListener('message', receive)

  return {
    request(action, payload?: object, options: RequestOptions = {}) {
      return new Promise((resolve, reject) => {
        if (isDestroyed) return reject(new RequestFailure('destroyed', action, 'The frame was removed'))

        const id = `r${++lastId}`
        const limit = options.timeout ?? timeout
        const entry: Pending = {
          id,
          action,
          message: { ...payload, action, requestId: id },
          isSent: false,
          isOver: false,
          timer: limit > 0 ? setTimeout(() => giveUp(entry, limit), limit) : undefined,
          // The answer's shape is the application's promise, stated in types.ts.
          resolve: (answer) => resolve(successOf(answer) as never),
          reject,
        }
        pending.push(entry)
        sendWaiting()
      })
    },

    on(name, listener) {
      const known = listeners.get(name) ?? new Set()
      listeners.set(name, known.add(listener))
      return () => known.delete(listener)
    },

    destroy() {
      isDestroyed = true
      host.removeEventListener('message', receive)
      failAll('destroyed', 'The frame was removed', () => true)
      listeners.clear()
    },
  }

  function receive(event: Event): void {
    const { data, origin: from, source } = event as MessageEvent<unknown>
    if (from !== origin || source === null || source !== frame() || !isAnswer(data)) return

    if (data.status === 0 && data.action === 'APP' && data.message === 'APP loaded') becomeReady()
    else settle(data)
  }

  function becomeReady(): void {
    failAll('reloaded', 'The frame was loaded anew', ({ isSent }) => isSent)
    isReady = true
    emit('ready', undefined)
    sendWaiting()
  }

  /** By id; without one by order among requests of the same action, as the first protocol does. */
  function settle(answer: Answer): void {
    const name = answer.action.toLowerCase()
    const found = pending.find(({ id, action, isSent }) =>
      answer.requestId === undefined ? isSent && action.toLowerCase() === name : id === answer.requestId,
    )
    if (found) pending = pending.filter((entry) => entry !== found)
    clearTimeout(found?.timer)

    // The promise first: a listener that throws must not swallow an answer.
    if (answer.status === 0) found?.resolve(answer)
    const failure = answer.status === 1 ? refusalOf(answer) : null
    if (failure) found?.reject(failure)

    emit('answer', answer)
    if (failure) emit('error', failure)
  }

  function giveUp(entry: Pending, limit: number): void {
    entry.isOver = true
    if (!entry.isSent) pending = pending.filter((other) => other !== entry)
    fail(entry, 'timeout', `No answer within ${limit} ms`)
  }

  function failAll(code: 'reloaded' | 'destroyed', message: string, lost: (entry: Pending) => boolean): void {
    const failed = pending.filter(lost)
    pending = pending.filter((entry) => !lost(entry))
    for (const entry of failed) if (!entry.isOver) fail(entry, code, message)
  }

  function fail(entry: Pending, code: RequestFailure['code'], message: string): void {
    clearTimeout(entry.timer)
    const failure = new RequestFailure(code, entry.action, message)
    entry.reject(failure)
    emit('error', failure)
  }

  function sendWaiting(): void {
    const window = frame()
    if (!isReady || !window) return
    for (const entry of pending) {
      if (entry.isSent) continue
      entry.isSent = true
      window.postMessage(entry.message, origin)
    }
  }

  function emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void {
    for (const listener of [...(listeners.get(name) ?? [])]) listener(detail as never)
  }
}

function refusalOf({ action, message = '' }: Answer): RequestFailure {
  return new RequestFailure('refused', action, message)
}

function successOf({ message, content }: Answer): { content: unknown } | { message: string } {
  return content === undefined ? { message: message ?? '' } : { content }
}

function isAnswer(data: unknown): data is Answer {
  if (typeof data !== 'object' || data === null) return false
  const { status, action } = data as Partial<Answer>
  return (status === 0 || status === 1) && typeof action === 'string'
}

import {
  type Answer,
  type Call,
  type CallName,
  contractVersion,
  contractVersionHeader,
  type Failure,
  firstCalls,
} from '@arredo/contract'
import type { CallOptions, CallServer, EventsPort } from '@arredo/flows'
import { openEventsPort } from './events.ts'

export type CommandChannel = {
  readonly call: CallServer
  readonly keepBearer: (bearer: string | null) => void
  readonly events: EventsPort
  /** The picture of a saved project, as WebP; null where there is none. */
  readonly fetchPicture: (project: number, version?: string) => Promise<Uint8Array<ArrayBuffer> | null>
}

/** POST /api/{service}/{function}; whatever goes wrong on the way is an answer, never an exception. */
export function openCommandChannel(send: typeof fetch = (...request) => fetch(...request)): CommandChannel {
  let bearer: string | null = null

  async function call(name: CallName, input: unknown, options?: CallOptions): Promise<Answer<unknown>> {
    let response: Response
    const stopper = options?.giveUp ? new AbortController() : null
    options?.giveUp?.(() => stopper?.abort())
    const definition = definitionOf(name)
    definition.catch(() => {})
    try {
      response = await send(`/api/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [contractVersionHeader]: String(contractVersion),
          traceparent: newTraceparent(),
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        },
        body: JSON.stringify(input),
        signal: stopper?.signal ?? null,
      })
      return readAnswer(await definition, await response.json())
    } catch {
      return unreachable
    }
  }

  /** By fetch, because an image element in a frame has no session to show. */
  async function fetchPicture(project: number, version?: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const headers = bearer ? { authorization: `Bearer ${bearer}` } : {}
    const kept = version === undefined ? '' : `?version=${encodeURIComponent(version)}`
    const response = await send(`/pictures/${project}${kept}`, { headers }).catch(() => null)
    return response?.ok ? new Uint8Array(await response.arrayBuffer()) : null
  }

  return {
    fetchPicture,
    call: call as CallServer,
    events: openEventsPort({ bearer: () => bearer, send }),
    keepBearer(next) {
      bearer = next
    },
  }
}

const unreachable: Failure = {
  ok: false,
  code: 'unavailable',
  message: 'The server cannot be reached. Check your connection and try again.',
}

const unreadable: Failure = {
  ok: false,
  code: 'bug',
  message: 'The server answered in a way we do not understand.',
}

/** A first page does not wait for the shapes of answers it never asks for; they come while the server thinks. */
async function definitionOf(name: CallName): Promise<Call> {
  return firstCalls[name] ?? (await import('./all-calls.ts')).calls[name]
}

function readAnswer({ output }: Call, answer: unknown): Answer<unknown> {
  if (isFailure(answer)) return answer
  if (typeof answer !== 'object' || answer === null || !('value' in answer)) return unreadable

  const value = output.safeParse(answer.value)
  return value.success ? { ok: true, value: value.data } : unreadable
}

function isFailure(answer: unknown): answer is Failure {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'ok' in answer &&
    answer.ok === false &&
    'code' in answer &&
    'message' in answer &&
    typeof answer.message === 'string'
  )
}

/** W3C Trace Context: what the server and its jobs log about one call can be found by it. */
function newTraceparent(): string {
  return `00-${hex(16)}-${hex(8)}-01`
}

function hex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { setTimeout } from 'node:timers/promises'
import {
  type Answer,
  type CallName,
  type Calls,
  calls,
  contractVersion,
  contractVersionHeader,
  type InputOf,
  type OutputOf,
} from '@arredo/contract'

export type Server = {
  /** Where to connect, e.g. http://127.0.0.1:3000. */
  readonly origin: string
  /** The tenant's host name; the address need not resolve, Node does not know *.localhost. */
  readonly host: string
  readonly bearer?: string
}

const patience = 60_000

/** One call through the command channel. What keeps it from being answered is an answer too. */
export async function callServer<Name extends CallName>(
  server: Server,
  name: Name,
  input: InputOf<Calls[Name]>,
): Promise<Answer<OutputOf<Calls[Name]>>> {
  try {
    const { status, text } = await postPatiently(server, `/api/${name}`, JSON.stringify(input))
    const answer = JSON.parse(text) as Answer<unknown>
    if (!answer.ok) return answer
    const read = calls[name].output.safeParse(answer.value)
    if (read.success) return { ok: true, value: read.data as OutputOf<Calls[Name]> }
    return {
      ok: false,
      code: 'bug',
      message: `${name} answered (${status}) in a form this version does not know`,
    }
  } catch (error) {
    const reason =
      error instanceof SyntaxError
        ? 'the answer is no JSON'
        : String(error instanceof Error ? error.message : error)
    return {
      ok: false,
      code: 'unavailable',
      message: `${server.origin} does not answer as Arredo: ${reason}`,
    }
  }
}

type Reply = {
  readonly status: number
  readonly text: string
  /** Seconds after which it may be asked again. */
  readonly retryAfter: number
}

const mostTries = 4

/** A server with too much to do refuses before it has read anything, and says when to come again. */
async function postPatiently(server: Server, path: string, body: string): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    const reply = await post(server, path, body)
    if (reply.status !== 503 || tries === mostTries || !(reply.retryAfter < patience / 1000)) return reply
    await setTimeout(reply.retryAfter * 1000)
  }
}

function post(server: Server, path: string, body: string): Promise<Reply> {
  const url = new URL(path, server.origin)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const headers = {
    host: server.host,
    origin: `${url.protocol}//${server.host}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    [contractVersionHeader]: String(contractVersion),
    ...(server.bearer && { authorization: `Bearer ${server.bearer}` }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, timeout: patience }, (response) => {
      const { statusCode: status = 0, headers: told } = response
      const retryAfter = Number(told['retry-after'] ?? Number.NaN)
      readAll(response).then((text) => resolve({ status, text, retryAfter }), reject)
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', reject)
    sent.end(body)
  })
}

/** A file that the server shows to everybody; null when it has none. */
export function fetchFile({ origin, host }: Server, path: string): Promise<Buffer | null> {
  const url = new URL(path, origin)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { host }, timeout: patience }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => resolve(response.statusCode === 200 ? Buffer.concat(chunks) : null))
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', reject)
    sent.end()
  })
}

async function readAll(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

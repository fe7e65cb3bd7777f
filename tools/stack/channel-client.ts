import { Agent, request } from 'node:http'
import type { Answer, CallName, Calls, InputOf, OutputOf } from '@arredo/contract'

export type ChannelClient = {
  /** The session it calls in; null for nobody's. */
  readonly bearer: string | null
  readonly call: <Name extends CallName>(
    name: Name,
    input: InputOf<Calls[Name]>,
  ) => Promise<Answer<OutputOf<Calls[Name]>>>
  /** The same with a body made before, and the answer as text. */
  readonly post: (name: CallName, body: string) => Promise<string>
  readonly close: () => void
}

/** A machine that is shared may take long; what never answers shall still be told apart from what is slow. */
const longest = 120_000

/** Calls over kept connections; Node does not resolve *.localhost, so the host is named in the header. */
export function channelClient(port: number, host: string, bearer?: string): ChannelClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const headers = {
    host,
    'content-type': 'application/json',
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
  }

  function post(name: CallName, body: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const path = `/api/${name}`
      const length = { 'content-length': Buffer.byteLength(body) }
      const options = {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        agent,
        headers: { ...headers, ...length },
      }
      const sent = request(options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        // An answer cut off by a dying server is no answer.
        response.on('close', () => {
          if (response.complete) resolve(Buffer.concat(chunks).toString())
          else reject(new Error('The answer was cut off'))
        })
      })
      sent.setTimeout(longest, () => sent.destroy(new Error('No answer in time')))
      sent.on('error', reject)
      sent.end(body)
    })
  }

  return {
    bearer: bearer ?? null,
    post,
    call: async (name, input) => JSON.parse(await post(name, JSON.stringify(input))),
    close: () => agent.destroy(),
  }
}

export async function logIn(
  port: number,
  host: string,
  who: { readonly account: string; readonly username: string; readonly password: string },
): Promise<ChannelClient> {
  const anonymous = channelClient(port, host)
  const { account: userid, username, password } = who
  const answer = await anonymous.call('auth/login', { userid, username, password, carrier: 'bearer' })
  anonymous.close()
  if (!answer.ok || !answer.value.bearer) throw new Error(`${username} could not log in`)
  return channelClient(port, host, answer.value.bearer)
}

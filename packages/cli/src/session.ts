import type { Answer, CallName, Calls, InputOf, OutputOf } from '@arredo/contract'
import { callServer, type Server } from './channel.ts'

export type Credentials = { readonly userid: string; readonly username: string; readonly password: string }

export type Call = <Name extends CallName>(
  name: Name,
  input: InputOf<Calls[Name]>,
) => Promise<Answer<OutputOf<Calls[Name]>>>

/** Logs in, works, and ends the session whatever comes of it. */
export async function inSession<Value>(
  server: Server,
  credentials: Credentials,
  work: (call: Call) => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  const session = await callServer(server, 'auth/login', { ...credentials, carrier: 'bearer' })
  if (!session.ok) return session
  const { bearer } = session.value
  if (bearer === null) return { ok: false, code: 'bug', message: 'The login was accepted without a session' }

  const known = { ...server, bearer }
  try {
    return await work((name, input) => callServer(known, name, input))
  } finally {
    await callServer(known, 'auth/logout', {})
  }
}

import type { CompiledCatalogue } from '@arredo/catalogue/compile'
import type { Answer, CatalogueListing } from '@arredo/contract'
import { callServer, type Server } from './channel.ts'

export type Credentials = { readonly userid: string; readonly username: string; readonly password: string }

/** Logs in as a supervisor of the tenant and publishes; the session is ended whatever comes of it. */
export async function publishCatalogue(
  server: Server,
  credentials: Credentials,
  { pack, tradeTerms, hash }: Extract<CompiledCatalogue, { readonly ok: true }>,
): Promise<Answer<CatalogueListing>> {
  const session = await callServer(server, 'auth/login', { ...credentials, carrier: 'bearer' })
  if (!session.ok) return session
  const { bearer } = session.value
  if (bearer === null) return { ok: false, code: 'bug', message: 'The login was accepted without a session' }

  const known = { ...server, bearer }
  const answer = await callServer(known, 'catalogues/publish', { pack, tradeTerms: [...tradeTerms], hash })
  await callServer(known, 'auth/logout', {})
  return answer
}

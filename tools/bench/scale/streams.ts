import { Agent, get, type IncomingMessage } from 'node:http'

export type StreamsOf = { readonly port: number; readonly host: string; readonly bearers: readonly string[] }

/** As many as one session may follow. */
const perSession = 10

/** Open event streams, each as from an address of its own: one address may have so many only. */
export async function openStreams({
  port,
  host,
  bearers,
}: StreamsOf): Promise<{ count: number; close: () => void }> {
  const agent = new Agent({ maxSockets: 10_000 })
  const wanted = bearers.flatMap((bearer) => Array.from({ length: perSession }, () => bearer))
  const open: IncomingMessage[] = []
  for (const [index, bearer] of wanted.entries()) {
    const address = `10.${index >> 8}.${index & 255}.1`
    const headers = { host, authorization: `Bearer ${bearer}`, 'x-forwarded-for': address }
    open.push(
      await new Promise<IncomingMessage>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path: '/api/events', agent, headers }, resolve).on('error', reject)
      }),
    )
  }
  const refused = open.filter(({ statusCode }) => statusCode !== 200).length
  if (refused > 0) throw new Error(`${refused} streams were refused`)
  for (const answer of open) answer.on('error', () => {}).resume()
  return { count: open.length, close: () => agent.destroy() }
}

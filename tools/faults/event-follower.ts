import { type ClientRequest, request } from 'node:http'
import { eventsPath, lastEventHeader } from '@arredo/contract'

export type EventFollower = {
  /** The ids of every event heard, over all connections. */
  readonly heard: ReadonlySet<number>
  /** From which id on it must know everything; null before the first connection. */
  readonly since: () => number | null
  readonly rereads: () => number
  readonly connections: () => number
  readonly isConnected: () => boolean
  readonly leave: () => void
}

/** Follows events like a browser does: comes back with the last id, after a pause that grows and is spread. */
export function followEvents(
  port: number,
  host: string,
  bearer: string,
  /** Where it comes from. */
  localAddress: string,
): EventFollower {
  const heard = new Set<number>()
  let since: number | null = null
  let last: number | null = null
  let rereads = 0
  let connections = 0
  let isConnected = false
  let failures = 0
  let isOver = false
  let current: ClientRequest | null = null

  function connect(): void {
    let rest = ''
    let isLost = false
    const lost = () => {
      if (isLost) return
      isLost = true
      isConnected = false
      if (!isOver) setTimeout(connect, Math.min(2_000, 100 * 2 ** failures++) * (0.5 + Math.random()))
    }
    const headers = {
      ...{ host, authorization: `Bearer ${bearer}` },
      ...(last === null ? {} : { [lastEventHeader]: String(last) }),
    }
    const to = { host: '127.0.0.1', port, path: eventsPath, headers, agent: false, localAddress }
    current = request(to, (response) => {
      if (response.statusCode !== 200) {
        response.resume()
        lost()
        return
      }
      connections += 1
      failures = 0
      isConnected = true
      response.on('data', (chunk: Buffer) => {
        const blocks = (rest + chunk.toString()).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) take(block)
      })
      response.on('error', lost)
      response.on('close', lost)
    })
    current.on('error', lost)
    current.end()
  }

  function take(block: string): void {
    const id = Number(/^id: (\d+)/.exec(block)?.[1])
    const topic = /^event: (\w+)$/m.exec(block)?.[1]
    last = id
    since ??= id
    if (topic === 'reread') rereads += 1
    else if (topic) heard.add(id)
  }

  connect()
  return {
    heard,
    since: () => since,
    rereads: () => rereads,
    connections: () => connections,
    isConnected: () => isConnected,
    leave() {
      isOver = true
      current?.destroy()
    },
  }
}

/** "Read everything again" counts as a failure too: within minutes nobody should need it. */
export function missedEvents(followers: readonly EventFollower[], ids: readonly number[]): readonly string[] {
  return followers.flatMap(({ heard, since, rereads }, index) => {
    const lost = ids.filter((id) => id > (since() ?? 0) && !heard.has(id))
    return [
      ...(lost.length > 0 ? [`follower ${index} missed ${lost.length}: ${lost.slice(0, 5).join()}`] : []),
      ...(rereads() === 1 ? [] : [`follower ${index} was told ${rereads()} times to read everything`]),
    ]
  })
}

import { type ChannelClient, logIn } from '../stack/channel-client.ts'
import { freePort } from '../stack/free-port.ts'
import { spawnServer } from '../stack/spawn-server.ts'
import { stopChild } from '../stack/spawn-worker.ts'
import { startPostgres } from '../stack/start-postgres.ts'
import { prepareDatabase } from '../stack/start-stack.ts'
import { tenantSeeds } from '../stack/tenant-seeds.ts'

export type BenchServer = {
  readonly pid: number
  readonly port: number
  readonly host: string
  readonly metricsPort: number
  /** The hash of the kitchen that is sold. */
  readonly pack: string
  readonly newClient: () => Promise<ChannelClient>
  /** Of somebody with the right to change catalogues. */
  readonly newAuthor: () => Promise<ChannelClient>
}

/** A server as a process of its own over a database of its own, with the demo brand's seller. */
export async function withBenchServer<Value>(work: (bench: BenchServer) => Promise<Value>): Promise<Value> {
  const [, atlas] = tenantSeeds
  const seller = atlas?.people[0]
  const author = atlas?.people.find(({ isAdmin }) => isAdmin)
  const host = atlas?.hosts[0]
  if (!seller || !author || !host) throw new Error('The seeds have no seller, or no author')
  const postgres = await startPostgres({ durable: true, ownOnly: true })
  const { appUrl } = await prepareDatabase(postgres, { database: 'arredo_bench_crowd', fresh: true })
  const [port, metricsPort] = [await freePort(), await freePort()]
  const server = await spawnServer(appUrl, port, { METRICS_PORT: String(metricsPort) })
  try {
    const newClient = () => logIn(port, host, seller)
    const first = await newClient()
    const listed = await first.call('catalogues/list', {})
    first.close()
    const pack = listed.ok ? (listed.value.find(({ code }) => code === 'KITCHEN')?.hash ?? '') : ''
    const newAuthor = () => logIn(port, host, author)
    return await work({ pid: server.pid ?? 0, port, host, metricsPort, pack, newClient, newAuthor })
  } finally {
    await stopChild(server)
    await postgres.stop()
  }
}

import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../stack/free-port.ts'
import { spawnServer } from '../stack/spawn-server.ts'
import { spawnWorker, stopChild } from '../stack/spawn-worker.ts'
import { startBalancer } from './start-balancer.ts'

export type FleetOptions = {
  readonly appUrl: string
  readonly workerUrl: string
  /** Whose pages the balancer is asked for. */
  readonly hosts: readonly string[]
  readonly https: number
  /** The words on the command line of each worker. */
  readonly workers: readonly (readonly string[])[]
  /** Of the store of files, the same for all; what lies on a disk is of one process alone. */
  readonly files: Readonly<Record<string, string>>
}

export type Fleet = {
  /** The balancer's. */
  readonly port: number
  /** Every process, one after the other: the next goes when the one before has its successor. */
  readonly replaceAll: () => Promise<void>
  /** Of every process that runs now. */
  readonly ids: () => readonly (number | undefined)[]
  readonly stop: () => Promise<void>
}

/**
 * Above the balancer's interval of a second, so that it has seen that this one is leaving before the door closes: by as
 * much as a machine may keep it waiting that does other work.
 */
const stopDelay = 4_000
const connections = { DATABASE_CONNECTIONS: '5' }

/** Several http behind a balancer and several workers, which share a database and a file store and no disk. */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { appUrl, workerUrl, hosts, files } = options
  const folder = mkdtempSync(join(tmpdir(), 'arredo-fleet-'))
  let count = 0
  const ownFolder = () => ({ FILES_FOLDER: join(folder, String(count++)), ...files })
  const startHttp = (port: number) =>
    spawnServer(appUrl, port, {
      ...{ ...connections, ...ownFolder(), STOP_DELAY_MS: String(stopDelay), TRUST_PROXY: 'true' },
    })
  const startWorker = (role: readonly string[]) =>
    spawnWorker(workerUrl, { ...connections, ...ownFolder(), LOG_LEVEL: 'fatal' }, role)

  const ports: number[] = []
  while (ports.length < options.https) ports.push(await freePort())
  const servers = await Promise.all(ports.map(startHttp))
  const workers = await Promise.all(options.workers.map(startWorker))
  const balancer = await startBalancer(hosts, ports)

  return {
    port: balancer.port,
    async replaceAll() {
      for (const [index, port] of ports.entries()) {
        await stopInOrder(servers[index])
        servers[index] = await startHttp(port)
      }
      for (const [index, role] of options.workers.entries()) {
        await stopInOrder(workers[index])
        workers[index] = await startWorker(role)
      }
    },
    ids: () => [...servers, ...workers].map(({ pid }) => pid),
    async stop() {
      balancer.stop()
      await Promise.all([...servers, ...workers].map(stopChild))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function stopInOrder(child: ChildProcess | undefined): Promise<void> {
  if (!child) return
  await stopChild(child)
  if (child.exitCode !== 0) throw new Error(`A process stopped with ${child.exitCode ?? child.signalCode}`)
}

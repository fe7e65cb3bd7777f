import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { logIn } from '../stack/channel-client.ts'
import { freePort } from '../stack/free-port.ts'
import { spawnServer } from '../stack/spawn-server.ts'
import { stopChild } from '../stack/spawn-worker.ts'
import type { Check } from './check.ts'
import { type Acknowledged, startWriter } from './writer.ts'

export type PoolFaults = {
  readonly ownerUrl: string
  readonly appUrl: string
  readonly host: string
  readonly seller: { readonly account: string; readonly username: string; readonly password: string }
  readonly check: Check
}

const connections = 2
const writerCount = 8
const locks = 3
/** Longer than anybody waits in the line for a connection, or for a lock. */
const lockedFor = 7_000

/** All connections wait for a table that somebody holds, again and again; gives what was acknowledged meanwhile. */
export async function poolFaults(faults: PoolFaults): Promise<readonly Acknowledged[]> {
  const { ownerUrl, appUrl, host, seller, check } = faults
  const port = await freePort()
  const server = await spawnServer(appUrl, port, { DATABASE_CONNECTIONS: String(connections) })
  const clients = await Promise.all(Array.from({ length: writerCount }, () => logIn(port, host, seller)))
  const writers = clients.map((client, index) => startWriter(client, `pool writer ${index}`))
  const count = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const statuses: number[] = []
  let slowest = 0
  try {
    for (let lock = 0; lock < locks; lock++) {
      await owner.query('begin; lock table project in exclusive mode')
      const until = Date.now() + lockedFor
      while (Date.now() < until) {
        const begun = performance.now()
        const live = await fetch(`http://127.0.0.1:${port}/livez`)
        slowest = Math.max(slowest, performance.now() - begun)
        statuses.push(live.status)
        await pause(100)
      }
      await owner.query('rollback')
      await untilMore(count, writerCount)
    }
    const before = count()
    await untilMore(count, 1)
    check(
      `saves went on after all ${connections} connections had waited ${locks} times for ${lockedFor} ms`,
      [
        ...(count() > before ? [] : ['none after the last']),
        ...(server.exitCode === null ? [] : ['the server ended']),
      ],
    )
    check(`the process was alive all the while, at the slowest after ${slowest.toFixed(0)} ms`, [
      ...(statuses.every((status) => status === 200) ? [] : ['not alive']),
      ...(slowest < lockedFor / 2 ? [] : ['too slow']),
    ])
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
    check('it is ready afterwards, without a restart', ready.ok ? [] : [await ready.text()])
  } finally {
    await Promise.all(writers.map((writer) => writer.stop()))
    for (const client of clients) client.close()
    await owner.end()
    await stopChild(server)
  }
  check(
    'no writer was told anything but "saved" or "not available" while the pool was exhausted',
    writers.flatMap(({ wrong }) => wrong),
  )
  return writers.flatMap(({ acknowledged }) => acknowledged)
}

async function untilMore(count: () => number, more: number): Promise<void> {
  const before = count()
  const deadline = Date.now() + 60_000
  while (count() < before + more && Date.now() < deadline) await pause(20)
}

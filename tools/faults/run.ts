import { setTimeout as pause } from 'node:timers/promises'
import { logIn } from '../stack/channel-client.ts'
import { freePort } from '../stack/free-port.ts'
import { spawnServer } from '../stack/spawn-server.ts'
import { startPostgres } from '../stack/start-postgres.ts'
import { prepareDatabase } from '../stack/start-stack.ts'
import { tenantSeeds } from '../stack/tenant-seeds.ts'
import { cellFaults } from './cell-faults.ts'
import { diskFaults } from './disk-faults.ts'
import { draftFaults } from './draft-faults.ts'
import { jobFaults } from './job-faults.ts'
import { judge } from './judge.ts'
import { kills } from './kills.ts'
import { poolFaults } from './pool-faults.ts'
import { storeFaults } from './store-faults.ts'
import { startWriter, type Writer } from './writer.ts'

/** `npm run faults`: kills the database, the server and the workers under load and counts what was acknowledged; `--short` a few times each. */
const writerCount = 8
const longest = 38 * 60_000

const [, atlas] = tenantSeeds
const seller = atlas?.people[0]
if (!atlas || !seller) throw new Error('The seeds have no seller')
const host = atlas.hosts[0] ?? ''

let passed = 0
let failed = 0
function check(claim: string, problems: readonly string[]): void {
  if (problems.length === 0) passed += 1
  else failed += 1
  console.log(`${problems.length === 0 ? 'pass' : 'FAIL'}  ${claim}`)
  for (const problem of problems.slice(0, 10)) console.log(`        ${problem}`)
}

const watchdog = setTimeout(() => {
  console.error(`Not done after ${longest / 1000} s`)
  process.exit(1)
}, longest)

const postgres = await startPostgres({ durable: true, ownOnly: true })
const { own } = postgres
if (!own) throw new Error('The fault tests need a PostgreSQL of their own')
const { ownerUrl, appUrl } = await prepareDatabase(postgres, { database: 'arredo_faults', fresh: true })
const port = await freePort()
let server = await spawnServer(appUrl, port)

const clients = await Promise.all(Array.from({ length: writerCount }, () => logIn(port, host, seller)))
const writers = clients.map((client, index) => startWriter(client, `writer ${index}`))
const count = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

try {
  const firstPid = server.pid
  for (let kill = 0; kill < kills.database; kill++) {
    await moreSaves()
    await own.killHard()
    await pause(100)
    await own.restart()
  }
  await moreSaves()
  const survived = server.exitCode === null && server.signalCode === null && server.pid === firstPid
  check(
    `the server process survived ${kills.database} deaths of PostgreSQL under ${writerCount} writers`,
    survived ? [] : ['it ended'],
  )
  const afterDatabase = count()

  for (let kill = 0; kill < kills.server; kill++) {
    await moreSaves()
    await restart()
  }
  await moreSaves()
  check(
    `saves went on after ${kills.server} deaths of the server`,
    count() > afterDatabase ? [] : ['none after the last'],
  )

  await Promise.all(writers.map((writer) => writer.stop()))
  const others = await Promise.all(atlas.people.slice(0, 2).map((person) => logIn(port, host, person)))
  await draftFaults({ clients: others, restart, check })
  for (const client of others) client.close()
  const exhausted = await poolFaults({ ownerUrl, appUrl, host, seller, check })
  const acknowledged = [...writers.flatMap((writer) => writer.acknowledged), ...exhausted]
  check(
    'no writer was told anything but "saved" or "not available"',
    writers.flatMap(({ wrong }) => wrong),
  )
  check(
    `none of ${acknowledged.length} acknowledged saves was lost or applied twice`,
    await judge(ownerUrl, atlas.number, acknowledged),
  )

  const stopped = new Promise<number | null>((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  const code = await stopped
  check('the server stops in order when asked', code === 0 ? [] : [`it ended with ${code}`])

  await diskFaults(atlas, check)
  await jobFaults(postgres, atlas, check)
  await storeFaults(postgres, atlas, check)
  await cellFaults(check)
} finally {
  await Promise.all(writers.map((writer: Writer) => writer.stop()))
  for (const client of clients) client.close()
  if (server.exitCode === null) server.kill('SIGKILL')
  await postgres.stop()
  clearTimeout(watchdog)
}

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function restart(): Promise<void> {
  server.kill('SIGKILL')
  await new Promise((resolve) => server.once('exit', resolve))
  server = await spawnServer(appUrl, port)
}

/** Waits until every writer wrote again: a fault counts only when work is under way. */
async function moreSaves(): Promise<void> {
  const before = writers.map(({ acknowledged }) => acknowledged.length)
  const deadline = Date.now() + 60_000
  while (writers.some(({ acknowledged }, index) => acknowledged.length <= (before[index] ?? 0) + 1)) {
    if (writers.some(({ wrong }) => wrong.length > 0) || Date.now() > deadline) return
    await pause(10)
  }
}

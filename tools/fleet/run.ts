import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { followEvents, missedEvents } from '../faults/event-follower.ts'
import { judge } from '../faults/judge.ts'
import { saveProject } from '../faults/offers.ts'
import { documentProblems } from '../faults/worker-faults.ts'
import { startWriter } from '../faults/writer.ts'
import { type ChannelClient, logIn } from '../stack/channel-client.ts'
import { startPostgres } from '../stack/start-postgres.ts'
import { prepareDatabase } from '../stack/start-stack.ts'
import { startSwift } from '../stack/start-swift.ts'
import { tenantSeeds } from '../stack/tenant-seeds.ts'
import { startOffering, startReading, startUploading } from './people.ts'
import { startFleet } from './start-fleet.ts'

/**
 * `npm run rolling`: sellers save, offer, read and upload, browsers follow events through a balancer, while every one of three http and
 * three workers, which share a database and a bucket and no disk, is replaced twice; nobody may notice. `--short`: once.
 */
const rounds = process.argv.includes('--short') ? 1 : 2
const sellers = 20
const streamsEach = 10
/** Between two saves of a seller. */
const rest = 400
/** Sellers leave pictures to be drawn behind. */
const jobsWithin = 300_000

const [demo, atlas] = tenantSeeds
const [host = ''] = atlas?.hosts ?? []
const [otherHost = ''] = demo?.hosts ?? []
const seller = atlas?.people[0]
const otherSeller = demo?.people[0]
if (!atlas || !demo || !seller || !otherSeller) throw new Error('The seeds have no sellers')

let failed = 0
let passed = 0
function check(claim: string, problems: readonly string[]): void {
  if (problems.length === 0) passed += 1
  else failed += 1
  console.log(`${problems.length === 0 ? 'pass' : 'FAIL'}  ${claim}`)
  for (const problem of problems.slice(0, 10)) console.log(`        ${problem}`)
}

const swift = await startSwift()
const postgres = await startPostgres({ durable: true, ownOnly: true })
const { ownerUrl, appUrl, workerUrl } = await prepareDatabase(postgres, {
  ...{ database: 'arredo_rolling', fresh: true },
})
const sql = new pg.Client({ connectionString: ownerUrl })
await sql.connect()
await sql.query("select set_config('app.tenant', $1, false)", [String(atlas.number)])
const fleet = await startFleet({
  ...{
    appUrl,
    workerUrl,
    hosts: [host, otherHost],
    https: 3,
    workers: [
      ['--only', 'waited'],
      ['--only', 'pictures'],
      ['--only', 'rest'],
    ],
  },
  files: swift.environment,
})
const clients: ChannelClient[] = []
while (clients.length < sellers) clients.push(await logIn(fleet.port, host, seller))
const followers = clients.flatMap(({ bearer }, index) =>
  // From several addresses: a hundred streams are what one may have.
  Array.from({ length: streamsEach }, () =>
    followEvents(fleet.port, host, bearer ?? '', `127.0.0.${2 + Math.floor((index * streamsEach) / 100)}`),
  ),
)
try {
  const allConnected = () => followers.every(({ isConnected, since }) => isConnected() && since() !== null)
  check(`${followers.length} streams of events were opened`, await problemsUntil(allConnected))
  const other = await logIn(fleet.port, otherHost, otherSeller)
  clients.push(other)
  const project = await saveProject(other, 'rolling')
  const writers = clients
    .slice(0, sellers)
    .map((client, index) => startWriter(client, `seller ${index}`, rest))
  const offering = startOffering(other, project)
  const reading = startReading({ port: fleet.port, host: otherHost }, other, project)
  const uploading = startUploading(other)
  const others = [offering, reading, uploading]
  const replacing = await replaceRounds()
  await Promise.all([...others, ...writers].map(({ stop }) => stop()))

  const acknowledged = writers.flatMap((writer) => writer.acknowledged)
  check(`three http and three workers were replaced ${rounds} times under ${sellers} sellers`, replacing)
  check(
    `none of their ${acknowledged.length} saves had to be sent twice, or was answered with anything but "saved"`,
    writers.flatMap(({ repeats, wrong }) => [...repeats, ...wrong]),
  )
  check('none was lost or applied twice', await judge(ownerUrl, atlas.number, acknowledged))
  const [offers, read, put] = others.map(({ done }) => done.length)
  check(
    `${offers} offers made, ${read} documents opened and ${put} pictures put meanwhile, none at the second try`,
    [
      ...others.flatMap(({ noticed }) => noticed),
      ...others.flatMap(({ done }, index) => (done.length > 0 ? [] : [`no. ${index} did nothing`])),
    ],
  )
  for (const { number, code } of [atlas, demo]) {
    await sql.query("select set_config('app.tenant', $1, false)", [String(number)])
    await problemsUntil(async () => (await jobsLeft()).length === 0, jobsWithin)
    check(`every job of ${code} was done, whichever worker had it`, await jobsLeft())
  }
  check(`each of ${offers} offers has its files`, await documentProblems(sql, offering.done))
  await sql.query("select set_config('app.tenant', $1, false)", [String(atlas.number)])
  const newest = Number((await sql.query('select last from event_counter')).rows[0]?.last)
  const late = await problemsUntil(() => followers.every(({ heard }) => heard.has(newest)))
  const { rows } = await sql.query<{ id: string }>('select id from event order by id')
  const moved = followers.map(({ connections }) => connections())
  check(
    `${followers.length} streams came back ${moved.reduce((sum, count) => sum + count - 1, 0)} times`,
    allConnected() && moved.every((count) => count > 1) ? [] : ['not all did'],
  )
  check(`none missed one of ${rows.length} changes, or was told to read everything again`, [
    ...late,
    ...missedEvents(
      followers,
      rows.map(({ id }) => Number(id)),
    ),
  ])
} finally {
  for (const { leave } of followers) leave()
  for (const { close } of clients) close()
  await fleet.stop()
  await sql.end()
  await postgres.stop()
  await swift.stop()
}

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function replaceRounds(): Promise<readonly string[]> {
  for (let round = 0; round < rounds; round++) {
    const before = fleet.ids()
    try {
      await fleet.replaceAll()
    } catch (error) {
      return [`round ${round}: ${error instanceof Error ? error.message : error}`]
    }
    const kept = fleet.ids().filter((id) => before.includes(id))
    if (kept.length > 0) return [`round ${round}: ${kept.length} are the ones of before`]
  }
  return []
}

/** Articles are drawn by nobody here. */
async function jobsLeft(): Promise<readonly string[]> {
  const { rows } = await sql.query<{ task: string; state: string; count: number }>(
    `select task, state, count(*)::int as count from job
     where state <> 'done' and task <> 'pictures/articles' group by task, state order by task`,
  )
  return rows.map(({ task, state, count }) => `${count} of ${task} are ${state}`)
}

async function problemsUntil(
  isSo: () => boolean | Promise<boolean>,
  within = 120_000,
): Promise<readonly string[]> {
  const deadline = Date.now() + within
  while (!(await isSo())) {
    if (Date.now() > deadline) return [`not within ${within / 1000} s`]
    await pause(25)
  }
  return []
}

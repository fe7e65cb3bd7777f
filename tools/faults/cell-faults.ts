import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type ChannelClient, logIn } from '../stack/channel-client.ts'
import { type TenantSeed, tenantSeeds } from '../stack/tenant-seeds.ts'
import { type CellName, type CellStack, sellerOf, startCellStack } from './cell-stack.ts'
import type { Check } from './check.ts'
import { deadCellFaults } from './dead-cell-faults.ts'
import { followEvents, missedEvents } from './event-follower.ts'
import { judge } from './judge.ts'
import { kills } from './kills.ts'
import { makeOffer, saveProject } from './offers.ts'
import { documentProblems, fileProblems, unfinished, until } from './worker-faults.ts'
import { startWriter } from './writer.ts'

const sellers = 6
const followerCount = 10
const offersEachMove = 2
/** What docs/operations.md promises, in milliseconds. */
const longestPause = 5_000

/** Moves a brand between two PostgreSQL while its sellers work, then kills one of them beside the other. */
export async function cellFaults(check: Check): Promise<void> {
  const [stays, moves] = tenantSeeds
  if (!stays || !moves) throw new Error('The seeds have no two tenants')
  const stack = await startCellStack()
  try {
    await moveFaults(stack, moves, check)
    await deadCellFaults(stack, { stays, moves }, check)
  } finally {
    await stack.stop()
  }
}

async function moveFaults(stack: CellStack, brand: TenantSeed, check: Check): Promise<void> {
  const { port, ownerUrl } = stack
  const logInSeller = () => logIn(port, brand.hosts[0] ?? '', sellerOf(brand))
  const clients: ChannelClient[] = []
  // One after the other: many at once would look like guessing.
  while (clients.length <= sellers) clients.push(await logInSeller())
  const [offering = await logInSeller(), ...saving] = clients
  const followers = Array.from({ length: followerCount }, () =>
    followEvents(port, brand.hosts[0] ?? '', offering.bearer ?? '', '127.0.0.1'),
  )
  await until(async () => followers.every(({ since }) => since() !== null))
  const project = await saveProject(offering, 'cells')
  const watch = { longest: 0 }
  const writers = saving.map((client, index) => startWriter(timed(client, watch), `seller ${index}`, 20))
  const offers: string[] = []
  const pauses: number[] = []
  let place: CellName = 'main'
  for (let move = 0; move < kills.moves; move++) {
    const to: CellName = place === 'main' ? 'b' : 'main'
    const moving = stack.arredo('brand', 'move', brand.code, '--to', to)
    // Every third is cut off somewhere and taken up again.
    const isCutOff = move % 3 === 1
    moving.said.catch(() => {})
    for (let offer = 0; offer < offersEachMove; offer++)
      offers.push(await makeOffer(offering, project, `cells-${move}-${offer}`))
    if (isCutOff) {
      await pause(2_000 + Math.random() * 10_000)
      moving.killHard()
      await moving.said.catch(() => {})
    }
    const said = isCutOff
      ? await stack.arredo('brand', 'move', brand.code, '--to', to).said
      : await moving.said
    const seconds = Number(/waited for ([\d.]+) s/.exec(said)?.[1])
    if (Number.isFinite(seconds)) pauses.push(seconds * 1_000)
    place = to
    await pause(500)
  }
  await Promise.all(writers.map((writer) => writer.stop()))

  const sql = new pg.Client({ connectionString: ownerUrl[place] })
  await sql.connect()
  await sql.query("select set_config('app.tenant', $1, false)", [String(brand.number)])
  const count = async (text: string) => Number((await sql.query<{ n: string }>(text)).rows[0]?.n)
  await until(async () => (await unfinished(sql)) === 0)
  const newest = await count('select last as n from event_counter')
  await until(async () => followers.every(({ heard }) => heard.has(newest)))
  const acknowledged = writers.flatMap((writer) => writer.acknowledged)
  const tooLong = pauses.filter((one) => one > longestPause)
  check(
    `a brand moved ${kills.moves} times between two PostgreSQL under ${sellers} sellers; writes were paused for ${pauses.map((one) => (one / 1_000).toFixed(1)).join(', ')} s, the longest save took ${(watch.longest / 1_000).toFixed(1)} s`,
    tooLong.map((one) => `${one} ms`),
  )
  check('no seller was told anything but "saved", and no save had to be repeated', [
    ...writers.flatMap(({ wrong }) => wrong),
    ...writers.flatMap(({ repeats }) => repeats),
  ])
  check(
    `none of ${acknowledged.length} acknowledged saves was lost or applied twice`,
    await judge(ownerUrl[place], brand.number, acknowledged, [project]),
  )
  const { rows: events } = await sql.query<{ id: string }>('select id from event order by id')
  const ids = events.map(({ id }) => Number(id))
  check(`none of ${followerCount} followers missed one of ${ids.length} events`, missedEvents(followers, ids))
  check('events, projects and offers are numbered without gaps', [
    ...(await gaps(sql, 'event', 'id')),
    ...(await gaps(sql, 'project', 'number')),
    ...(await gaps(sql, 'document', 'number')),
  ])
  const made = [...new Set(offers)]
  check(
    `each of ${made.length} offers that were asked for meanwhile has its files once`,
    await documentProblems(sql, made),
  )
  check('every file is whole, and none is missing', await fileProblems(sql, stack.filesFolder))
  check(
    'what waits is in the queue of the cell where the brand is, and nowhere else',
    await queueProblems(stack, brand.number, place),
  )
  await sql.end()
  for (const { leave } of followers) leave()
  for (const client of clients) client.close()
  if (place === 'main') await stack.arredo('brand', 'move', brand.code, '--to', 'b').said
}

/** Looks at how long saves take. */
function timed(client: ChannelClient, watch: { longest: number }): ChannelClient {
  return {
    ...client,
    async post(name, body) {
      const begun = performance.now()
      const answer = await client.post(name, body)
      watch.longest = Math.max(watch.longest, performance.now() - begun)
      return answer
    },
  }
}

/** Every job that has not ended, by what the brand's rows say and by what the queues of both cells say. */
async function queueProblems({ adminUrl }: CellStack, tenant: number, place: CellName) {
  const queued = `select payload ->> 'job' as id from graphile_worker._private_jobs
    where (payload ->> 'tenant')::integer = ${tenant}`
  const [rows, here, elsewhere] = await Promise.all([
    idsIn(adminUrl[place], `select id from job where tenant = ${tenant} and state in ('queued', 'running')`),
    idsIn(adminUrl[place], queued),
    idsIn(adminUrl[place === 'main' ? 'b' : 'main'], queued),
  ])
  return [
    ...rows.filter((id) => !here.includes(id)).map((id) => `job ${id} waits in no queue`),
    ...elsewhere.map((id) => `job ${id} was left behind`),
  ]
}

async function idsIn(url: string, text: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(text)
  await client.end()
  return rows.map(({ id }) => id)
}

async function gaps(sql: pg.Client, table: string, number: string): Promise<readonly string[]> {
  const { rows } = await sql.query<{ n: string; first: string; last: string }>(
    `select count(distinct ${number}) as n, min(${number}) as first, max(${number}) as last from ${table}`,
  )
  const [found] = rows
  const expected = Number(found?.last) - Number(found?.first) + 1
  return Number(found?.n) === expected ? [] : [`${table}: ${found?.n} in place of ${expected}`]
}

import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { ChannelClient } from '../stack/channel-client.ts'
import { spawnWorker, stopChild } from '../stack/spawn-worker.ts'
import type { Check } from './check.ts'
import { kills } from './kills.ts'
import { makeOffer, saveProject } from './offers.ts'

export type JobFaults = {
  readonly client: ChannelClient
  /** The owner's connection, with the tenant set. */
  readonly sql: pg.Client
  readonly workerUrl: string
  readonly filesFolder: string
  readonly check: Check
}

const offers = kills.worker + 16
const workers = 2
const patience = 120_000

/** Kills workers in the middle of making documents, again and again, and counts what was made. */
export async function workerFaults({ client, sql, workerUrl, filesFolder, check }: JobFaults): Promise<void> {
  const project = await saveProject(client, 'worker')
  const made: string[] = []
  for (let count = 0; count < offers; count++) made.push(await makeOffer(client, project, `worker-${count}`))

  const environment = { LOG_LEVEL: 'fatal', FILES_FOLDER: filesFolder, WORKER_LOST_AFTER_MS: '1500' }
  const start = () => spawnWorker(workerUrl, environment)
  const alive = Array.from({ length: workers }, start)
  let inTheMiddle = 0
  for (let kill = 0; kill < kills.worker; kill++) {
    const victim = await alive.shift()
    // However fast the others are, there is a document left to be killed over.
    while ((await unfinished(sql)) < 2 * workers) {
      made.push(await makeOffer(client, project, `worker-${made.length}`))
    }
    // Every second one lets a document be done first: the one that is killed each time would be given up in the end.
    const left = await unfinished(sql)
    if (kill % 2 === 1) await until(async () => (await unfinished(sql)) < left)
    await untilBegun(sql)
    await pause(Math.random() * 100)
    inTheMiddle += (await running(sql)) > 0 ? 1 : 0
    if (victim) await killHard(victim)
    alive.push(start())
  }
  await until(async () => (await unfinished(sql)) === 0)
  const last = await Promise.all(alive)
  await Promise.all(last.map(stopChild))

  check(`workers were killed ${kills.worker} times, ${inTheMiddle} of them in the middle of a document`, [
    ...(inTheMiddle >= kills.worker / 3 ? [] : ['too few']),
    ...last.flatMap(({ exitCode }) => (exitCode === 0 ? [] : [`the last one ended with ${exitCode}`])),
  ])
  check(`each of ${made.length} offers has exactly one document`, await documentProblems(sql, made))
  check('every file is whole, and none is missing', await fileProblems(sql, filesFolder))
  check('nothing is left in the queue', await leftovers(sql))
}

export async function killHard(worker: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => worker.once('exit', resolve))
  // With everything it started.
  if (worker.pid) process.kill(-worker.pid, 'SIGKILL')
  await gone
}

/** A row may say "running" of a worker that is dead: a new attempt is what shows that one is at it. */
async function untilBegun(sql: pg.Client): Promise<void> {
  const before = await attempts(sql)
  await until(async () => (await attempts(sql)) > before || (await unfinished(sql)) === 0)
}

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patience
  while (!(await isSo()) && Date.now() < deadline) await pause(10)
}

export async function one(sql: pg.Client, query: string): Promise<number> {
  const { rows } = await sql.query<{ n: number }>(query)
  return rows[0]?.n ?? 0
}
const offerJobs = `from job where task = 'offer/make'`
const attempts = (sql: pg.Client) => one(sql, `select coalesce(sum(attempts), 0)::int as n ${offerJobs}`)
const running = (sql: pg.Client) => one(sql, `select count(*)::int as n ${offerJobs} and state = 'running'`)
export const unfinished = (sql: pg.Client) =>
  one(sql, `select count(*)::int as n ${offerJobs} and state in ('queued', 'running')`)

type OfferRow = {
  readonly id: string
  readonly state: string
  readonly error: string
  readonly documents: number
}

export async function documentProblems(sql: pg.Client, made: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql.query<OfferRow>(
    `select offer.id, job.state, job.error,
       (select count(*)::int from file where file.id in (offer.document, offer.preview)) as documents
     from offer join job on job.id = offer.job and job.task = 'offer/make' order by offer.number`,
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  const wrong = made.flatMap((id) => {
    const row = known.get(id)
    if (!row) return [`offer ${id} is lost`]
    return row.state === 'done' && row.documents === 2 ? [] : [`offer ${id}: ${row.state} ${row.error ?? ''}`]
  })
  const files = await one(sql, `select count(*)::int as n from file where content_type = 'application/pdf'`)
  return [
    ...wrong,
    ...(rows.length === made.length ? [] : [`${rows.length} offers for ${made.length} intents`]),
    ...(files === made.length ? [] : [`${files} documents for ${made.length} intents`]),
  ]
}

export async function fileProblems(sql: pg.Client, folder: string): Promise<readonly string[]> {
  const { rows } = await sql.query<{ hash: string; size: number }>('select distinct hash, size from file')
  const paths = globSync(`${folder}/*/*/*`).filter((path) => /[0-9a-f]{64}$/.test(path))
  const stored = new Map(paths.map((path) => [path.slice(-64), path]))
  const missing = rows.filter(({ hash }) => !stored.has(hash)).map(({ hash }) => `missing: ${hash}`)
  const broken = paths.filter(
    (path) => createHash('sha256').update(readFileSync(path)).digest('hex') !== path.slice(-64),
  )
  return [...missing, ...broken.map((path) => `half a file: ${path.slice(-64)}`)]
}

async function leftovers(sql: pg.Client): Promise<readonly string[]> {
  // Pictures of the range stay where they are: these workers do not take them.
  const queued = await one(
    sql,
    `select count(*)::int as n from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier <> 'pictures/articles'`,
  )
  const locked = await one(
    sql,
    'select count(*)::int as n from graphile_worker._private_job_queues where locked_by is not null',
  )
  return [
    ...(queued === 0 ? [] : [`${queued} jobs`]),
    ...(locked === 0 ? [] : [`${locked} queues are still locked`]),
  ]
}

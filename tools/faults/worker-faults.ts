import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { ChannelClient } from '../stack/channel-client.ts'
import { spawnWorker, stopChild } from '../stack/spawn-worker.ts'
import type { Check } from './check.ts'
import { crowd, kills } from './kills.ts'
import { type Asked, openShops, type Shop, type Street } from './shops.ts'

export type JobFaults = {
  readonly client: ChannelClient
  /** The owner's connection, with the tenant set. */
  readonly sql: pg.Client
  /** A superuser's, who sees the rows of all tenants. */
  readonly everywhere: pg.Client
  readonly workerUrl: string
  readonly filesFolder: string
  readonly check: Check
}

const workers = 2
/** What each of them does at a time. */
const jobsAtOnce = 2
const patience = 120_000

/** Kills workers in the middle of making documents of many tenants, again and again, and counts what was made. */
export async function workerFaults(
  { everywhere: sql, workerUrl, filesFolder, check }: JobFaults,
  street: Street,
): Promise<void> {
  const shops = await openShops(street, crowd.shops)
  const asked = await askInCrowd(shops)
  const environment = { LOG_LEVEL: 'fatal', FILES_FOLDER: filesFolder, WORKER_LOST_AFTER_MS: '1500' }
  const start = () => spawnWorker(workerUrl, environment)
  const alive = Array.from({ length: workers }, start)
  let inTheMiddle = 0
  for (let kill = 0; kill < kills.worker; kill++) {
    const victim = await alive.shift()
    // However fast the others are, there is a document left to be killed over.
    while ((await unfinished(sql)) < 2 * workers) {
      const shop = shops[asked.length % shops.length]
      if (shop) asked.push(await shop.ask())
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
  for (const { close } of shops) close()

  check(`workers were killed ${kills.worker} times, ${inTheMiddle} of them in the middle of a document`, [
    ...(inTheMiddle >= kills.worker / 3 ? [] : ['too few']),
    ...last.flatMap(({ exitCode }) => (exitCode === 0 ? [] : [`the last one ended with ${exitCode}`])),
  ])
  const ids = asked.map(({ id }) => id)
  check(
    `each of ${ids.length} documents of ${shops.length} tenants has its files once`,
    await documentProblems(sql, ids),
  )
  check(
    'their numbers are counted up by tenant and kind: none twice, none left out',
    await numberProblems(sql, asked),
  )
  const { claim, problems } = await turnProblems(sql, asked.slice(0, crowd.documents))
  check(claim, problems)
  check('every file is whole, and none is missing', await fileProblems(sql, filesFolder))
  check('nothing is left in the queue', await leftovers(sql))
}

/** The first shop asks for most of them before any other asks for one. */
async function askInCrowd([first, ...others]: readonly Shop[]): Promise<Asked[]> {
  const asked: Asked[] = []
  const many = crowd.documents - others.length * crowd.each
  for (let count = 0; first && count < many; count++) asked.push(await first.ask())
  for (let turn = 0; turn < crowd.each; turn++) {
    for (const shop of others) asked.push(await shop.ask())
  }
  return asked
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
const documentJobs = `from job where task in ('offer/make', 'documents/make')`
const attempts = (sql: pg.Client) => one(sql, `select coalesce(sum(attempts), 0)::int as n ${documentJobs}`)
const running = (sql: pg.Client) =>
  one(sql, `select count(*)::int as n ${documentJobs} and state = 'running'`)
export const unfinished = (sql: pg.Client) =>
  one(sql, `select count(*)::int as n ${documentJobs} and state in ('queued', 'running')`)

type DocumentRow = {
  readonly id: string
  readonly state: string
  readonly error: string | null
  readonly formats: string
}

export async function documentProblems(sql: pg.Client, made: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql.query<DocumentRow>(
    `select document.id, job.state, job.error,
       (select string_agg(format, ' ' order by position) from document_file kept
        where kept.tenant = document.tenant and kept.document = document.id) as formats
     from document join job on job.tenant = document.tenant and job.id = document.job`,
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  const wrong = made.flatMap((id) => {
    const row = known.get(id)
    if (!row) return [`document ${id} is lost`]
    const isWhole = /^pdf( xlsx)?( csv)* preview$/.test(row.formats ?? '')
    return row.state === 'done' && isWhole ? [] : [`document ${id}: ${row.state} ${row.error ?? row.formats}`]
  })
  // A second set of files would have been left over, named by no document.
  const pdfs = await one(sql, `select count(*)::int as n from file where content_type = 'application/pdf'`)
  return [
    ...wrong,
    ...(rows.length === made.length ? [] : [`${rows.length} documents for ${made.length} intents`]),
    ...(pdfs === made.length ? [] : [`${pdfs} files for ${made.length} intents`]),
  ]
}

async function numberProblems(sql: pg.Client, asked: readonly Asked[]): Promise<readonly string[]> {
  const { rows } = await sql.query<{ id: string; number: number }>('select id, number from document')
  const given = new Map(rows.map(({ id, number }) => [id, number]))
  const last = new Map<string, number>()
  return asked.flatMap(({ tenant, report, id }) => {
    const kind = `${report} of ${tenant}`
    const expected = (last.get(kind) ?? 0) + 1
    last.set(kind, expected)
    return given.get(id) === expected ? [] : [`${kind}: ${given.get(id)} in place of ${expected}`]
  })
}

/**
 * In turns each of the others' documents waits for one of the first tenant's, and for those that are being made. Twice
 * as many may come before the last of them: what a dead worker holds waits until it is missed, and the rest goes on.
 */
async function turnProblems(sql: pg.Client, asked: readonly Asked[]) {
  const [first] = asked
  const { rows } = await sql.query<{ tenant: number }>(
    'select tenant from job where id in (select job from document where id = any ($1)) order by started_at',
    [asked.map(({ id }) => id)],
  )
  const isOfFirst = rows.map(({ tenant }) => tenant === first?.tenant)
  const all = isOfFirst.filter(Boolean).length
  const before = isOfFirst.slice(0, isOfFirst.lastIndexOf(false)).filter(Boolean).length
  const most = 2 * crowd.each + workers * jobsAtOnce
  return {
    claim: `${before} of ${all} documents that one tenant asked for first were begun before all of the others', at most ${most}`,
    problems: before <= most ? [] : ['the others waited for them'],
  }
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

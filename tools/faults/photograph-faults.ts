import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { splitTrade } from '@arredo/project'
import type pg from 'pg'
import { benchRoom } from '../bench/bench-document.ts'
import { buildStage } from '../stack/build-stage.ts'
import type { ChannelClient } from '../stack/channel-client.ts'
import { spawnWorker, stopChild } from '../stack/spawn-worker.ts'
import { kills } from './kills.ts'
import { untilAnswered } from './offers.ts'
import { fileProblems, type JobFaults, killHard, one } from './worker-faults.ts'

const photographs = kills.photographer / 2 + 1
const patience = 240_000
/** Milliseconds before a kill, less than a renderer takes to read its scene: nothing is done meanwhile. */
const longestLife = 400

/** Kills the photographer in the middle of photographs, again and again; each must be taken exactly once. */
export async function photographFaults(faults: JobFaults): Promise<void> {
  const { client, sql, workerUrl, filesFolder, check } = faults
  const folder = mkdtempSync(join(tmpdir(), 'arredo-faults-photographs-'))
  const webFolder = join(folder, 'web')
  // What the photographer leaves lying about is found in here.
  const temporary = mkdtempSync(join(folder, 'tmp-'))
  try {
    await buildStage(webFolder)
    const start = () =>
      spawnWorker(
        workerUrl,
        {
          ...{ LOG_LEVEL: 'fatal', FILES_FOLDER: filesFolder, WEB_FOLDER: webFolder },
          ...{ WORKER_LOST_AFTER_MS: '1500', TMPDIR: temporary },
        },
        ['--only', 'photographs'],
      )
    const asked = await askForPhotographs(client, sql)
    let inTheMiddle = 0
    let rendering = 0
    for (let kill = 0; kill < kills.photographer; kill++) {
      // Counted before it starts: it may be at its first photograph as soon as it is there.
      let begun = await attemptsOf(sql)
      const photographer = await start()
      await until(async () => (await attemptsOf(sql)) > begun)
      let left = await unfinished(sql)
      // Every third lets one photograph be done first: the next are killed too, and what is done must stay so.
      if (kill % 3 === 2 && left > 1) {
        begun = await attemptsOf(sql)
        await until(async () => (await unfinished(sql)) < left && (await attemptsOf(sql)) > begun)
        left = await unfinished(sql)
      }
      // Every second waits for the renderer: it is another process, which must not outlive this one.
      if (kill % 2 === 1) await until(async () => renderersOf(photographer, temporary).length > 0)
      await pause(Math.random() * longestLife)
      const isRendering = renderersOf(photographer, temporary).length > 0
      rendering += isRendering ? 1 : 0
      // There are two lanes: while one renders the other may have done a photograph.
      inTheMiddle += isRendering || (await unfinished(sql)) === left ? 1 : 0
      await killHard(photographer)
    }
    const photographer = await start()
    await until(async () => (await unfinished(sql)) === 0)
    const attempts = await attemptsOf(sql)
    await stopChild(photographer)

    check(
      `photographers were killed ${kills.photographer} times, ${inTheMiddle} of them in the middle of a photograph, ${rendering} with a renderer at work`,
      [
        ...(inTheMiddle >= kills.photographer / 2 ? [] : ['too few']),
        ...(rendering >= kills.photographer / 2 ? [] : ['too few renderers']),
        ...(photographer.exitCode === 0 ? [] : [`the last one ended with ${photographer.exitCode}`]),
      ],
    )
    check(
      `each of ${photographs} photographs was taken exactly once, in ${attempts} attempts`,
      await photographProblems(sql, asked),
    )
    check('every file is whole, and none is missing', await fileProblems(sql, filesFolder))
    check('nothing is left in the queue, and no renderer outlives its worker', [
      ...(await leftovers(sql)),
      ...(await leftIn(temporary)),
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function askForPhotographs(client: ChannelClient, sql: pg.Client): Promise<readonly string[]> {
  const catalogues = await untilAnswered(client, 'catalogues/list', {})
  const document = benchRoom(catalogues.find(({ code }) => code === 'KITCHEN')?.hash ?? '')
  const saved = await untilAnswered(client, 'projects/save', {
    id: null,
    revision: 0,
    idempotencyKey: 'save-photographs',
    ...splitTrade(document),
  })
  // Asked for before anybody is there to take them, so that none is taken as large as it was asked for.
  await sql.query("insert into worker (id, tasks) values ('soon', '{photographs/draft,photographs/take}')")
  const asked: string[] = []
  for (let count = 0; count < photographs; count++) {
    const { id } = await untilAnswered(client, 'photographs/take', {
      ...{ project: saved.id, revision: saved.revision, idempotencyKey: `photograph-${count}` },
      ...{ view: 'overview', light: { hour: 12, north: 0, lamps: false } },
      ...{ size: 'small', quality: count % 2 === 0 ? 'draft' : 'standard' },
    })
    // What is tried here is who takes it and how often, not how fine it is.
    await sql.query("update photograph set width = 96, height = 60, quality = 'draft' where id = $1", [id])
    asked.push(id)
  }
  return asked
}

async function until(isSo: () => Promise<boolean>, most = patience): Promise<void> {
  const deadline = Date.now() + most
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not so after ${most / 1000} s: ${isSo}`)
    await pause(20)
  }
}

const jobs = `from job where task like 'photographs/%'`
const attemptsOf = (sql: pg.Client) => one(sql, `select coalesce(sum(attempts), 0)::int as n ${jobs}`)
const unfinished = (sql: pg.Client) =>
  one(sql, `select count(*)::int as n ${jobs} and state in ('queued', 'running')`)

type Row = {
  readonly id: string
  readonly state: string
  readonly error: string | null
  readonly files: number
}

async function photographProblems(sql: pg.Client, asked: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql.query<Row>(
    `select photograph.id, job.state, job.error,
       (select count(*)::int from file where file.id in (photograph.file, photograph.preview)) as files
     from photograph join job on job.id = photograph.job`,
  )
  // One that was taken twice would have left files that it no longer names.
  const unnamed = await one(
    sql,
    `select count(*)::int as n from file where content_type = 'image/jpeg' and not exists (
       select from photograph
       where file.id in (photograph.file, photograph.preview) or file.id = any (photograph.earlier_previews)
     )`,
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  return [
    ...asked.flatMap((id) => {
      const row = known.get(id)
      return row?.state === 'done' && row.files === 2 ? [] : [`${id}: ${row?.state} ${row?.error ?? ''}`]
    }),
    ...(rows.length === asked.length ? [] : [`${rows.length} photographs for ${asked.length} intents`]),
    ...(unnamed === 0 ? [] : [`${unnamed} files that no photograph names`]),
  ]
}

async function leftovers(sql: pg.Client): Promise<readonly string[]> {
  const queued = await one(
    sql,
    `select count(*)::int as n from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier like 'photographs/%'`,
  )
  return queued === 0 ? [] : [`${queued} jobs`]
}

/** Processes that were told to work in this folder and are still there. */
async function leftIn(folder: string): Promise<readonly string[]> {
  await until(async () => processesIn(folder).length === 0, 60_000).catch(() => {})
  return processesIn(folder).map((id) => `process ${id}: ${commandOf(id)}`)
}

/** By the folder they work in, which is named after who orders: one that a killed photographer left does not count. */
function renderersOf({ pid }: ChildProcess, folder: string): readonly string[] {
  return processesIn(folder).filter((id) => commandOf(id).includes(`-${pid}-`))
}

function processesIn(folder: string): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => commandOf(id).includes(folder))
}

function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { FileStores } from '../files/file-store.ts'
import { addOffer } from '../testing/add-offer.ts'
import { bucketPlace, folderPlace } from '../testing/file-places.ts'
import { queryAs } from '../testing/query-as.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { startTestSweeper, type TestSweeper } from '../testing/test-sweeper.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { until } from '../testing/test-worker.ts'
import { startSchedule } from '../worker/schedule.ts'
import { beginSweeps } from './begin-sweeps.ts'
import { sweepRows, sweepRowsAt } from './sweep-rows.ts'

/** Two cores may have other work. */
vi.setConfig({ testTimeout: 120_000 })
const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
let server: TestServer
let tenant: TestTenant
let folder: string
let stores: FileStores
let sweeper: TestSweeper
let pace = sweepRows

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arredo-sweeping-'))
  server = await startTestServer({ filesFolder: folder })
  tenant = await server.addTenant(1)
  await server.addTenant(2)
  stores = folderPlace(folder).stores
  sweeper = await startTestSweeper({
    ...{ server, stores: { of: (own) => stores.of(own) } },
    rows: (context, input) => pace(context, input),
  })
})
afterAll(async () => {
  await sweeper.stop()
  await server.end()
  await rm(folder, { recursive: true })
})

type Row = Record<string, unknown>

function asOwner(own: number, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return queryAs(server.database.ownerUrl, text, { tenant: own, values })
}

const sweep = () => sweeper.sweep()

const hex = (letter: string) => letter.repeat(64)
const ago = (time: string) => `now() - interval '${time}'`

function addJob(task: string, state: string, ended: string, own = 1): Promise<Row[]> {
  return asOwner(
    own,
    `insert into job (tenant, id, task, state, input, created_by, finished_at)
     values (${own}, gen_random_uuid(), '${task}', '${state}', '{}', 'anna', ${ended}) returning id`,
  )
}

async function addProject(packs: Row = {}, own = 1): Promise<number> {
  const [{ number } = {}] = await asOwner(own, 'select coalesce(max(number), 0) + 1 as number from project')
  await asOwner(
    own,
    `insert into project (tenant, number, id, revision, owner, status, name, article_count, search, document,
       saved_at, saved_by)
     values (${own}, $1, gen_random_uuid(), 1, 'anna', 'unassigned', 'Old', 0, '', $2, ${ago('9 years')}, 'Anna')`,
    [number, JSON.stringify({ packs })],
  )
  return Number(number)
}

async function addFile(project: number, hash: string, age: string, own = 1): Promise<string> {
  const id = randomUUID()
  await asOwner(
    own,
    `insert into file (tenant, id, hash, content_type, name, size, project, created_at)
     values (${own}, $1, $2, 'application/pdf', 'file', 1, $3, ${ago(age)})`,
    [id, hash, project],
  )
  return id
}

async function addTexture(hash: string, age: string, own = 1): Promise<void> {
  await asOwner(
    own,
    `insert into texture (tenant, hash, size, put_at, put_by) values (${own}, $1, 1, ${ago(age)}, 'ada')`,
    [hash],
  )
}

it('[D-85 part] a customer who was removed 30 days ago is gone with all words, in mid-bin or in the file not', async () => {
  await asOwner(
    1,
    `insert into customer (tenant, code, key, shop, revision, details, name_key, created_at, created_by, changed_at,
       changed_by, used_at, removed_at)
     select 1, code, gen_random_uuid(), 'A', 1, '{"lastName":"x"}', 'x', now(), '', now(), '', now(), removed
     from (values ('C1', ${ago('31 days')}), ('C2', ${ago('29 days')}), ('C3', null)) c (code, removed)`,
  )
  await asOwner(
    1,
    `insert into customer_word (tenant, shop, word, customer) values (1, 'A', 'x', 'C1'), (1, 'A', 'x', 'C3')`,
  )
  await sweep()
  expect(await asOwner(1, 'select code from customer order by code')).toEqual([
    { code: 'C2' },
    { code: 'C3' },
  ])
  expect(await asOwner(1, 'select customer from customer_word')).toEqual([{ customer: 'C3' }])
})

it('takes away what has run out and leaves what has not, of every tenant', async () => {
  for (const own of [1, 2]) {
    await asOwner(
      own,
      `insert into session (tenant, token_hash, id, carrier, expires_at)
       select ${own}, decode(name, 'escape'), gen_random_uuid(), 'bearer', now() + lasts
       from (values ('over', interval '-1 minute'), ('open', interval '1 hour')) s (name, lasts)`,
    )
    await asOwner(
      own,
      `insert into rate_limit (tenant, bucket, window_start, used)
       values (${own}, 'old', ${ago('2 hours')}, 9), (${own}, 'counting', ${ago('14 minutes')}, 9)`,
    )
    await asOwner(
      own,
      `insert into idempotency (tenant, key, body_hash, answer, created_at)
       values (${own}, 'promised', '', '{}', ${ago('6 days 23 hours')}), (${own}, 'old', '', '{}', ${ago('8 days')})`,
    )
  }
  await asOwner(
    1,
    `insert into event (tenant, id, at, topic, subject)
     values (1, 1000001, ${ago('1 hour')}, 'job', 'old'), (1, 1000002, ${ago('1 minute')}, 'job', 'new')`,
  )
  await asOwner(
    1,
    `insert into pack_draft (tenant, hash, artefact, trade, source, checked_at, checked_by)
     values (1, 'old', '{}', '[]', '{}', ${ago('15 days')}, 'ada'), (1, 'new', '{}', '[]', '{}', ${ago('13 days')}, 'ada')`,
  )
  await sweep()

  for (const own of [1, 2]) {
    expect(await asOwner(own, "select encode(token_hash, 'escape') as name from session")).toEqual([
      { name: 'open' },
    ])
    expect(await asOwner(own, 'select bucket, used from rate_limit')).toEqual([
      { bucket: 'counting', used: 9 },
    ])
    expect(await asOwner(own, 'select key from idempotency')).toEqual([{ key: 'promised' }])
  }
  expect(await asOwner(1, 'select subject from event where id > 1000000')).toEqual([{ subject: 'new' }])
  expect(await asOwner(1, 'select hash from pack_draft')).toEqual([{ hash: 'new' }])
})

it('keeps the job of an offer that has no document yet, and the offers of jobs that are gone', async () => {
  const owner = (text: string, values: readonly unknown[]) => asOwner(1, text, values)
  const project = await addProject()
  const document = await addFile(project, hex('a'), '9 years')
  const preview = await addFile(project, hex('b'), '9 years')
  await addFile(project, hex('c'), '31 days')
  const young = await addFile(project, hex('d'), '29 days')
  const [made] = await addJob('offer/make', 'done', ago('31 days'))
  const [failed] = await addJob('offer/make', 'failed', ago('9 years'))
  await addOffer(owner, { project, job: made?.id, files: [document, preview] })
  await addOffer(owner, { project, job: failed?.id })
  await addJob('pictures/project', 'done', ago('3 days'))
  const [recent] = await addJob('pictures/take', 'done', ago('29 days'))
  const [waiting] = await addJob('pictures/take', 'queued', 'null')
  await asOwner(
    1,
    `insert into file_link (tenant, key_hash, file, expires_at)
     values (1, 'over', $1, ${ago('1 minute')}), (1, 'open', $1, now() + interval '5 minutes')`,
    [document],
  )
  await sweep()

  const kept = await asOwner(1, "select id from job where task not like 'sweep/%' order by id")
  expect(kept.map(({ id }) => id)).toEqual([failed?.id, recent?.id, waiting?.id].toSorted())
  const files = await asOwner(1, 'select id from file order by id')
  expect(files.map(({ id }) => id)).toEqual([document, preview, young].toSorted())
  expect(await asOwner(1, "select encode(key_hash, 'escape') as name from file_link")).toEqual([
    { name: 'open' },
  ])

  await asOwner(1, "update project set shop = 'A' where number = $1", [project])
  const anna = await server.logIn(tenant, 'anna')
  const { answer } = await server.call(tenant, 'offers/list', { projectId: project }, anna)
  expect(answer).toMatchObject({
    ok: true,
    value: [
      { state: 'failed', job: failed?.id },
      { state: 'ready', document: { file: document }, progress: 1 },
    ],
  })
})

it('keeps every texture that a pack, a draft or a room names, and one that is asked for', async () => {
  const names = ['pinned', 'drafted', 'shown', 'asked', 'young', 'nobody'] as const
  const [pinned, drafted, shown, asked, young, nobody] = ['1', '2', '3', '4', '5', '6'].map(hex)
  for (const hash of [pinned, drafted, shown, asked, nobody]) await addTexture(hash ?? '', '9 years')
  await addTexture(young ?? '', '13 days')
  // Sold by nobody any more, and without a release: a project still opens it.
  await asOwner(
    1,
    `insert into pack (tenant, hash, code, version, name, article_count, artefact, trade, published_at, published_by)
     values (1, 'ancient', 'OLD', '1', '{}', 0, $1, '[]', ${ago('9 years')}, 'ada')`,
    [JSON.stringify({ materials: { oak: { colour: `${pinned}.webp` } } })],
  )
  await addProject({ OLD: 'ancient' })
  await asOwner(
    1,
    `insert into pack_draft (tenant, hash, artefact, trade, source, checked_at, checked_by)
     values (1, 'draft', '{}', '[]', $1, now(), 'ada')`,
    [JSON.stringify({ files: {}, others: { 'oak.webp': drafted } })],
  )
  await asOwner(
    1,
    `insert into gallery (tenant, catalogue, code, name, description, filters, picture, position, document, published_by)
     values (1, 'OLD', 'ROOM', '{}', '{}', '{}', $1, 1, '{}', 'ada'), (1, 'OLD', 'BARE', '{}', '{}', '{}', null, 2, '{}', 'ada')`,
    [`/textures/${shown}.webp`],
  )
  const ada = await server.logIn(tenant, 'ada')
  const hashes = [asked ?? '', hex('9')]
  const missing = await server.call(tenant, 'catalogues/missingTextures', { hashes }, ada)
  expect(missing.answer).toEqual({ ok: true, value: [hex('9')] })
  await sweep()

  const kept = (await asOwner(1, 'select hash from texture')).map(({ hash }) => hash)
  const told = Object.fromEntries(
    [pinned, drafted, shown, asked, young, nobody].map((hash, at) => [names[at], kept.includes(hash)]),
  )
  expect(told).toEqual({
    ...{ pinned: true, drafted: true, shown: true, asked: true, young: true },
    nobody: false,
  })
  expect(await asOwner(1, "select hash from pack where hash = 'ancient'")).toHaveLength(1)
})

it.each([
  { where: 'a folder', open: () => folderPlace(folder), own: 1, other: 2 },
  { where: 'a bucket', open: bucketPlace, own: 2, other: 1 },
])('takes away files in $where that no row names, once they are old, and no other', async (shelf) => {
  const { open, own, other } = shelf
  const { date, ...place } = open()
  stores = place.stores
  const put = async (content: string, days: number, owner = own) => {
    const hash = await stores.of(owner).put(Buffer.from(content))
    const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    await date(owner, hash, then)
    return hash
  }
  const project = await addProject({}, own)
  const document = await put(`document of ${own}`, 400)
  const preview = await put('preview', 400)
  const [job] = await addJob('offer/make', 'done', ago('9 years'), own)
  const files = [
    await addFile(project, document, '9 years', own),
    await addFile(project, preview, '9 years', own),
  ] as const
  await addOffer((text, values) => asOwner(own, text, values), {
    project,
    tenant: own,
    job: job?.id,
    files,
  })
  const texture = await put('texture', 400)
  await addTexture(texture, '1 day', own)
  const picture = await put('newest picture', 400)
  await asOwner(
    own,
    `insert into project_picture (tenant, project, revision, hash) values (${own}, $1, 2, $2)`,
    [...[project, picture]],
  )
  const article = await put('article', 400)
  await asOwner(
    own,
    `insert into pack (tenant, hash, code, version, name, article_count, artefact, trade, published_by)
   values (${own}, 'pictured', 'P', '1', '{}', 0, '{}', '[]', 'ada')`,
  )
  await asOwner(
    own,
    `insert into article_picture (tenant, pack, article, key, file, stage) values (${own}, 'pictured', 'A', $1, $1, 1)`,
    [article],
  )
  const traced = await put('underlay of a saved project', 400)
  const seen = await put('picture of a saved view', 400)
  const loose = await put('underlay of a project that was never saved', 400)
  const logo = await put('logo of an earlier version of the paper', 400)
  for (const hash of [traced, seen, loose, logo]) {
    await asOwner(
      own,
      `insert into underlay (tenant, hash, kind, size, put_at, put_by) values (${own}, $1, 'webp', 1, ${ago('31 days')}, 'anna')`,
      [hash],
    )
  }
  await asOwner(own, 'update project set document = document || $2 where number = $1', [
    ...[
      project,
      JSON.stringify({
        underlays: { u: { file: `${traced}.webp` } },
        views: { u: { picture: `${seen}.webp` } },
      }),
    ],
  ])
  await asOwner(
    own,
    `insert into paper (tenant, revision, settings, saved_at, saved_by)
   values (${own}, 1, $1, now(), 'Ada'), (${own}, 2, '{}', now(), 'Ada')`,
    [JSON.stringify({ logo: `${logo}.png` })],
  )
  const needed = [document, preview, texture, picture, article, traced, seen, logo]
  const orphan = await put('picture of an older revision', 8)
  const young = await put('of a job that still runs', 6)
  // Named by the other tenant's rows only: what one has says nothing of the other.
  const stranger = await put(`document of ${own}`, 400, other)
  await sweep()

  const has = (hash: string) => stores.of(own).has(hash)
  expect(await Promise.all(needed.map(has))).toEqual(needed.map(() => true))
  expect([await has(young), await has(orphan)]).toEqual([true, false])
  // The night after its row it goes itself, as any file that no row names.
  expect(await asOwner(own, 'select hash from underlay order by put_by, hash')).toEqual(
    [traced, seen, logo].toSorted().map((hash) => ({ hash })),
  )
  await sweep()
  expect([await has(traced), await has(loose)]).toEqual([true, false])
  expect(await stores.of(other).has(stranger)).toBe(false)
})

it('works in batches and leaves the rest to a next turn', async () => {
  pace = sweepRowsAt({ batch: 2, turn: 0 })
  try {
    await asOwner(
      1,
      `insert into session (tenant, token_hash, id, carrier, expires_at)
       select 1, int4send(n), gen_random_uuid(), 'bearer', now() - interval '1 day' from generate_series(1, 5) n`,
    )
    await sweep()
    expect(await asOwner(1, 'select from session where expires_at < now()')).toEqual([])
    const turns = await asOwner(
      1,
      `select result #> '{taken,session}' as taken from job
       where task = 'sweep/rows' and result #> '{taken,session}' is not null order by id desc limit 3`,
    )
    expect(turns.map(({ taken }) => taken)).toEqual([1, 2, 2])
  } finally {
    pace = sweepRows
  }
})

it('begins once a night, however often it is told to', async () => {
  await beginSweeps(sweeper.databases, '2026-01-01')
  await beginSweeps(sweeper.databases, '2026-01-01')
  expect(await asOwner(2, "select task from job where intent = '2026-01-01' order by task")).toEqual([
    { task: 'sweep/files' },
    { task: 'sweep/rows' },
  ])
})

it('is in the calendar of the queue, with the rights of the worker alone', async () => {
  const days: string[] = []
  const asAdmin = (text: string) => queryAs(server.database.adminUrl, text)
  const schedule = await startSchedule({
    ...{ databaseUrl: server.database.workerUrl, log },
    nightly: async (day) => void days.push(day),
  })
  try {
    await until(
      async () =>
        (await asAdmin('select identifier from graphile_worker._private_known_crontabs')).length > 0,
      60_000,
    )
    await asAdmin(
      `select graphile_worker.add_job('nightly', '{"_cron": {"ts": "2026-03-04T02:17:00.000Z"}}')`,
    )
    await until(() => days.includes('2026-03-04'), 60_000)
  } finally {
    await schedule.stop()
  }
})

import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ProjectDocument } from '@arredo/project'
import pg from 'pg'
import { buildStage } from '../../stack/build-stage.ts'
import { channelClient } from '../../stack/channel-client.ts'
import { freePort } from '../../stack/free-port.ts'
import { spawnServer } from '../../stack/spawn-server.ts'
import { spawnWorker, stopChild } from '../../stack/spawn-worker.ts'
import { startPostgres } from '../../stack/start-postgres.ts'
import { prepareDatabase } from '../../stack/start-stack.ts'
import { tenantSeeds } from '../../stack/tenant-seeds.ts'
import { benchDocument, benchRoom } from '../bench-document.ts'
import { commitRates } from './commits.ts'
import { openPacks } from './open-packs.ts'
import { makeOffer, many, save } from './people.ts'
import { type Use, useOfTree } from './process-use.ts'
import { documentBytes, storedBytes, walPosition } from './stored-bytes.ts'
import { openStreams } from './streams.ts'

/**
 * `npm run bench:scale`: what docs/scale.md reckons with. One line per figure, `name value unit`: processor time by
 * process, bytes in database and files, memory. Minutes; other work on the machine changes clocks, hardly these.
 */
const projects = 2_000
const again = 1_000
const reads = 2_000
const drawn = 6
const sessions = 30

const [, atlas] = tenantSeeds
const seller = atlas?.people[0]
if (!atlas || !seller) throw new Error('The seeds have no seller')
const host = atlas.hosts[0] ?? ''

const say = (name: string, value: number, unit: string) =>
  console.log(`${name} ${value >= 100 ? value.toFixed(0) : value.toPrecision(3)} ${unit}`)

const folder = mkdtempSync(join(tmpdir(), 'arredo-scale-'))
const filesFolder = join(folder, 'files')
const webFolder = join(folder, 'web')
await buildStage(webFolder)
const postgres = await startPostgres({ durable: true, ownOnly: true })
const database = 'arredo_scale'
const { adminUrl, appUrl, workerUrl } = await prepareDatabase(postgres, {
  database,
  fresh: true,
  filesFolder,
})
const admin = new pg.Client({
  connectionString: Object.assign(new URL(adminUrl), { pathname: database }).href,
})
await admin.connect()
const port = await freePort()
// Every stream of the crowd below says where it comes from.
Object.assign(process.env, { FILES_FOLDER: filesFolder, TRUST_PROXY: 'true' })
const server = await spawnServer(appUrl, port)

const http = () => useOfTree(server.pid ?? 0)
const sql = () => useOfTree(postgres.own?.pid() ?? 0)

/** Says what each of so many cost both processes. */
async function cost<Value>(name: string, count: number, work: () => Promise<Value>): Promise<Value> {
  const before = { http: http(), sql: sql() }
  const value = await work()
  const milliseconds = (from: Use, to: Use) => ((to.cpu - from.cpu) / count) * 1000
  say(`${name}-http`, milliseconds(before.http, http()), 'ms')
  say(`${name}-postgres`, milliseconds(before.sql, sql()), 'ms')
  return value
}

/** Whether anything of a task is still to be done. */
async function settled(task: string): Promise<void> {
  const waiting = `select from job where task = $1 and state in ('queued', 'running')`
  while ((await admin.query(waiting, [task])).rowCount) await pause(200)
}

async function walOf<Value>(name: string, count: number, work: () => Promise<Value>): Promise<Value> {
  const before = await walPosition(admin)
  const value = await work()
  say(`${name}-wal`, ((await walPosition(admin)) - before) / count / 1024, 'KB')
  return value
}

const sizeOf = (tenant: number, hash: string) =>
  statSync(join(filesFolder, String(tenant), hash.slice(0, 2), hash)).size

try {
  say('http-idle-memory', http().megabytes, 'MB')
  const login = async () => {
    const { account: userid, username, password } = seller
    const anonymous = channelClient(port, host)
    const entered = await anonymous.call('auth/login', { userid, username, password, carrier: 'bearer' })
    anonymous.close()
    if (!entered.ok || !entered.value.bearer) throw new Error('Nobody could log in')
    return entered.value.bearer
  }
  const bearers = await cost('login', sessions, () => many(sessions, login))
  // Before there is memory that calls have left behind.
  const before = http()
  const streams = await openStreams({ port, host, bearers })
  say(
    'stream-memory',
    ((http().megabytes - before.megabytes) * 1024) / streams.count,
    `KB × ${streams.count}`,
  )
  streams.close()
  const client = channelClient(port, host, bearers[0])
  const catalogues = await client.call('catalogues/list', {})
  const pack = catalogues.ok ? (catalogues.value.find(({ code }) => code === 'KITCHEN')?.hash ?? '') : ''
  const room = benchRoom(pack)
  const document: ProjectDocument = { ...room, rows: benchDocument(pack).rows }

  // What the worker does, while its queue holds nothing else.
  const pictured = await many(drawn, () => save(client, room))
  const worker = await spawnWorker(workerUrl, {
    LOG_LEVEL: 'fatal',
    FILES_FOLDER: filesFolder,
    WEB_FOLDER: webFolder,
    WORKER_JOBS: '1',
  })
  const work = () => useOfTree(worker.pid ?? 0)
  await settled('pictures/project')
  const beforeDrawing = work()
  const drawing = await many(drawn, (index) => save(client, room, pictured[index]))
  await settled('pictures/project')
  say('picture', (work().cpu - beforeDrawing.cpu) / drawn, 's')
  say('worker-with-stage-memory', work().megabytes, 'MB')
  await makeOffer(client, drawing[0] ?? { id: 0, revision: 0 })
  await settled('offer/make')
  const beforeOffers = work()
  for (const kept of drawing.slice(1)) await makeOffer(client, kept)
  await settled('offer/make')
  say('offer', (work().cpu - beforeOffers.cpu) / (drawing.length - 1), 's')
  say('worker-memory', work().megabytes, 'MB')
  await stopChild(worker)

  const kept = await walOf('create', projects, () =>
    cost('create', projects, () => many(projects, () => save(client, document))),
  )
  for (const { table, rows, bytesEach } of await storedBytes(admin))
    say(`table-${table}`, bytesEach, `B × ${rows}`)
  for (const { name, count, rows, text, stored } of await documentBytes(admin)) {
    say(`document-${name}-text`, text, `B × ${count}, ${rows.toFixed(0)} articles each`)
    say(`document-${name}-stored`, stored, `B × ${count}`)
  }
  say('postgres-busy-memory', sql().megabytes, 'MB')
  // Of few projects, each with a picture that waits and is put off, as in a day's work.
  const worked = kept.slice(0, 20)
  await walOf('save', again, () =>
    cost('save', again, () =>
      many(worked.length, async (index) => {
        let last = worked[index]
        for (let turn = 0; turn < again / worked.length; turn++) last = await save(client, document, last)
      }),
    ),
  )
  const read = (name: Parameters<typeof client.post>[0], input: (index: number) => unknown, count = reads) =>
    cost(name.replace('/', '-'), count, () =>
      many(count, async (index) => {
        const answer = await client.post(name, JSON.stringify(input(index)))
        if (!answer.startsWith('{"ok":true')) throw new Error(answer)
      }),
    )
  await read('projects/load', (index) => ({ id: kept[index % projects]?.id }))
  await read('projects/list', () => ({}), 500)
  await cost('projects-list-searched', 200, () =>
    many(200, () => client.post('projects/list', JSON.stringify({ search: 'nothing-like-it' }))),
  )
  await read('catalogues/search', () => ({ text: 'base', language: 'en' }), 500)
  await read('auth/session', () => ({}))
  say('http-busy-memory', http().megabytes, 'MB')

  const files = await admin.query<{ kind: string; rows: number; bytes: number }>(
    'select content_type as kind, count(*)::int as rows, avg(size)::float8 as bytes from file group by 1',
  )
  for (const { kind, rows, bytes } of files.rows) say(`file-${kind}`, bytes, `B × ${rows}`)
  const offers = await admin.query<{ bytes: number }>(
    'select avg(pg_column_size(offer.*))::float8 as bytes from offer',
  )
  say('offer-row', offers.rows[0]?.bytes ?? 0, 'B')
  const pictures = await admin.query<{ tenant: number; hash: string }>(
    'select tenant, hash from project_picture where hash is not null',
  )
  const sizes = pictures.rows.map(({ tenant, hash }) => sizeOf(tenant, hash))
  say(
    'file-project-picture',
    sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
    `B × ${sizes.length}`,
  )
  const packs = await admin.query<{ code: string; articles: number; artefact: string }>(
    'select code, article_count as articles, artefact from pack where tenant = $1',
    [atlas.number],
  )
  for (const { code, articles, artefact } of packs.rows) {
    const { milliseconds, megabytes, fetched } = openPacks(artefact)
    say(`pack-${code}`, Buffer.byteLength(artefact), `B, ${articles} articles`)
    say(`pack-${code}-fetched`, fetched, 'B')
    say(`pack-${code}-opened`, milliseconds, 'ms')
    say(`pack-${code}-memory`, megabytes, 'MB')
  }
  const scale = Object.assign(new URL(adminUrl), { pathname: database }).href
  for (const [kind, rate] of await commitRates(scale)) say(`commits-${kind}`, rate, '/s')
} finally {
  await admin.end()
  await stopChild(server)
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

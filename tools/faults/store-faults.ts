import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from '@arredo/contract'
import { sampleWebp } from '@arredo/testing'
import pg from 'pg'
import { type FileStore, fileNameOf } from '../../apps/server/src/files/file-store.ts'
import { openFiles } from '../../apps/server/src/files/open-files.ts'
import { patience } from '../../apps/server/src/files/s3/patience.ts'
import { patientFiles } from '../../apps/server/src/operator/copy/patient-files.ts'
import { type ChannelClient, logIn } from '../stack/channel-client.ts'
import { freePort } from '../stack/free-port.ts'
import { spawnServer } from '../stack/spawn-server.ts'
import { spawnWorker, stopChild } from '../stack/spawn-worker.ts'
import type { Postgres } from '../stack/start-postgres.ts'
import { prepareDatabase } from '../stack/start-stack.ts'
import { type Swift, startSwift } from '../stack/start-swift.ts'
import type { TenantSeed } from '../stack/tenant-seeds.ts'
import type { Check } from './check.ts'
import { storeAway } from './kills.ts'
import { makeOffer, saveProject } from './offers.ts'
import { documentProblems, until } from './worker-faults.ts'

const [uploads, offers] = [6, 3]
const words = 'Files cannot be kept or fetched at the moment. Try again in a minute'

/** S3 is killed, then answers nobody, for a minute each, while sellers upload, order offers and read them. */
export async function storeFaults(postgres: Postgres, tenant: TenantSeed, check: Check): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'arredo-store-faults-'))
  const swift = await startSwift()
  const prepared = await prepareDatabase(postgres, { database: 'arredo_store', fresh: true })
  const sql = new pg.Client({ connectionString: prepared.ownerUrl })
  await sql.connect()
  await sql.query("select set_config('app.tenant', $1, false)", [String(tenant.number)])
  const environment = { ...swift.environment, FILES_FOLDER: join(folder, 'unused') }
  const port = await freePort()
  const http = await spawnServer(prepared.appUrl, port, environment)
  const worker = await spawnWorker(prepared.workerUrl, { ...environment, LOG_LEVEL: 'fatal' })
  const [host = ''] = tenant.hosts
  const [seller] = tenant.people
  if (!seller) throw new Error(`${tenant.code} has no seller`)
  const client = await logIn(port, host, seller)
  try {
    const project = await saveProject(client, 'store')
    const shop: Shop = { client, port, host, project, sql, check, made: [], kept: [] }
    await order(shop, 'before', 1)
    await until(async () => (await filesOf(sql)).length > 0)
    await outage(shop, 'dead', swift.killHard, swift.restart)
    await outage(shop, 'held', swift.hold, swift.goOn)

    check(`each of ${shop.made.length} offers has its files once`, await documentProblems(sql, shop.made))
    const { signal } = new AbortController()
    const stores = await openFiles({ filesFolder: '', s3: bucketOf(swift) })
    check(
      'every file is whole, and none is missing',
      await storeProblems(sql, patientFiles(stores.of(tenant.number), patience({ signal })), shop.kept),
    )
    check(
      'server and worker lived through it',
      [http, worker].every(({ exitCode }) => exitCode === null) ? [] : ['one ended'],
    )
  } finally {
    client.close()
    await Promise.all([http, worker].map(stopChild))
    await sql.end()
    await swift.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Shop = {
  readonly client: ChannelClient
  readonly port: number
  readonly host: string
  readonly project: number
  readonly sql: pg.Client
  readonly check: Check
  /** Offers that were promised. */
  readonly made: string[]
  /** Uploads that were acknowledged, by the hash of what was sent. */
  readonly kept: string[]
}

async function outage(shop: Shop, state: string, begin: () => unknown, end: () => unknown): Promise<void> {
  const { client, sql, project, check } = shop
  const [file = ''] = await filesOf(sql)
  const before = await statusOf(shop, file)
  await begin()
  const over = Date.now() + storeAway
  let early = 0
  let isBack = false
  const uploading = Array.from({ length: uploads }, async () => {
    const answer = await upload(shop)
    if (!isBack) early += 1
    return answer
  })
  await order(shop, state, offers)
  const wrong: string[] = []
  let reads = 0
  while (Date.now() < over || reads === 0) {
    const asked = performance.now()
    const { status, retryAfter, text } = await statusOf(shop, file)
    reads += 1
    const isTold = status === 503 && Number(retryAfter) > 0 && text === words
    if (!isTold) wrong.push(`${status} ${retryAfter} ${text.slice(0, 80)}`)
    if (performance.now() - asked > 30_000) wrong.push('nobody waits that long to be told')
    await pause(500)
  }
  const loaded = await client.call('projects/load', { id: project })
  const early0 = early
  isBack = true
  await end()

  const answers = await Promise.all(uploading)
  const seconds = Math.round(storeAway / 1000)
  check(`S3 ${state} for ${seconds} s: ${reads} downloads were told so in words, others were served`, [
    ...(before.status === 200 ? [] : [`before it: ${before.status}`]),
    ...wrong,
    ...(loaded.ok ? [] : [loaded.message]),
  ])
  check(`S3 ${state}: ${uploads} uploads waited for it and were kept`, [
    ...(early0 === 0 ? [] : [`${early0} were answered before it was back`]),
    ...answers.flatMap((answer) => (answer.ok ? [] : [answer.message])),
  ])
  await until(async () => (await unmade(sql)) === 0)
  const left = await unmade(sql)
  check(
    `S3 ${state}: the ${offers} offers ordered meanwhile were made`,
    left === 0 ? [] : [`${left} were not`],
  )
}

async function order({ client, project, made }: Shop, key: string, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) made.push(await makeOffer(client, project, `store-${key}-${turn}`))
}

/** Of the offers that were promised, those whose work has not ended well. */
async function unmade(sql: pg.Client): Promise<number> {
  const { rows } = await sql.query<{ n: number }>(
    `select count(*)::int as n from job where task = 'offer/make' and state <> 'done'`,
  )
  return rows[0]?.n ?? 0
}

async function upload({ client, kept }: Shop): Promise<Answer<{ readonly file: string }>> {
  const bytes = sampleWebp(randomUUID(), 100_000)
  const answer = await client.call('underlays/put', { content: Buffer.from(bytes).toString('base64') })
  if (answer.ok) kept.push(answer.value.file.slice(0, 64))
  return answer
}

async function filesOf(sql: pg.Client): Promise<readonly string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select id from file where content_type = 'application/pdf'`,
  )
  return rows.map(({ id }) => id)
}

type Told = { readonly status: number; readonly retryAfter: string | undefined; readonly text: string }

function statusOf({ client, port, host }: Shop, file: string): Promise<Told> {
  return new Promise((resolve, reject) => {
    const headers = { host, authorization: `Bearer ${client.bearer}` }
    request({ host: '127.0.0.1', port, path: `/files/${file}`, headers }, (answer) => {
      let text = ''
      answer.setEncoding('latin1').on('data', (chunk: string) => {
        text += chunk
      })
      const { statusCode: status = 0 } = answer
      answer.on('end', () => resolve({ status, retryAfter: answer.headers['retry-after'], text }))
    })
      .on('error', reject)
      .end()
  })
}

function bucketOf({ environment }: Swift) {
  const { FILES_S3_ENDPOINT: endpoint = '', FILES_S3_BUCKET: bucket = '' } = environment
  const { FILES_S3_ACCESS_KEY: accessKey = '', FILES_S3_SECRET_KEY: secretKey = '' } = environment
  return { endpoint, bucket, accessKey, secretKey, region: 'us-east-1', hasPathStyle: true, redirects: false }
}

async function storeProblems(
  sql: pg.Client,
  store: FileStore,
  kept: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql.query<{ hash: string }>('select hash from file union select hash from underlay')
  const named = new Set(rows.map(({ hash }) => hash))
  const problems = await Promise.all(
    rows.map(async ({ hash }) => {
      const bytes = await store.read(hash)
      if (!bytes) return [`missing: ${hash}`]
      return fileNameOf(bytes) === hash ? [] : [`half a file: ${hash}`]
    }),
  )
  const lost = kept.filter((hash) => !named.has(hash))
  return [...problems.flat(), ...lost.map((hash) => `acknowledged and lost: ${hash}`)]
}

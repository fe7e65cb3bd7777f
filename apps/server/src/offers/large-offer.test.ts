import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OfferListing } from '@arredo/contract'
import { type ProjectDocument, type Row, splitTrade } from '@arredo/project'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderFiles } from '../files/folder-files.ts'
import { jobWork } from '../jobs/job-work.ts'
import { queryAs } from '../testing/query-as.ts'
import { testKitchen, testPublication } from '../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'
import { until } from '../testing/test-worker.ts'
import { createTypesetter } from '../typesetting/create-typesetter.ts'
import { startWorker, type Worker } from '../worker/start-worker.ts'

let server: TestServer
let worker: Worker
type Seller = { readonly tenant: TestTenant; readonly via: Via }
/** Of two brands: one brand's offers may wait for each other. */
let anna: Seller
let bea: Seller
const folder = mkdtempSync(join(tmpdir(), 'large-offer-'))
const typesetter = createTypesetter({ log: () => {} })
const noPicture = async (): Promise<never> => {
  throw new Error('No stage')
}

beforeAll(async () => {
  server = await startTestServer({ filesFolder: folder })
  ;[anna, bea] = [await firstSeller(1), await firstSeller(2)]
  worker = await startWorker({
    settings: {
      ...{ databaseUrl: server.database.workerUrl, databaseConnections: 4 },
      ...{ jobsAtOnce: 2, lostAfter: 2_000, stopAfter: 5_000 },
    },
    work: jobWork(['pictures/project']),
    portsFor: (number) => ({
      files: folderFiles(folder).of(number),
      pictures: { projectPicture: noPicture, articlePicture: noPicture },
      typesetter,
    }),
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
  })
})
afterAll(async () => {
  await worker.stop()
  await typesetter.close()
  await server.end()
  rmSync(folder, { recursive: true })
})

async function firstSeller(number: number): Promise<Seller> {
  const tenant = await server.addTenant(number)
  await server.call(tenant, 'catalogues/publish', testPublication, await server.logIn(tenant, 'ada'))
  return { tenant, via: await server.logIn(tenant, 'anna') }
}

async function save({ tenant, via }: Seller, document: ProjectDocument): Promise<number> {
  const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(document) }
  const { answer } = await server.call(tenant, 'projects/save', input, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.id
}

async function offerOf({ tenant, via }: Seller, projectId: number): Promise<OfferListing> {
  const wish = { projectId, revision: 1, idempotencyKey: randomUUID(), language: 'en', validDays: 30 }
  const { answer } = await server.call(tenant, 'offers/make', wish, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.offer
}

async function madeBy(seller: Seller, project: number): Promise<void> {
  const offer = await offerOf(seller, project)
  await until(async () => (await now(seller, offer)).state === 'ready')
}

async function now({ tenant, via }: Seller, { id }: OfferListing): Promise<OfferListing> {
  const { answer } = await server.call(tenant, 'offers/get', { id }, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

/** The one that held every worker for 25 seconds, one after the other. */
function thousandLongTexts(): ProjectDocument {
  const kitchen = testKitchen('A thousand long texts', 1)
  const rows = Array.from({ length: 1_000 }, (_, index): [string, Row] => [
    `text-${index}`,
    {
      ...{ id: `text-${index}`, alternative: 'main', order: index + 1, kind: 'text' },
      // Never the same: what is equal is laid out once.
      text: `Remark ${index}, very long. `.repeat(90).slice(0, 2_000),
      flags: { drawn: false, offered: true, ordered: false },
    },
  ])
  return { ...kitchen, rows: { ...kitchen.rows, ...Object.fromEntries(rows) } }
}

it('an offer of a thousand long texts is refused in words, and neither the worker nor other offers wait for it', async () => {
  const [long, before, small] = [
    await save(anna, thousandLongTexts()),
    await save(anna, testKitchen('Before')),
    await save(bea, testKitchen('Small')),
  ]
  await Promise.all([madeBy(anna, before), madeBy(bea, small)])

  const large = await offerOf(anna, long)
  await until(async () => (await jobOf(large)).state === 'running')
  await madeBy(bea, small)
  expect((await jobOf(large)).state).toBe('running')

  const signs = await signsOfLife(async () => (await now(anna, large)).state !== 'making')
  expect((await now(anna, large)).state).toBe('failed')
  expect(await jobOf(large)).toMatchObject({
    ...{ state: 'failed', attempts: 1, interruptions: 0 },
    // By its pages, or on a busy machine before that by its time.
    error: expect.stringMatching(/^The document is too large/),
  })
  expect(signs.size).toBeGreaterThan(2)

  await madeBy(anna, before)
})

async function jobOf({ job }: OfferListing) {
  const [row] = await queryAs<{
    state: string
    attempts: number
    interruptions: number
    error: string | null
  }>(server.database.ownerUrl, `select state, attempts, interruptions, error from job where id = '${job}'`, {
    tenant: anna.tenant.number,
  })
  if (!row) throw new Error('The job went away')
  return row
}

/** The moments at which the worker said that it lives, as long as something goes on. */
async function signsOfLife(isOver: () => Promise<boolean>): Promise<ReadonlySet<string>> {
  const signs = new Set<string>()
  await until(async () => {
    const query = 'select max(seen_at)::text as seen from worker'
    const [row] = await queryAs<{ seen: string }>(server.database.ownerUrl, query, {
      tenant: anna.tenant.number,
    })
    signs.add(row?.seen ?? '')
    return isOver()
  })
  return signs
}

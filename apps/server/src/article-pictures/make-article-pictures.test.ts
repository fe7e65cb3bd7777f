import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { samplePack } from '@arredo/testing'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packHash } from '../catalogues/pack-hash.ts'
import { folderFiles } from '../files/folder-files.ts'
import { StoreAway } from '../files/store-away.ts'
import { jobWork } from '../jobs/job-work.ts'
import { queryAs } from '../testing/query-as.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { noTypesetter, until } from '../testing/test-worker.ts'
import { startWorker, type Worker } from '../worker/start-worker.ts'

const folder = mkdtempSync(join(tmpdir(), 'make-pictures-'))
let server: TestServer
let worker: Worker
/** What comes of the next tries to draw; a picture once there are no more. */
const troubles: Error[] = []

beforeAll(async () => {
  server = await startTestServer({ filesFolder: folder })
  worker = await startWorker({
    settings: {
      ...{ databaseUrl: server.database.workerUrl, databaseConnections: 4 },
      ...{ jobsAtOnce: 2, lostAfter: 20_000, stopAfter: 5_000 },
    },
    work: jobWork(),
    portsFor: (number) => ({
      files: folderFiles(folder).of(number),
      typesetter: noTypesetter,
      pictures: {
        async projectPicture() {
          throw new Error('Nobody asks for a project')
        },
        async articlePicture() {
          const trouble = troubles.shift()
          if (trouble) throw trouble
          return Buffer.from('a picture')
        },
      },
    }),
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
  })
})
afterAll(async () => {
  await worker.stop()
  await server.end()
  rmSync(folder, { recursive: true })
})

function asOwner(text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
  return queryAs(server.database.ownerUrl, text, { tenant: 1, values })
}

it('no article is left without its picture for a store that was away, and what fails after that is tried again', async () => {
  const tenant = await server.addTenant(1)
  const hash = packHash(samplePack)
  // As often as the job may fail.
  const away = Array.from({ length: 3 }, () => new StoreAway('away'))
  troubles.push(...away, new Error('It cannot be drawn today'))
  const ada = await server.logIn(tenant, 'ada')
  const { answer } = await server.call(tenant, 'catalogues/publish', { pack: samplePack, hash }, ada)
  expect(answer).toMatchObject({ ok: true })

  const jobsOf = () =>
    asOwner("select state, result, failures, attempts from job where input ->> 'hash' = $1", [hash])
  await until(async () => {
    // Not waited for here: how long it waits in between is the queue's.
    await asOwner('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
    const jobs = await jobsOf()
    return jobs.length > 0 && jobs.every(({ state }) => state === 'done')
  })
  expect(troubles).toEqual([])
  expect(await jobsOf()).toEqual([
    { state: 'done', failures: 1, attempts: 5, result: expect.objectContaining({ missing: [] }) },
  ])
})

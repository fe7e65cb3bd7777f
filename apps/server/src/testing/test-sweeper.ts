import { jobs } from '@arredo/contract'
import pino from 'pino'
import { expect } from 'vitest'
import type { Databases } from '../database/databases.ts'
import type { FileStores } from '../files/file-store.ts'
import type { JobHandler } from '../jobs/job-context.ts'
import { beginSweeps } from '../sweeping/begin-sweeps.ts'
import { sweepFiles } from '../sweeping/sweep-files.ts'
import { sweepRows } from '../sweeping/sweep-rows.ts'
import { startWorker } from '../worker/start-worker.ts'
import { queryAs } from './query-as.ts'
import type { TestServer } from './test-server.ts'
import { noTypesetter, until } from './test-worker.ts'

export type TestSweeper = {
  readonly databases: Databases
  /** A night of tenants 1 and 2, waited for to its end. */
  readonly sweep: () => Promise<void>
  readonly stop: () => Promise<void>
}

type Sweeping = {
  readonly server: TestServer
  readonly stores: Pick<FileStores, 'of'>
  /** At another pace than usual. */
  readonly rows?: JobHandler<'sweep/rows'>
}

/** A worker that does nothing but sweep. */
export async function startTestSweeper({ server, stores, rows = sweepRows }: Sweeping): Promise<TestSweeper> {
  const { workerUrl, ownerUrl } = server.database
  const noPicture = () => Promise.reject(new Error('Nobody takes pictures here'))
  let nights = 0
  const worker = await startWorker({
    settings: {
      ...{ databaseUrl: workerUrl, databaseConnections: 4 },
      ...{ jobsAtOnce: 2, lostAfter: 20_000, stopAfter: 5_000 },
    },
    work: [
      { job: jobs['sweep/rows'], run: rows },
      { job: jobs['sweep/files'], run: sweepFiles },
    ],
    portsFor: (number) => ({
      files: stores.of(number),
      typesetter: noTypesetter,
      pictures: { projectPicture: noPicture, articlePicture: noPicture },
    }),
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
  })

  async function countJobs(states: string): Promise<number> {
    const text = `select from job where task like 'sweep/%' and state in (${states})`
    const found = await Promise.all([1, 2].map((tenant) => queryAs(ownerUrl, text, { tenant })))
    return found.flat().length
  }

  return {
    databases: worker.databases,
    async sweep() {
      nights += 1
      await beginSweeps(worker.databases, `night ${nights}`)
      await until(async () => (await countJobs("'queued', 'running'")) === 0, 60_000)
      expect(await countJobs("'failed'")).toBe(0)
    },
    stop: () => worker.stop(),
  }
}

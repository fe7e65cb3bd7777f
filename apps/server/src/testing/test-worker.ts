import { setTimeout as pause } from 'node:timers/promises'
import { defineJob } from '@arredo/contract'
import pino from 'pino'
import * as z from 'zod/mini'
import type { JobContext, JobPorts } from '../jobs/job-context.ts'
import type { JobWork } from '../jobs/run-job.ts'
import { startWorker, type Worker } from '../worker/start-worker.ts'
import type { TestDatabase } from './test-database.ts'

/** A job that does what a test says; it exists in tests only. */
export const testJob = defineJob({
  task: 'test/do',
  summary: 'Do what the test says',
  input: z.object({ word: z.string() }),
  result: z.object({ said: z.string() }),
  attempts: 2,
})

export type Say = (
  context: JobContext,
  input: { readonly word: string },
) => Promise<{ readonly said: string }>

type Settings = { readonly lostAfter?: number; readonly stopAfter?: number; readonly jobsAtOnce?: number }

export function startTestWorker(database: TestDatabase, run: Say, settings: Settings = {}): Promise<Worker> {
  return startWorkerOf(database, [{ job: testJob, run }], settings)
}

export function startWorkerOf(
  database: TestDatabase,
  work: readonly JobWork[],
  settings: Settings = {},
): Promise<Worker> {
  return startWorker({
    settings: {
      ...{ databaseUrl: database.workerUrl, databaseConnections: 4 },
      ...{ jobsAtOnce: 2, lostAfter: 2_000, stopAfter: 5_000, ...settings },
    },
    work,
    portsFor: () => noPorts,
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
  })
}

/** The test's job uses none of them. */
const noPorts = new Proxy({} as JobPorts, {
  ownKeys: () => [],
  get(_ports, name) {
    throw new Error(`The test's worker has no port ${String(name)}`)
  },
})

/** For jobs that set no pages. */
export const noTypesetter: JobPorts['typesetter'] = {
  typeset: async () => {
    throw new Error('Nothing is typeset here')
  },
}

export async function until(isSo: () => Promise<boolean> | boolean, patience = 30_000): Promise<void> {
  const deadline = Date.now() + patience
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not come to pass')
    await pause(10)
  }
}

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Calls, InputOf, PhotographListing } from '@arredo/contract'
import { type ProjectDocument, splitTrade } from '@arredo/project'
import type pg from 'pg'
import pino from 'pino'
import { folderFiles } from '../files/folder-files.ts'
import type { JobPorts } from '../jobs/job-context.ts'
import { createTypesetter } from '../typesetting/create-typesetter.ts'
import { lanesOf } from '../worker/lanes.ts'
import { startLanes } from '../worker/start-lanes.ts'
import type { Worker } from '../worker/start-worker.ts'
import type { WorkerRole } from '../worker/worker-role.ts'
import { queryAs } from './query-as.ts'
import { testPublication } from './test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from './test-server.ts'
import type { TestTenant } from './test-tenant.ts'
import { until } from './test-worker.ts'

type Wish = Partial<InputOf<Calls['photographs/take']>>
/** Who does it, and where: Anna of the first tenant unless told otherwise. */
export type Person = { readonly via: Via; readonly tenant: TestTenant }

export type TestStudio = Awaited<ReturnType<typeof openTestStudio>>

/** A server, a worker with these ports, and what a seller does with photographs. */
export async function openTestStudio(
  ports: Omit<JobPorts, 'files' | 'typesetter'>,
  role: WorkerRole = 'onlyPhotographs',
) {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'))
  const server = await startTestServer({ filesFolder: folder })
  const tenant = await server.addTenant(1)
  const anna: Person = await firstSeller(server, tenant)
  const typesetter = createTypesetter({ log: () => {} })
  let worker: Worker | null = null

  async function list(project: number | null, { via, tenant } = anna) {
    const { answer } = await server.call(tenant, 'photographs/list', { project }, via)
    if (!answer.ok) throw new Error(answer.message)
    return answer.value
  }

  async function state({ project, id }: PhotographListing, by = anna) {
    const { photographs } = await list(project, by)
    return photographs.find((photograph) => photograph.id === id)
  }

  function ask(project: number, wish: Wish = {}, { via, tenant } = anna) {
    const light = { hour: 20, north: 0, lamps: true }
    const usual = { revision: 1, idempotencyKey: randomUUID(), view: 'overview', light } as const
    const input = { project, ...usual, size: 'small', quality: 'standard', ...wish } as const
    return server.call(tenant, 'photographs/take', input, via)
  }

  return {
    ...{ folder, server, tenant, anna, list, state, ask },
    firstSeller: (other: TestTenant) => firstSeller(server, other),
    asOwner: <Row extends pg.QueryResultRow>(text: string) =>
      queryAs<Row>(server.database.ownerUrl, text, { tenant: tenant.number }),
    async work(): Promise<void> {
      worker ??= await startLanes(lanesOf(role, { jobsAtOnce: 2, drawsArticles: false, mail: null }), {
        settings: {
          ...{ databaseUrl: server.database.workerUrl, databaseConnections: 4 },
          ...{ jobsAtOnce: 2, lostAfter: 20_000, stopAfter: 5_000 },
        },
        portsFor: (number) => ({ files: folderFiles(folder).of(number), typesetter, ...ports }),
        log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
      })
      await until(async () => (await list(null)).isPossible)
    },
    async rest(): Promise<void> {
      await worker?.stop()
      worker = null
    },
    async save(document: ProjectDocument, id: number | null = null, revision = 0, { via, tenant } = anna) {
      const input = { id, revision, idempotencyKey: randomUUID(), ...splitTrade(document) }
      const { answer } = await server.call(tenant, 'projects/save', input, via)
      if (!answer.ok) throw new Error(answer.message)
      return answer.value.id
    },
    async take(project: number, wish: Wish = {}, by = anna): Promise<PhotographListing> {
      const { answer } = await ask(project, wish, by)
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
    async ended(photograph: PhotographListing, patience?: number) {
      const isEnded = async () => {
        // Not without a break: a renderer may need the processor.
        await pause(40)
        return !['queued', 'running'].includes((await state(photograph))?.state ?? '')
      }
      await until(isEnded, patience)
      return state(photograph)
    },
    get(path: string, { via } = anna) {
      const session = 'bearer' in via ? { authorization: `Bearer ${via.bearer}` } : {}
      return server.fastify.inject({ url: path, headers: { host: tenant.host, ...session } })
    },
    async close() {
      await worker?.stop()
      await typesetter.close()
      await server.end()
      rmSync(folder, { recursive: true })
    },
  }
}

async function firstSeller(server: TestServer, tenant: TestTenant): Promise<Person> {
  await server.call(tenant, 'catalogues/publish', testPublication, await server.logIn(tenant, 'ada'))
  return { tenant, via: await server.logIn(tenant, 'anna') }
}

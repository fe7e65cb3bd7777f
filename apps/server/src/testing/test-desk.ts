import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ProjectDocument, splitTrade } from '@arredo/project'
import pino from 'pino'
import { folderFiles } from '../files/folder-files.ts'
import type { JobPorts } from '../jobs/job-context.ts'
import { jobWork } from '../jobs/job-work.ts'
import { createTypesetter } from '../typesetting/create-typesetter.ts'
import { startWorker } from '../worker/start-worker.ts'
import { testPublication } from './test-kitchen.ts'
import { startTestServer, type Via } from './test-server.ts'

const greyDot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGPYAgAAtgC1GKYl5AAAAABJRU5ErkJggg==',
  'base64',
)

/** Stands in for the stage, which has tests of its own. */
const pictures: JobPorts['pictures'] = {
  projectPicture: async () => greyDot,
  articlePicture: async () => greyDot,
}

/** A server and a worker that set real pages, a tenant that sells the test kitchen, and two who work and one who buys there. */
export async function startTestDesk() {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  const server = await startTestServer({ filesFolder: folder })
  const typesetter = createTypesetter({ log: () => {} })
  const tenant = await server.addTenant(1)
  const [anna, bruno, carla] = await Promise.all(
    ['anna', 'bruno', 'carla'].map((name) => server.logIn(tenant, name)),
  )
  if (!anna || !bruno || !carla) throw new Error('somebody is missing')
  await server.call(tenant, 'catalogues/publish', testPublication, await server.logIn(tenant, 'ada'))
  const worker = await startWorker({
    settings: {
      ...{ databaseUrl: server.database.workerUrl, databaseConnections: 4 },
      ...{ jobsAtOnce: 2, lostAfter: 5_000, stopAfter: 5_000 },
    },
    work: jobWork(),
    portsFor: (number) => ({ files: folderFiles(folder).of(number), pictures, typesetter }),
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
  })

  return {
    ...{ server, tenant, anna, bruno, carla, folder },

    async save(document: ProjectDocument, via: Via = anna): Promise<number> {
      const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(document) }
      const { answer } = await server.call(tenant, 'projects/save', input, via)
      if (!answer.ok) throw new Error(answer.message)
      return answer.value.id
    },

    async fetchFile(file: string, via: Via = anna) {
      const headers = 'bearer' in via ? { authorization: `Bearer ${via.bearer}` } : { cookie: via.cookie }
      return server.fastify.inject({ url: `/files/${file}`, headers: { host: tenant.host, ...headers } })
    },

    pdfText(pdf: Buffer): string {
      const path = join(folder, `${randomUUID()}.pdf`)
      writeFileSync(path, pdf)
      return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
    },

    async end(): Promise<void> {
      await worker.stop()
      await typesetter.close()
      await server.end()
      rmSync(folder, { recursive: true })
    },
  }
}

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { folderFiles } from '../files/folder-files.ts'
import { addOffer } from '../testing/add-offer.ts'
import { queryAs } from '../testing/query-as.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { startTestSweeper, type TestSweeper } from '../testing/test-sweeper.ts'

/** Two cores may have other work. */
vi.setConfig({ testTimeout: 120_000 })
let server: TestServer
let folder: string
let sweeper: TestSweeper

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arredo-bin-'))
  server = await startTestServer({ filesFolder: folder })
  await server.addTenant(1)
  sweeper = await startTestSweeper({ server, stores: folderFiles(folder) })
})
afterAll(async () => {
  await sweeper.stop()
  await server.end()
  await rm(folder, { recursive: true })
})

const asOwner = (text: string, values: readonly unknown[] = []) =>
  queryAs(server.database.ownerUrl, text, { tenant: 1, values })

async function binned(number: number, days: number): Promise<void> {
  await asOwner(
    `insert into project (tenant, number, id, revision, owner, status, name, article_count, search, document,
       saved_at, saved_by, deleted_at, deleted_by)
     values (1, $1, gen_random_uuid(), 1, 'anna', 'unassigned', 'Old', 0, '', '{}', now(), 'Anna',
       now() - make_interval(days => $2), 'Anna')`,
    [number, days],
  )
}

async function addFile(project: number): Promise<string> {
  const id = randomUUID()
  await asOwner(
    `insert into file (tenant, id, hash, content_type, name, size, project, created_at)
     values (1, $1, repeat('a', 64), 'application/pdf', 'file', 1, $2, now() - interval '9 years')`,
    [id, project],
  )
  return id
}

async function hangOn(project: number): Promise<void> {
  await asOwner(
    `insert into photograph (tenant, id, project, revision, view, light, quality, width, height, asked_at, asked_by,
       job, file, is_picture)
     values (1, gen_random_uuid(), $1, 1, '{}', '{}', 'fine', 1, 1, now(), 'anna', gen_random_uuid(), $2, true)`,
    [project, await addFile(project)],
  )
  await asOwner(
    `insert into project_version (tenant, id, project, name, revision, document, trade, article_count, made_at, made_by)
     values (1, gen_random_uuid(), $1, 'First', 1, '{}', '{}', 0, now(), 'Anna')`,
    [project],
  )
}

async function offer(project: number): Promise<void> {
  const file = await addFile(project)
  await addOffer(asOwner, { project, files: [file, file] })
}

it('[D-85 part] [D-124 part] a project goes 30 days after it was deleted, with all that hangs on it, unless it was offered', async () => {
  const [old, young, offered] = [1, 2, 3] as const
  await binned(old, 31)
  await binned(young, 29)
  await binned(offered, 900)
  await hangOn(old)
  await hangOn(young)
  await offer(offered)
  await sweeper.sweep()

  const left = async (table: string, column: string) =>
    (await asOwner(`select ${column} as number from ${table} order by 1`)).map(({ number }) => number)
  expect(await left('project', 'number')).toEqual([young, offered])
  expect(await left('photograph', 'project')).toEqual([young])
  expect(await left('project_version', 'project')).toEqual([young])
  expect(await left('file', 'project')).toEqual([young, offered])
})

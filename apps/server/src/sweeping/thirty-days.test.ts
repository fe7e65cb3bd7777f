import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CustomerDetails } from '@arredo/contract'
import {
  addAlternative,
  type ProjectDocument,
  type Result,
  removeAlternative,
  restoreAlternative,
  splitTrade,
} from '@arredo/project'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { folderFiles } from '../files/folder-files.ts'
import { queryAs } from '../testing/query-as.ts'
import { testDocument } from '../testing/test-document.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import { startTestSweeper, type TestSweeper } from '../testing/test-sweeper.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

/** Two cores may have other work. */
vi.setConfig({ testTimeout: 120_000 })
let server: TestServer
let tenant: TestTenant
let anna: Via
let folder: string
let sweeper: TestSweeper

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arredo-thirty-'))
  server = await startTestServer({ filesFolder: folder })
  tenant = await server.addTenant(1, { customerConsent: undefined })
  anna = await server.logIn(tenant, 'anna')
  sweeper = await startTestSweeper({ server, stores: folderFiles(folder) })
})
afterAll(async () => {
  await sweeper.stop()
  await server.end()
  await rm(folder, { recursive: true })
})

const asOwner = (text: string, values: readonly unknown[] = []) =>
  queryAs(server.database.ownerUrl, text, { tenant: 1, values })

function save(document: ProjectDocument, id: number | null = null, revision = 0) {
  const input = { id, revision, idempotencyKey: randomUUID(), ...splitTrade(document) }
  return server.call(tenant, 'projects/save', input, anna)
}

async function saved(document: ProjectDocument, id: number | null = null, revision = 0): Promise<number> {
  const { answer } = await save(document, id, revision)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.id
}

async function stored(id: number): Promise<ProjectDocument['alternatives']> {
  const { answer } = await server.call(tenant, 'projects/load', { id }, anna)
  if (!answer.ok) throw new Error(answer.message)
  return (answer.value.document as ProjectDocument).alternatives
}

/** With a copy of its only alternative, thrown away again. */
function withRemoved(document: ProjectDocument): ProjectDocument {
  const rowIds = Object.fromEntries(Object.keys(document.rows).map((id) => [id, `${id}-oak`]))
  const added = taken(addAlternative.run(document, { alternative: 'b', name: 'Oak', rowIds }))
  return taken(removeAlternative.run(added, { alternative: 'b', at: new Date().toISOString() }))
}

function taken(result: Result<ProjectDocument>): ProjectDocument {
  if (!result.ok) throw new Error(result.message)
  return result.value
}

it('[D-85] projects, alternatives and customers lie 30 days in the bin and come back until then; what was ordered is changed by a linked order', async () => {
  const plain = testDocument('Thirty', 1)
  const [lasting, going] = [await saved(plain), await saved(plain)]
  const two = withRemoved(plain)
  const [young, old] = [await saved(two), await saved(two)]
  const customers: string[] = []
  for (const lastName of ['Lasting', 'Going']) {
    const input = { key: randomUUID(), isSomebodyElse: true, details: CustomerDetails.parse({ lastName }) }
    const { answer } = await server.call(tenant, 'customers/create', input, anna)
    if (!answer.ok || !answer.value.customer) throw new Error(JSON.stringify(answer))
    customers.push(answer.value.customer.code)
  }

  for (const id of [lasting, going]) await server.call(tenant, 'projects/deleteProject', { id }, anna)
  for (const code of customers) await server.call(tenant, 'customers/remove', { code }, anna)
  expect((await stored(young)).b).toMatchObject({ name: 'Oak', removed: expect.any(String) })
  for (const [days, project, alternative, customer] of [
    [29, lasting, young, customers[0]],
    [31, going, old, customers[1]],
  ] as const) {
    const ago = `now() - interval '${days} days'`
    await asOwner(`update project set deleted_at = ${ago} where number = $1`, [project])
    await asOwner(`update customer set removed_at = ${ago} where code = $1`, [customer])
    const removed = `to_jsonb(to_char(${ago}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`
    await asOwner(
      `update project set document = jsonb_set(document, '{alternatives,b,removed}', ${removed}) where number = $1`,
      [alternative],
    )
  }
  await sweeper.sweep()

  const restored = await Promise.all(
    [lasting, going].map((id) => server.call(tenant, 'projects/restore', { id }, anna)),
  )
  expect(restored.map(({ status }) => status)).toEqual([200, 404])
  const back = await Promise.all(
    customers.map((code) => server.call(tenant, 'customers/restore', { code }, anna)),
  )
  expect(back.map(({ status }) => status)).toEqual([200, 404])
  await saved(taken(restoreAlternative.run(two, { alternative: 'b' })), young, 1)
  expect((await stored(young)).b).not.toHaveProperty('removed')
  await saved(two, old, 1)
  expect(Object.keys(await stored(old))).toEqual([plain.header.activeAlternative])

  await asOwner(`update project set status = 'ordered' where number = $1`, [lasting])
  expect((await save(plain, lasting, 1)).status).toBe(403)
  const changing = { id: lasting, idempotencyKey: randomUUID() }
  const { answer: order } = await server.call(tenant, 'projects/changeOrder', changing, anna)
  const change = order.ok ? order.value.id : 0
  await saved(testDocument('Changed', 2), change, 1)
  expect((await server.call(tenant, 'projects/load', { id: change }, anna)).answer).toMatchObject({
    ...{ value: { changeOf: lasting, document: { header: { name: 'Changed' } } } },
  })
  expect((await server.call(tenant, 'projects/load', { id: lasting }, anna)).answer).toMatchObject({
    ...{ value: { revision: 1, changes: [change], document: { header: { name: 'Thirty' } } } },
  })
})

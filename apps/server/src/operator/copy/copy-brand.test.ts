import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { splitTrade } from '@arredo/project'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderFiles } from '../../files/folder-files.ts'
import { queryAs } from '../../testing/query-as.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { testKitchen, testPublication } from '../../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../../testing/test-server.ts'
import { addTenant, type TestTenant } from '../../testing/test-tenant.ts'
import { runOperator } from '../run-operator.ts'
import { withDesk } from '../with-desk.ts'
import { staysBehind } from './tenant-tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'arredo-copy-'))
const filesFolder = join(folder, 'files')
const copy = join(folder, 'copy')
let server: TestServer
let tenant: TestTenant
let file = ''

beforeAll(async () => {
  server = await startTestServer({ filesFolder })
  tenant = await server.addTenant(1)
  const other = await server.addTenant(2)
  for (const one of [tenant, other]) {
    await server.call(one, 'catalogues/publish', testPublication, await server.logIn(one, 'ada'))
    const anna = await server.logIn(one, 'anna')
    for (const name of ['First', 'Second']) await save(one, anna, name)
  }
  file = await folderFiles(filesFolder).of(1).put(Buffer.from('a document'))
})
afterAll(async () => {
  await server.end()
  rmSync(folder, { recursive: true })
})

async function save(one: TestTenant, via: Via, name: string): Promise<void> {
  const input = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(testKitchen(name)) }
  const saved = await server.call(one, 'projects/save', input, via)
  if (!saved.answer.ok) throw new Error(saved.answer.message)
  const offer = {
    projectId: saved.answer.value.id,
    revision: 1,
    idempotencyKey: randomUUID(),
    language: 'en',
  }
  await server.call(one, 'offers/make', { ...offer, validDays: 30 }, via)
}

async function arredo(words: readonly string[], ownerUrl = server.database.ownerUrl, files = filesFolder) {
  const said: string[] = []
  const say = (line: string) => said.push(line)
  const code = await runOperator(words, {
    ...{ say, complain: say },
    withDesk: (work) => withDesk({ ownerUrl, filesFolder: files, s3: null }, work),
  })
  return { code, said: said.join('\n') }
}

/** All rows of a tenant in every table that travels, without its number, which may be another elsewhere. */
async function rowsOf(adminUrl: string, number: number): Promise<Readonly<Record<string, string>>> {
  const tables = await queryAs<{ name: string }>(
    adminUrl,
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'tenant' and table_type = 'BASE TABLE'`,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables.filter((table) => !staysBehind.has(table.name))) {
    // Jobs that wait have ended where the brand is brought back to.
    const row = name === 'job' ? `to_jsonb(row) - 'tenant' - 'state' - 'error'` : `to_jsonb(row) - 'tenant'`
    const [hash] = await queryAs<{ hash: string }>(
      adminUrl,
      `select count(*) || ' ' || coalesce(md5(string_agg(md5((${row})::text), '' order by md5((${row})::text))), '') as hash
       from ${name} row where tenant = ${number}`,
    )
    found[name] = hash?.hash ?? ''
  }
  return found
}

it('brings one brand back as it was, and leaves every row of the others alone', async () => {
  const { adminUrl } = server.database
  const [before, others] = [await rowsOf(adminUrl, 1), await rowsOf(adminUrl, 2)]
  expect(Object.values(before).filter((hash) => !hash.startsWith('0 ')).length).toBeGreaterThan(8)
  expect(await arredo(['brand', 'export', 'tenant1', copy])).toMatchObject({ code: 0 })

  await queryAs(adminUrl, `delete from offer where tenant = 1`)
  await queryAs(adminUrl, `update project set name = 'Spoilt', document = '{}' where tenant = 1`)
  await save(tenant, await server.logIn(tenant, 'anna'), 'After the export')
  rmSync(join(filesFolder, '1'), { recursive: true })
  expect(await arredo(['brand', 'import', copy])).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is a brand tenant1 already'),
  })
  const back = await arredo(['brand', 'import', copy, '--replace'])
  expect(back).toMatchObject({ code: 0, said: expect.stringContaining('tenant1 is back') })

  expect(await rowsOf(adminUrl, 1)).toEqual(before)
  expect(await rowsOf(adminUrl, 2)).toEqual(others)
  expect(await folderFiles(filesFolder).of(1).has(file)).toBe(true)
  const { answer } = await server.call(tenant, 'projects/list', {}, await server.logIn(tenant, 'anna'))
  expect(answer.ok && answer.value.projects.map(({ name }) => name)).toEqual(['Second', 'First'])
})

it('goes on in another database, under another number', async () => {
  const elsewhere = await createTestDatabase()
  try {
    await addTenant(elsewhere.ownerUrl, 1, {})
    await queryAs(elsewhere.ownerUrl, `update tenant set code = 'taken' where number = 1`)
    await queryAs(elsewhere.adminUrl, `delete from tenant_host`)
    const files = join(folder, 'elsewhere')
    expect(await arredo(['brand', 'import', copy], elsewhere.ownerUrl, files)).toMatchObject({ code: 0 })
    expect(await rowsOf(elsewhere.adminUrl, 2)).toEqual(await rowsOf(server.database.adminUrl, 1))
    expect(await folderFiles(files).of(2).has(file)).toBe(true)
  } finally {
    await elsewhere.drop()
  }
})

it('changes nothing when the export is not whole', async () => {
  const { adminUrl } = server.database
  const before = await rowsOf(adminUrl, 1)
  appendFileSync(join(copy, 'offer.jsonl'), '{}\n')
  expect(await arredo(['brand', 'import', copy, '--replace'])).toMatchObject({ code: 1 })
  expect(await rowsOf(adminUrl, 1)).toEqual(before)

  const [name = ''] = readdirSync(join(copy, 'files'))
  writeFileSync(join(copy, 'files', name), 'another document')
  expect(await arredo(['brand', 'import', copy, '--replace'])).toMatchObject({
    code: 1,
    said: 'A file is not what its name says. Nothing was changed',
  })
})

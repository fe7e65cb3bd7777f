import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { queryAs } from '../testing/query-as.ts'
import { startTestServer } from '../testing/test-server.ts'
import { startTestStore } from '../testing/test-store.ts'

const hash = 'a'.repeat(64)
const bytes = Buffer.from('an offer')

/** A server whose store is as given, and how Ada opens her document there. */
async function withDocument(settings: Parameters<typeof startTestServer>[0]) {
  const server = await startTestServer(settings)
  const tenant = await server.addTenant(1)
  const ada = await server.logIn(tenant, 'ada')
  const [file] = await queryAs(
    server.database.ownerUrl,
    `insert into file (tenant, id, hash, size, content_type, name, owner, is_internal)
     values (1, '${randomUUID()}', '${hash}', ${bytes.length}, 'application/pdf', 'offer.pdf',
       (select id from person where username = 'ada'), false) returning id`,
    { tenant: 1 },
  )
  const authorization = `Bearer ${'bearer' in ada ? ada.bearer : ''}`
  const open = (headers: Record<string, string> = {}) =>
    server.fastify.inject({
      url: `/files/${file?.id}`,
      headers: { host: tenant.host, authorization, ...headers },
    })
  return { open, end: server.end }
}

it('who opens a document by its address is sent to the bucket; what pages fetch comes from us, said or not', async () => {
  const store = await startTestStore(({ method }, answer) => {
    answer.writeHead(200, { 'content-length': bytes.length, 'last-modified': new Date(0).toUTCString() })
    answer.end(method === 'GET' ? bytes : undefined)
  })
  const { open, end } = await withDocument({ s3: store.s3 })
  expect((await open({ 'sec-fetch-dest': 'document' })).statusCode).toBe(302)
  for (const headers of [{}, { 'sec-fetch-dest': 'empty' }, { 'sec-fetch-dest': 'image' }]) {
    const answer = await open(headers)
    expect([answer.statusCode, answer.body]).toEqual([200, 'an offer'])
    expect(answer.headers['content-disposition']).toContain('offer.pdf')
  }
  await end()
  await store.end()
})

it('a document that breaks off before it begins is told as a store that is away, and not kept under its name', async () => {
  const store = await startTestStore((_request, answer) => {
    answer.writeHead(200, { 'content-length': bytes.length, 'last-modified': new Date(0).toUTCString() })
    answer.flushHeaders()
    setTimeout(() => answer.destroy(), 20)
  })
  const { open, end } = await withDocument({ s3: store.s3 })
  const answer = await open()
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
  expect(answer.body).toContain('Files cannot be kept or fetched')
  expect(answer.headers).not.toHaveProperty('content-disposition')
  await end()
  await store.end()
})

it('an answer that went wrong once it had its head is not kept under the name of the document', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'broken-files-'))
  // It can be opened and not be read.
  mkdirSync(join(folder, '1', hash.slice(0, 2), hash), { recursive: true })
  const { open, end } = await withDocument({ filesFolder: folder })
  const answer = await open()
  expect(answer.statusCode).toBe(500)
  expect(answer.headers).not.toHaveProperty('content-disposition')
  expect(answer.json()).toMatchObject({ ok: false, code: 'bug' })
  await end()
  rmSync(folder, { recursive: true })
})

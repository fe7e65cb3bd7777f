import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FileStores } from '../../files/file-store.ts'
import { folderFiles } from '../../files/folder-files.ts'
import { bucketFiles } from '../../files/s3/bucket-files.ts'
import { marksClock, marksIn } from '../../files/s3/marks.ts'
import { patience } from '../../files/s3/patience.ts'
import { memoryBucket } from '../../testing/memory-bucket.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { runOperator } from '../run-operator.ts'
import { withDesk } from '../with-desk.ts'

const folder = mkdtempSync(join(tmpdir(), 'arredo-copy-files-'))
const [filesFolder, backup] = [join(folder, 'files'), join(folder, 'backup')]
let server: TestServer
const { signal } = new AbortController()
const own = memoryBucket()
let bucket: FileStores | null = bucketFiles(own, {
  ...{ patience: patience({ signal }), givesAddresses: false },
  marks: marksIn(own, marksClock(signal)),
})

beforeAll(async () => {
  server = await startTestServer()
  await server.addTenant(1)
  await server.addTenant(2)
})
afterAll(async () => {
  await server.end()
  rmSync(folder, { recursive: true })
})

async function copy(...words: readonly string[]) {
  const said: string[] = []
  const say = (line: string) => said.push(line)
  const { ownerUrl } = server.database
  const code = await runOperator(['files', 'copy', ...words], {
    ...{ say, complain: say },
    withDesk: (work) =>
      withDesk({ ownerUrl, filesFolder, s3: null }, (desk) =>
        work({ ...desk, filesAt: async (name) => (name === 's3' ? bucket : desk.filesAt(name)) }),
      ),
  })
  return { code, said: said.join('\n') }
}

it('copies the files of all brands to a bucket and back, and goes on where it was', async () => {
  const put = (tenant: number, text: string) => folderFiles(filesFolder).of(tenant).put(Buffer.from(text))
  const names = await Promise.all(Array.from({ length: 30 }, (_, index) => put(1, `file ${index}`)))
  const other = await put(2, 'of the other brand')
  expect(await copy(filesFolder, 's3')).toEqual({ code: 0, said: '31 files were copied, 0 were there' })
  for (const name of names) expect(await bucket?.of(1).has(name)).toBe(true)
  expect(await bucket?.of(1).has(other)).toBe(false)
  expect(Buffer.from((await bucket?.of(2).read(other)) ?? []).toString()).toBe('of the other brand')

  await put(2, 'new meanwhile')
  expect(await copy(filesFolder, 's3')).toEqual({ code: 0, said: '1 files were copied, 31 were there' })
  expect(await copy('s3', backup)).toEqual({ code: 0, said: '32 files were copied, 0 were there' })
  expect(await folderFiles(backup).of(2).has(other)).toBe(true)
})

it('copies nothing that is not what its name says, and with --check mends what was copied badly', async () => {
  const name = await folderFiles(filesFolder).of(1).put(Buffer.from('whole'))
  const pathIn = (root: string) => join(root, '1', name.slice(0, 2), name)
  await copy(filesFolder, backup)
  writeFileSync(pathIn(backup), 'spoilt')
  expect(await copy(filesFolder, backup)).toMatchObject({ said: '0 files were copied, 33 were there' })
  expect(await copy(filesFolder, backup, '--check')).toMatchObject({
    said: '1 files were copied, 32 were there',
  })
  expect(Buffer.from((await folderFiles(backup).of(1).read(name)) ?? []).toString()).toBe('whole')

  writeFileSync(pathIn(filesFolder), 'spoilt')
  expect(await copy(filesFolder, 's3')).toEqual({
    code: 1,
    said: `0 files were copied, 32 were there, and 1 are not what their names say: ${name}`,
  })
  expect(await bucket?.of(1).has(name)).toBe(false)
})

it('waits for a bucket that is away, whichever way it copies', async () => {
  const name = await folderFiles(filesFolder).of(2).put(Buffer.from('while it is away'))
  for (const [from, to] of [
    [filesFolder, 's3'],
    ['s3', join(folder, 'fresh')],
  ] as const) {
    own.away(true)
    setTimeout(() => own.away(false), 600)
    expect((await copy(from, to)).said).toMatch(/^[1-9]\d* files were copied/)
  }
  expect(await folderFiles(join(folder, 'fresh')).of(2).has(name)).toBe(true)
})

it('copies the others where one cannot be read, and names it', async () => {
  const store = folderFiles(filesFolder).of(2)
  const name = await store.put(Buffer.from('not to be read'))
  const other = await store.put(Buffer.from('to be read'))
  const path = join(filesFolder, '2', name.slice(0, 2), name)
  rmSync(path)
  mkdirSync(path)
  expect(await copy(filesFolder, 's3')).toEqual({
    code: 1,
    said: expect.stringMatching(
      new RegExp(`^1 files were copied, .* names say: .*, and 1 could not be read: ${name}$`),
    ),
  })
  expect(await bucket?.of(2).has(other)).toBe(true)
})

it('says what is missing', async () => {
  expect(await copy('/nowhere', backup)).toEqual({ code: 1, said: '/nowhere: there is no such folder' })
  bucket = null
  expect(await copy(filesFolder, 's3')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^FILES_S3_BUCKET/),
  })
})

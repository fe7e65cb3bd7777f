import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allOf, fileStoreContract } from '../testing/file-store-contract.ts'
import { folderFiles } from './folder-files.ts'

let folder: string
let count = 0
const newFolder = () => join(folder, String(++count))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
})
afterAll(() => rm(folder, { recursive: true }))

fileStoreContract(async () => folderFiles(newFolder()))

it('sweeps what a writer that died left behind, and leaves alone what is being written', async () => {
  const own = newFolder()
  const stores = folderFiles(own)
  await stores.of(1).put(Buffer.from('whole'))
  const hourAgo = new Date(Date.now() - 3_600_000)
  for (const name of ['dead', 'dead-too', 'alive']) await writeFile(join(own, 'incoming', name), 'half a f')
  for (const name of ['dead', 'dead-too']) await utimes(join(own, 'incoming', name), hourAgo, hourAgo)

  expect(await stores.sweep(new Date(Date.now() - 60_000))).toBe(2)
  expect(await readdir(join(own, 'incoming'))).toEqual(['alive'])
})

it('leaves nothing half-written behind a put', async () => {
  const own = newFolder()
  await folderFiles(own).of(7).put(Buffer.from('whole'))
  expect(await readdir(join(own, 'incoming'))).toEqual([])
  expect(await readdir(own)).toEqual(['7', 'incoming'])
})

it('makes a file young that is put again, so that nobody removes what was just put', async () => {
  const own = newFolder()
  const store = folderFiles(own).of(1)
  const hash = await store.put(Buffer.from('again'))
  const hourAgo = new Date(Date.now() - 3_600_000)
  const path = join(own, '1', hash.slice(0, 2), hash)
  await utimes(path, hourAgo, hourAgo)
  const before = new Date(Date.now() - 60_000)
  expect(await allOf(store.putBefore(before, ''))).toEqual([hash])

  await store.put(Buffer.from('again'))
  expect(await store.remove(hash, before)).toBe(false)
  expect(await store.has(hash)).toBe(true)
  expect(await readdir(join(own, 'incoming'))).toEqual([])
})

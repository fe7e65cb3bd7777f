import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileStoreContract } from '../testing/file-store-contract.ts'
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
  // Nor behind one that found it there, or a removal that found it young.
  await folderFiles(own).of(7).put(Buffer.from('whole'))
  expect(
    await folderFiles(own)
      .of(7)
      .remove(await folderFiles(own).of(7).put(Buffer.from('whole')), new Date(0)),
  ).toBe(false)
  expect(await readdir(join(own, 'incoming'))).toEqual([])
})

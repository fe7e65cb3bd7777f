import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { checkGalleries } from './check-galleries.ts'
import { readCatalogueFolder } from './read-catalogue-folder.ts'
import { readGalleries } from './read-galleries.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function catalogueWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'arredo-galleries-'))
  folders.push(folder)
  mkdirSync(join(folder, 'galleries'))
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  return folder
}

const loft = `code: loft
name: { en: Loft }
picture: loft.webp
room: { type: rt1, lengths: [4000, 3000] }
items:
  - { article: B-DOOR, at: [0, 2400, 0], wall: 1 }
`

it('[H-76] reads the rooms of a folder and the pictures beside them, apart from the catalogue', async () => {
  const files = { 'catalogue.yaml': 'code: C', 'galleries/loft.yaml': loft, 'galleries/loft.webp': 'RIFF' }
  const folder = catalogueWith(files)
  const read = await readGalleries(folder)
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  const [hash] = read.pictures.keys()
  expect(read.galleries).toMatchObject([
    {
      code: 'loft',
      picture: `/textures/${hash}.webp`,
      items: [{ article: 'B-DOOR', side: 'L', quantity: 1 }],
    },
  ])
  expect((await readCatalogueFolder(folder)).map(({ path }) => path)).toEqual(['catalogue.yaml'])
})

it('says where a room is written wrongly, and is content with none', async () => {
  const wrong = loft.replace('rt1', 'cave')
  expect(
    await readGalleries(catalogueWith({ 'galleries/loft.yaml': wrong, 'galleries/loft.webp': 'RIFF' })),
  ).toMatchObject({
    ok: false,
    findings: [{ file: 'galleries/loft.yaml', line: 4 }],
  })
  expect(await readGalleries(catalogueWith({ 'galleries/loft.yaml': `${loft}colour: red\n` }))).toMatchObject(
    { ok: false },
  )
  expect(await readGalleries(catalogueWith({}))).toMatchObject({ ok: true, galleries: [] })
})

it('names what no article of the catalogue is, and trusts other catalogues to the server', async () => {
  const pack = { code: 'C', articles: [] } as never
  const wrong = await checkGalleries(
    catalogueWith({ 'galleries/loft.yaml': loft.replace(/picture.*\n/, '') }),
    pack,
  )
  expect(wrong).toMatchObject([{ file: 'galleries', message: 'loft: B-DOOR is an unknown article' }])
  const elsewhere = loft.replace(/picture.*\n/, '').replace('{ article', '{ catalogue: OTHER, article')
  expect(await checkGalleries(catalogueWith({ 'galleries/loft.yaml': elsewhere }), pack)).toEqual([])
})

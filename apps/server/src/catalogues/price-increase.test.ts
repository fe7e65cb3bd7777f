import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { amendWorkbook, openWorkbook } from '@arredo/catalogue/compile'
import { newCatalogue } from '@arredo/cli'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

const slate = fileURLToPath(
  new URL('../../../../catalogues/library/materials/concrete.webp', import.meta.url),
)

const command = fileURLToPath(new URL('../../../../packages/cli/src/main.ts', import.meta.url))

let server: TestServer
let tenant: TestTenant
let origin: string
let folder: string
let now = new Date('2026-11-15T10:00:00.000Z')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arredo-increase-'))
  server = await startTestServer({ clock: () => now, filesFolder: join(folder, 'files') })
  tenant = await server.addTenant(1)
  await server.fastify.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(server.fastify.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await server.end()
  await rm(folder, { recursive: true })
})

/** The command and nothing else, as an author types it; a process of its own, so that the server keeps its thread. */
async function arredo(...words: readonly string[]) {
  const env = { ...process.env, ARREDO_PASSWORD: tenant.password }
  const child = spawn(process.execPath, [command, 'catalogue', ...words], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const [code] = await once(child, 'close')
  return { code, lines: said.trimEnd().split('\n') }
}

const onServer = () => ['--to', origin, '--host', tenant.host, '--user', 'acme/ada']

async function states() {
  const { lines } = await arredo('releases', 'MYRANGE', ...onServer())
  return lines.map((line) => line.split(' ').slice(0, 3).join(' '))
}

/** What somebody does in a spreadsheet: every price in the matrix of base units by 1.042. */
async function raisePrices(book: string) {
  const bytes = await readFile(book)
  const opened = openWorkbook(bytes)
  if (!opened.ok) throw new Error(JSON.stringify(opened.findings))
  const [list] = opened.source.data.priceLists as readonly { items: readonly { cells?: string[][] }[] }[]
  const place = list?.items.findIndex(({ cells }) => cells) ?? -1
  const amendments = (list?.items[place]?.cells ?? []).flatMap((row, down) =>
    row.map((price, across) => ({
      path: ['priceLists', 0, 'items', place, 'cells', down, across],
      value: (Number(price) * 1.042).toFixed(2),
    })),
  )
  expect(amendments).toHaveLength(6)
  const raised = amendWorkbook(bytes, amendments)
  if (!raised) throw new Error('The prices cannot be written')
  await writeFile(book, raised)
}

it('+4.2 % from a date on, by workbook and command alone, and taken back before it begins', async () => {
  const range = join(folder, 'range')
  const book = join(folder, 'book', 'range.xlsx')
  await newCatalogue(range)
  await mkdir(join(range, 'surfaces'))
  await mkdir(join(folder, 'book'))
  await copyFile(slate, join(range, 'surfaces', 'slate.webp'))
  const texture = 'texture: { colour: slate.webp, width: 600, height: 600 }'
  await writeFile(
    join(range, 'surfaces', 'slate.yaml'),
    `materials:\n  slate: { name: { en: Slate, it: Ardesia }, colour: "#4d5154", finish: stone, ${texture} }\n`,
  )
  const variants = await readFile(join(range, 'variants.yaml'), 'utf8')
  const withSlate = variants.replace(
    'priceGroup: A }',
    'priceGroup: A }\n      - { code: SLATE, name: { en: Slate, it: Ardesia }, material: slate, priceGroup: A }',
  )
  await writeFile(join(range, 'variants.yaml'), withSlate)
  expect(await arredo('publish', range, ...onServer())).toMatchObject({ code: 0 })

  expect(await arredo('to-workbook', range, book)).toMatchObject({ code: 0 })
  await raisePrices(book)
  const refused = await arredo('publish', book, ...onServer(), '--at', '2027-01-01')
  expect(refused.code).toBe(1)
  expect(refused.lines.join('\n')).toContain('B-DRAWERS costs 250.10 now, not 240.00')

  const shown = await arredo('accept-prices', book, '--version', '2')
  expect(shown).toMatchObject({ code: 0 })
  expect(shown.lines).toEqual([
    'B-DRAWERS in CLASSIC, EUR: 240.00 → 250.10 (+4.2 %)',
    'version: 1 → 2',
    'Nothing is written yet. To write them, say it again with --yes',
  ])
  expect(await arredo('check', book)).toMatchObject({ code: 1 })
  expect((await arredo('accept-prices', book, '--version', '2', '--yes')).lines.at(-1)).toBe(
    `Wrote 1 fixed price into ${book}`,
  )

  const scheduled = await arredo('publish', book, ...onServer(), '--at', '2027-01-01')
  expect(scheduled).toMatchObject({ code: 0 })
  expect(scheduled.lines.join('\n')).toMatch(/Published MYRANGE 2 on .*, sold from 20(26-12-31|27-01-01)T/)
  expect(await states()).toEqual(['#2 2 scheduled', '#1 1 current'])
  const cancelled = await arredo('release', 'cancel', 'MYRANGE', ...onServer())
  expect(cancelled.lines.join('\n')).toContain('Cancelled #2: MYRANGE 2 will not be sold')
  now = new Date('2027-01-02T10:00:00.000Z')
  expect(await states()).toEqual(['#2 2 cancelled', '#1 1 current'])
}, 240_000)

it('a workbook becomes a folder again, with the textures that are published', async () => {
  const book = join(folder, 'book', 'range.xlsx')
  const alone = await arredo('from-workbook', book, join(folder, 'alone'))
  expect(alone.code).toBe(1)
  expect(alone.lines.at(-1)).toContain('slate.webp. Name the <server> they are published on')

  const copy = join(folder, 'copy')
  expect(await arredo('from-workbook', book, copy, ...onServer())).toMatchObject({ code: 0 })
  expect(await readdir(copy)).toContain('slate.webp')
  expect(Buffer.compare(await readFile(join(copy, 'slate.webp')), await readFile(slate))).toBe(0)
  expect(await arredo('check', copy)).toMatchObject({ code: 0 })
})

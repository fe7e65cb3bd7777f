import { expect, it } from 'vitest'
import { nextVersion } from '../../next-version.ts'
import { openZip, writeZip } from '../../xlsx/zip.ts'
import { readBook } from '../workbook/read-book.ts'
import { sampleCatalogue } from '../workbook/sample-catalogue.ts'
import { writeWorkbook } from '../workbook/workbook.ts'
import { amendFiles } from './amend-files.ts'
import { amendWorkbook } from './amend-workbook.ts'

const files = [
  {
    path: 'a.yaml',
    text: 'code: X # its code\nversion: 1\ngolden:\n  - { article: A, price: "1.00" } # dear\n',
  },
  { path: 'b.json', text: '{ "golden": [{ "article": "B", "price": 2.5 }] }' },
]

it('values are written into the author’s own texts, and nothing else changes', () => {
  const amended = amendFiles(files, [
    { path: ['golden', 1, 'price'], value: '2.60' },
    { path: ['golden', 0, 'price'], value: '1.10' },
    { path: ['version'], value: '2' },
  ])
  expect(amended?.map(({ text }) => text)).toEqual([
    'code: X # its code\nversion: "2"\ngolden:\n  - { article: A, price: "1.10" } # dear\n',
    '{ "golden": [{ "article": "B", "price": "2.60" }] }',
  ])
  expect(amendFiles(files, [{ path: ['golden', 2, 'price'], value: '1' }])).toBeNull()
})

it('values are written into the cells of a workbook, which keeps all else that is in it', () => {
  const written = writeWorkbook(sampleCatalogue)
  if (!written.ok) throw new Error(JSON.stringify(written.findings))
  const opened = openZip(written.bytes)
  if (!opened.ok) throw new Error(opened.message)
  const parts = Object.fromEntries([...opened.zip.names].map((name) => [name, bytesOf(opened.zip, name)]))
  const book = writeZip({ ...parts, 'xl/media/logo.png': Uint8Array.of(0x89, 0x50, 0xff, 0x00) })
  const before = readBook(book)
  if (!before.ok) throw new Error(JSON.stringify(before.findings))
  const { golden } = before.source.data as { readonly golden: readonly { readonly price: string }[] }

  const amendments = [
    { path: ['golden', golden.length - 1, 'price'], value: '1234.50' },
    { path: ['version'], value: 'R & D' },
  ]
  const amended = amendWorkbook(book, amendments)
  const read = amended && readBook(amended)
  if (!read?.ok) throw new Error('It cannot be read again')
  expect(read.source.data).toEqual({
    ...before.source.data,
    version: 'R & D',
    golden: golden.with(-1, { ...golden.at(-1), price: '1234.50' }),
  })
  const again = openZip(amended ?? book)
  expect(again.ok && bytesOf(again.zip, 'xl/media/logo.png')).toEqual(Uint8Array.of(0x89, 0x50, 0xff, 0x00))
  expect(amendWorkbook(book, [{ path: ['golden', 99, 'price'], value: '1' }])).toBeNull()
})

it('the next version counts the last number on', () => {
  const versions = ['2026.1', '1', 'R09', '2026.11.1b', 'spring']
  expect(versions.map(nextVersion)).toEqual(['2026.2', '2', 'R10', '2026.11.2b', 'spring.2'])
})

type Opened = Extract<ReturnType<typeof openZip>, { readonly ok: true }>

function bytesOf(zip: Opened['zip'], name: string): Uint8Array {
  const part = zip.bytes(name)
  if (!part.ok) throw new Error(part.message)
  return part.bytes
}

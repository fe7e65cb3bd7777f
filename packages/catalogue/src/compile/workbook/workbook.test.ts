import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { compileCatalogue, compileWorkbook, openWorkbook, type SourceFile, writeWorkbook } from '../index.ts'
import { readSource } from '../read-source.ts'
import { layOut } from './lay-out.ts'
import { sampleCatalogue } from './sample-catalogue.ts'

const same = (text: string) => text
function sourcesIn(name: string): readonly SourceFile[] {
  const folder = fileURLToPath(new URL(`../../../../../catalogues/${name}`, import.meta.url))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml') && !path.startsWith('galleries'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}
const library = sourcesIn('library')

function workbookOf(files: readonly SourceFile[]): Uint8Array {
  const written = writeWorkbook(files)
  if (!written.ok) throw new Error(JSON.stringify(written.findings))
  return written.bytes
}

function filesOf(bytes: Uint8Array): readonly SourceFile[] {
  const opened = openWorkbook(bytes)
  if (!opened.ok) throw new Error(JSON.stringify(opened.findings))
  return opened.files
}

describe.each([
  ['kitchen', sourcesIn('kitchen')],
  ['sample', sampleCatalogue],
])('the %s as a workbook', (_, files) => {
  const bytes = workbookOf(files)

  it('compiles to the same pack, and so does the folder made of it', () => {
    const folder = compileCatalogue(files, same, { library })
    const workbook = compileWorkbook(bytes, same, { library })
    const back = compileCatalogue(filesOf(bytes), same, { library })
    if (!folder.ok) throw new Error(JSON.stringify(folder.findings))
    expect(workbook.ok && workbook.hash).toBe(folder.hash)
    expect(back.ok && back.hash).toBe(folder.hash)
    expect(workbook.ok && workbook.tradeTerms).toEqual(folder.tradeTerms)
    expect(workbook.ok && workbook.golden).toEqual(folder.golden)
  })

  it('is the same to the byte when the folder made of it is written again', () => {
    expect(Buffer.compare(workbookOf(filesOf(bytes)), bytes)).toBe(0)
  })

  it('keeps recipes word by word, with their remarks', () => {
    const recipes = files.filter(({ path }) => path.startsWith('recipes/'))
    expect(recipes.length).toBeGreaterThan(0)
    for (const { path, text } of recipes) {
      expect(filesOf(bytes).find((file) => file.path === path)?.text).toBe(text)
    }
  })
})

describe('a workbook', () => {
  it('keeps what it has no sheet for, and empty sections', () => {
    const more = { path: 'more.yaml', text: '# Remark\nmachines: [{ a: [1, { b: ~ }] }]\npromotions: []\n' }
    const head = {
      path: 'a.yaml',
      text: 'code: X\nstrange: { deep: { deeper: [] } }\nflag: true\ncount: 3\n',
    }
    const files = filesOf(workbookOf([head, more]))
    expect(files.find(({ path }) => path === 'more.yaml')?.text).toBe(more.text)
    expect(readSource(files).data).toEqual(readSource([head, more]).data)
  })

  it('says what follows runs and what articles need in words that people can change', () => {
    const kitchen = sourcesIn('kitchen')
    const sheets = layOut(readSource(kitchen), kitchen)
    const rowsOf = (name: string) =>
      (sheets.find((sheet) => sheet.name === name)?.rows ?? []).map((row) => row.map((cell) => cell?.value))
    const follower = rowsOf('Followers').find(([code]) => code === 'F-SPLASHBACK')
    expect(follower).toContain('L = LENGTH, B = min(1380 - HEIGHT, FREE - 40)')
    expect(rowsOf('Needs').map(([article, role, , from]) => [article, role, from])).toContainEqual([
      'B-SINK',
      'sink',
      'A-SINK',
    ])
    expect(rowsOf('Articles')[0]).toEqual(expect.arrayContaining(['Run', 'Roles']))
    const words = ['Needs', 'Followers'].flatMap(rowsOf).flat()
    expect(words.filter((word) => String(word).startsWith('json:'))).toEqual([])
  })

  it('shows names beside codes, from the sheet Texts', () => {
    const sheets = layOut(readSource(sampleCatalogue), sampleCatalogue)
    const shown = (name: string, row: number, column: number) =>
      sheets.find((sheet) => sheet.name === name)?.rows[row]?.[column]
    expect(shown('Articles', 1, 1)).toMatchObject({
      value: 'Block',
      formula: 'IFERROR(INDEX(Texts!$B:$B,MATCH("Article "&$A2,Texts!$A:$A,0)),"")',
    })
    expect(shown('Options', 2, 2)).toMatchObject({ value: 'Grey' })
    expect(shown('Prices EUR', 8, 2)).toMatchObject({ value: 'Block' })
  })

  it('carries a section of another form as text, beside its empty sheet', () => {
    const odd = `code: X
classification: [{ code: A, name: One }, { code: A, name: Two }]
variants: { W: { code: W, name: Width } }
tradeTerms: [{ priceList: L, discounts: [] }, { priceList: L, discounts: [] }]
rules: none
priceLists: [{ code: L, items: [{ position: 1 }] }]
materials: [white]
texts: { it: {} }
`
    const files = [{ path: 'a.yaml', text: odd }]
    expect(readSource(filesOf(workbookOf(files))).data).toEqual(readSource(files).data)
  })

  it('refuses what a cell cannot hold, and a folder that cannot be read', () => {
    const long = writeWorkbook([{ path: 'a.yaml', text: `name: ${'x'.repeat(33_000)}` }])
    expect(!long.ok && long.findings[0]?.message).toContain('at most 32767 signs')
    const broken = writeWorkbook([{ path: 'a.yaml', text: 'code: [' }])
    expect(!broken.ok && broken.findings[0]).toMatchObject({ file: 'a.yaml', line: 1 })
  })

  it('never names a file outside of its folder', () => {
    for (const path of [
      '../up.yaml',
      '/etc/x.yaml',
      'a/../../b.yaml',
      'C:\\x.yaml',
      '.hidden.yaml',
      'x.sh',
    ]) {
      const files = filesOf(workbookOf([{ path, text: 'recipes: { a: { size: 1 } }\n' }]))
      expect(files.map((file) => file.path)).not.toContain(path)
      for (const file of files) expect(file.path).toMatch(/^[\w-]+\.yaml$/)
    }
  })
})

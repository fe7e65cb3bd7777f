import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newCatalogue } from './new-catalogue.ts'
import { run } from './run.ts'

let folder = ''
let range = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbook-'))
  range = await mkdtemp(join(tmpdir(), 'range-'))
  await newCatalogue(range)
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await rm(range, { recursive: true })
})

async function arredo(...words: readonly string[]) {
  const said: string[] = []
  const complained: string[] = []
  const code = await run(['catalogue', ...words], {
    environment: {},
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}

describe('arredo catalogue to-workbook and from-workbook', () => {
  it('lead from a folder to a folder of the same hash, and the workbook between is checked as well', async () => {
    const book = join(folder, 'range.xlsx')
    const again = join(folder, 'again.xlsx')
    const copy = join(folder, 'deep', 'copy')
    const { said } = await arredo('check', range)
    expect(await arredo('to-workbook', range, book)).toMatchObject({ code: 0, said: `Wrote ${book}` })
    expect(await arredo('check', book)).toMatchObject({ code: 0, said })
    expect(await arredo('from-workbook', book, copy)).toMatchObject({ code: 0 })
    expect(await arredo('check', copy)).toMatchObject({ code: 0, said })
    expect(await arredo('to-workbook', copy, again)).toMatchObject({ code: 0 })
    expect(Buffer.compare(await readFile(again), await readFile(book))).toBe(0)
  })

  it('write nothing into a folder that holds something', async () => {
    const book = join(folder, 'range.xlsx')
    await arredo('to-workbook', range, book)
    const { code, complained } = await arredo('from-workbook', book, folder)
    expect(code).toBe(1)
    expect(complained).toContain('is not empty')
    expect(await readdir(folder)).toEqual(['range.xlsx'])
  })

  it('refuse in one sentence what is no workbook, is missing, or cannot be read', async () => {
    const book = join(folder, 'range.xlsx')
    await writeFile(book, 'code;price\nA;1\n')
    const refused = { code: 1, complained: 'The file is no workbook (.xlsx)' }
    expect(await arredo('check', book)).toMatchObject(refused)
    expect(await arredo('from-workbook', book, join(folder, 'new'))).toMatchObject(refused)
    expect(await arredo('check', join(folder, 'missing.xlsx'))).toMatchObject({ code: 1 })
    expect(await arredo('from-workbook', join(folder, 'missing.xlsx'), folder)).toMatchObject({ code: 1 })
    await writeFile(join(folder, 'a.yaml'), 'code: [')
    const broken = await arredo('to-workbook', folder, join(folder, 'new.xlsx'))
    expect(broken.code).toBe(1)
    expect(broken.complained).toContain('a.yaml:1:')
  })

  it('explain themselves when they are not understood', async () => {
    for (const words of [
      ['to-workbook', range],
      ['from-workbook', 'a', 'b', 'c'],
    ]) {
      expect(await arredo(...words)).toMatchObject({ code: 2, complained: expect.stringContaining('Usage:') })
    }
    expect(await arredo('to-workbook', range, 'x.csv')).toMatchObject({
      code: 2,
      complained: 'x.csv is no workbook. Give it a name that ends with .xlsx',
    })
  })
})

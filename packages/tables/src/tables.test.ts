import { readXlsx } from '@arredo/catalogue/xlsx'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Column, type Table, type TableCell, toCsv, toXlsx } from './index.ts'

const column: fc.Arbitrary<Column> = fc.record({
  title: fc.string(),
  kind: fc.constantFrom('text', 'number', 'money'),
  decimals: fc.integer({ min: 0, max: 3 }),
})
const rude = fc.constantFrom(
  '=1+1',
  '+39 02',
  '-5',
  '@SUM(A1)',
  ' =A1',
  '\t=A1',
  'a;b,"c"\r\nd',
  "'",
  '',
  '＝1',
)
const cell: fc.Arbitrary<TableCell> = fc.oneof(
  ...[fc.string({ unit: 'grapheme' }), rude, fc.constant(null)],
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
)
const table: fc.Arbitrary<Table> = fc.array(column, { minLength: 1, maxLength: 5 }).chain((columns) => {
  const row = fc.array(cell, { minLength: columns.length, maxLength: columns.length })
  return fc.record({
    ...{ name: fc.string(), columns: fc.constant(columns) },
    rows: fc.array(row, { maxLength: 8 }),
  })
})

const kept = (value: number, { decimals = 0 }: Column) => Number(value.toFixed(decimals)) + 0

/** RFC 4180, sign by sign, by nobody who knows how it was written. */
function parsed(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let [row, field, isQuoted, at] = [[] as string[], '', false, 0]
  while (at < text.length) {
    const sign = text[at] ?? ''
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      field += '"'
      at += 1
    } else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === separator) {
      row.push(field)
      field = ''
    } else if (!isQuoted && text.startsWith('\r\n', at)) {
      rows.push([...row, field])
      row = []
      field = ''
      at += 1
    } else field += sign
    at += 1
  }
  return rows
}

describe('a table as CSV', () => {
  it('[D-251 part] comes back cell by cell, with the signs of the locale, and no text of it is a formula', () => {
    fc.assert(
      fc.property(table, fc.constantFrom('it-IT', 'de-DE', 'en-US', 'en-GB'), (one, locale) => {
        const text = toCsv(one, locale)
        const [separator, comma] = locale.startsWith('en') ? [',', '.'] : [';', ',']
        expect(text.startsWith('\uFEFF')).toBe(true)
        const rows = parsed(text.slice(1), separator)
        expect(rows).toHaveLength(one.rows.length + 1)
        for (const [index, row] of one.rows.entries()) {
          for (const [place, value] of row.entries()) {
            const found = rows[index + 1]?.[place] ?? 'missing'
            const under = one.columns[place] ?? { title: '', kind: 'text' }
            if (typeof value === 'number') expect(Number(found.replace(comma, '.'))).toBe(kept(value, under))
            else expect([value ?? '', `'${value}`]).toContain(found)
            if (typeof value === 'string') expect(found).not.toMatch(/^\s*[=+\-@＝＋－＠]/)
          }
        }
      }),
    )
  })

  it('[D-251 part] is what Excel opens', () => {
    const columns = [
      { title: 'Pezzo', kind: 'text' },
      { title: 'mm', kind: 'number', decimals: 1 },
      { title: 'EUR', kind: 'money', decimals: 2 },
    ] as const
    const rows = [
      ['Fianco; sinistro', 720, 12.5],
      ['=HYPERLINK("x")', -1.25, null],
    ]
    expect(toCsv({ name: 'Taglio', columns, rows }, 'it-IT')).toBe(
      '\uFEFFPezzo;mm;EUR\r\n"Fianco; sinistro";720;12,50\r\n"\'=HYPERLINK(""x"")";-1,3;\r\n',
    )
    expect(toCsv({ name: 'Cut', columns, rows }, 'en-GB')).toContain('Fianco; sinistro,720,12.50\r\n')
  })
})

describe('tables as a workbook', () => {
  it('[D-251 part] come back cell by cell: numbers as numbers, texts as texts, the same bytes each time', () => {
    fc.assert(
      fc.property(fc.array(table, { minLength: 1, maxLength: 3 }), (tables) => {
        const bytes = toXlsx(tables)
        expect(toXlsx(tables)).toEqual(bytes)
        const read = readXlsx(bytes)
        if (!read.ok) throw new Error(read.message)
        expect(read.sheets).toHaveLength(tables.length)
        const names = read.sheets.map(({ name }) => name.toLowerCase())
        expect(new Set(names).size).toBe(names.length)
        for (const name of names) expect(name).toMatch(/^(?!')[^[\]:*?/\\]{1,31}(?<!')$/)
        for (const [index, { columns, rows }] of tables.entries()) {
          for (const [at, row] of rows.entries()) {
            for (const [place, value] of row.entries()) {
              const found = read.sheets[index]?.rows.get(at + 1)?.get(place)
              const under = columns[place] ?? { title: '', kind: 'text' }
              if (typeof value === 'number')
                expect(found).toMatchObject({ kind: 'number', isFormula: false, value: kept(value, under) })
              else if (value) expect(found).toMatchObject({ kind: 'text', isFormula: false, text: value })
              else expect(found).toBeUndefined()
            }
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})

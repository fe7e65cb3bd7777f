import { type WrittenCell, type WrittenSheet, writeXlsx } from '@arredo/catalogue/xlsx'
import { type Column, roundedCell, type Table, type TableCell } from './table.ts'

/** A workbook with a sheet for each table: numbers are numbers, the titles stay in sight. Equal tables, equal bytes. */
export function toXlsx(tables: readonly Table[]): Uint8Array {
  const names = sheetNames(tables.map(({ name }) => name))
  return writeXlsx(tables.map((table, index) => sheetOf(table, names[index] ?? `${index + 1}`)))
}

function sheetOf({ columns, rows }: Table, name: string): WrittenSheet {
  const head = columns.map(({ title }): WrittenCell => ({ value: title, format: '@', look: 'head' }))
  const body = rows.map((row) => columns.map((column, index) => writtenCell(row[index], column)))
  return {
    name,
    rows: [head, ...body],
    widths: columns.map((column, index) =>
      widthOf(
        column,
        body.map((row) => row[index]),
      ),
    ),
    frozen: { rows: 1, columns: 0 },
  }
}

function writtenCell(cell: TableCell | undefined, column: Column): WrittenCell | undefined {
  const value = roundedCell(cell, column)
  if (value === null || value === '') return undefined
  if (typeof value === 'string') return { value: value.slice(0, mostSigns), format: '@', look: 'plain' }
  const { kind, decimals = 0 } = column
  const format = kind === 'money' ? `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}` : 'General'
  return { value, format, look: 'plain' }
}

/** As many as Excel lets a cell have. */
const mostSigns = 32_767

/** Characters: wide enough for what stands in it, within reason. */
function widthOf({ title }: Column, cells: readonly (WrittenCell | undefined)[]): number {
  const longest = cells.reduce((most, cell) => Math.max(most, String(cell?.value ?? '').length), title.length)
  return Math.min(60, Math.max(8, longest + 2))
}

const mostNameSigns = 31

/** Excel refuses a file over these signs, a name that is too long, one that comes twice, and one of its own. */
function sheetNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>(['history'])
  return names.map((name) => {
    const bare = withoutEnds(name.replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')) || 'List'
    for (let count = 1; ; count += 1) {
      const end = count === 1 ? '' : ` ${count}`
      const tried = withoutEnds(bare.slice(0, mostNameSigns - end.length)) + end
      if (taken.has(tried.toLowerCase())) continue
      taken.add(tried.toLowerCase())
      return tried
    }
  })
}

/** A name neither begins nor ends with spaces or apostrophes. */
function withoutEnds(name: string): string {
  const isEnd = (sign: string | undefined) => sign === "'" || sign?.trim() === ''
  let [from, to] = [0, name.length]
  while (from < to && isEnd(name[from])) from += 1
  while (to > from && isEnd(name[to - 1])) to -= 1
  return name.slice(from, to)
}

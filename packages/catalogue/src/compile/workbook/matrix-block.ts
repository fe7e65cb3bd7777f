import type { Path } from '../finding.ts'
import { amount, number, plain, text } from './codec.ts'
import { type Draft, note } from './draft.ts'
import { keyOf } from './label.ts'
import { type SheetReader, wordsAt } from './sheet-reader.ts'
import type { Fields } from './table.ts'

export type Matrix = {
  readonly kind: 'matrix'
  readonly article: unknown
  readonly across: unknown
  readonly down: unknown
  readonly acrossUpTo: readonly number[]
  readonly downUpTo: readonly number[]
  readonly cells: readonly (readonly unknown[])[]
}

/** A matrix that can be laid out as one: as many prices as limits, in both directions. */
export function isMatrix(item: Fields): item is Matrix {
  const { kind, article, across, down, acrossUpTo, downUpTo, cells } = item
  if (kind !== 'matrix' || !isNumberList(acrossUpTo) || !isNumberList(downUpTo) || !Array.isArray(cells))
    return false
  const isEven =
    cells.length === downUpTo.length &&
    cells.every((row) => Array.isArray(row) && row.length === acrossUpTo.length && row.every(isPrice))
  return isEven && [article, across, down].every((word) => typeof word === 'string' && word !== '')
}

function isNumberList(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => Number.isFinite(item))
}

function isPrice(value: unknown): boolean {
  return value === null || typeof value === 'number' || (typeof value === 'string' && value !== '')
}

/** What stands in place of a price where an article is not made in a size. */
export const notSold = 'not sold'
export const marks = { matrix: 'Matrix', article: 'Article', upTo: 'up to', across: 'Across', down: 'Down' }

/** Columns of the first line: mark, article, its name to read, and then names and values by turns. */
const firstPair = 3

/** Three kinds of lines: what it is, the limits across, and for each limit down its prices. */
export function readMatrix(
  sheet: SheetReader,
  draft: Draft,
  currency: string,
  first: number,
  last: number,
  path: Path,
): Fields | undefined {
  const head = readHead(sheet, draft, first, path)
  const limitRow = first + 1
  if (last < limitRow + 1 || wordsAt(sheet, limitRow, 0).toLowerCase() !== marks.upTo) {
    sheet.complain(
      Math.min(limitRow, last),
      0,
      'Under Matrix stands a line "up to" with the limits across, then one line for each limit down',
    )
    return undefined
  }
  const columns = sheet.columns(limitRow).filter((at) => at > 0)
  const width = columns.at(-1) ?? 0
  const across = Array.from({ length: width }, (_, index) => limit(sheet, limitRow, index + 1))
  note(draft, [...path, 'acrossUpTo'], sheet.place(limitRow, 1))
  for (const index of across.keys())
    note(draft, [...path, 'acrossUpTo', index], sheet.place(limitRow, index + 1))

  const rows = Array.from({ length: last - limitRow }, (_, index) => limitRow + 1 + index)
  const down = rows.map((row) => limit(sheet, row, 0))
  note(draft, [...path, 'downUpTo'], sheet.place(limitRow + 1, 0))
  for (const [index, row] of rows.entries()) note(draft, [...path, 'downUpTo', index], sheet.place(row, 0))

  const cells = rows.map((row, index) => {
    note(draft, [...path, 'cells', index], sheet.place(row, 1))
    for (const at of sheet.columns(row)) {
      if (at > width) sheet.complain(row, at, 'Above this price stands no limit')
    }
    return across.map((_, place) => {
      note(draft, [...path, 'cells', index, place], sheet.place(row, place + 1))
      return price(sheet, currency, row, place + 1)
    })
  })
  return { kind: 'matrix', ...head, acrossUpTo: across, downUpTo: down, cells }
}

function readHead(sheet: SheetReader, draft: Draft, row: number, path: Path): Fields {
  const entries: [string, unknown][] = []
  const add = (key: string, value: unknown, at: number) => {
    if (value === undefined) return
    entries.push([key, value])
    note(draft, [...path, key], sheet.place(row, at))
  }
  note(draft, path, sheet.place(row, 1))
  add('article', sheet.read(text, row, 1), 1)
  const width = sheet.columns(row).at(-1) ?? 0
  for (let at = firstPair; at <= width; at += 2) {
    const label = wordsAt(sheet, row, at)
    if (label !== '') add(keyOf(label), sheet.read(plain, row, at + 1), at + 1)
    else if (sheet.cell(row, at + 1)) sheet.complain(row, at, 'Nothing says what stands beside this')
  }
  return Object.fromEntries(entries)
}

function limit(sheet: SheetReader, row: number, column: number): unknown {
  const value = sheet.read(number, row, column)
  if (value === undefined) sheet.complain(row, column, 'Here a limit is missing')
  return value ?? null
}

/** A price that was wiped out by mistake must not quietly mean "not sold". */
function price(sheet: SheetReader, currency: string, row: number, column: number): unknown {
  const cell = sheet.cell(row, column)
  if (!cell) {
    sheet.complain(row, column, 'Here a price is missing: write one, or "not sold"')
    return null
  }
  if (cell.kind === 'text' && cell.text.trim().toLowerCase() === notSold) return null
  return sheet.read(amount(currency), row, column) ?? null
}

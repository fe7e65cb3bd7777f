import type { WrittenCell, WrittenSheet } from '../../xlsx/cell.ts'
import { isRecord } from '../shape.ts'
import { amount, number, plain, text, textCell, toCell } from './codec.ts'
import { type Draft, draftRecord, note, without } from './draft.ts'
import { labelOf } from './label.ts'
import { basePriceLayout, priceListHead } from './layouts.ts'
import { isMatrix, type Matrix, marks, notSold, readMatrix } from './matrix-block.ts'
import { readPairs, writePairs } from './pairs.ts'
import { type SheetReader, wordsAt } from './sheet-reader.ts'
import { type Fields, readTable, type WrittenRow, writeTable } from './table.ts'
import type { TextCollector } from './texts.ts'
import { writtenSheet } from './written-sheet.ts'

export const priceSheetStart = 'Prices '
/** Spreadsheets allow no longer names of sheets. */
const longestName = 31

type Rows = (readonly (WrittenCell | undefined)[])[]

/** Which prices an article starts from stand here; everything else of a list is a surcharge. */
export function isStart(item: unknown): boolean {
  if (!isRecord(item)) return false
  return isMatrix(item) || (item.kind === 'base' && !Object.hasOwn(item, 'name'))
}

export function priceSheetName(code: unknown, taken: ReadonlySet<string>): string {
  const wished = `${priceSheetStart}${String(code).replace(/[^\w .-]/g, '_')}`
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? '' : `~${count}`
    const name = wished.slice(0, longestName - end.length) + end
    if (!taken.has(name.toLowerCase())) return name
  }
}

/** The head of the list, and its base prices and matrices in blocks with an empty row between. */
export function writePriceSheet(name: string, list: Fields, texts: TextCollector): WrittenSheet {
  const currency = String(list.currency)
  const { fields } = texts.take({ kind: 'Price list', codes: [list.code], field: 'name' }, list)
  const rows: Rows = [...writePairs(priceListHead(currency), without(fields, 'items'))]
  const starts = (Array.isArray(list.items) ? list.items : []).filter((item): item is Fields => isStart(item))
  for (let index = 0; index < starts.length; ) {
    const item = starts[index]
    rows.push([])
    if (item && isMatrix(item)) {
      rows.push(...matrixRows(item, currency, rows.length, texts))
      index += 1
      continue
    }
    const after = starts.findIndex((other, place) => place > index && isMatrix(other))
    const end = after === -1 ? starts.length : after
    const bases = starts.slice(index, end).map(
      (base): WrittenRow => ({
        fields: without(base, 'kind'),
        view: (row) => texts.shown(`Article ${base.article}`, `"Article "&$A${row}`),
      }),
    )
    rows.push(...writeTable(basePriceLayout(currency), bases, rows.length))
    index = end
  }
  return writtenSheet(name, rows, { rows: 0, columns: 1 })
}

function matrixRows(matrix: Matrix, currency: string, from: number, texts: TextCollector): Rows {
  const { article, across, down, acrossUpTo, downUpTo, cells } = matrix
  const known = ['kind', 'article', 'across', 'down', 'acrossUpTo', 'downUpTo', 'cells']
  const extras = Object.entries(without(matrix, ...known)).toSorted(([one], [two]) => (one < two ? -1 : 1))
  const price = amount(currency)
  const money = toCell(price, cells.flat().find((cell) => cell !== null) ?? '0.00')?.format ?? '0.00'
  return [
    [
      textCell(marks.matrix, 'head'),
      toCell(text, article),
      texts.shown(`Article ${article}`, `"Article "&$B${from + 1}`),
      textCell(marks.across, 'head'),
      toCell(text, across),
      textCell(marks.down, 'head'),
      toCell(text, down),
      ...extras.flatMap(([key, value]) => [textCell(labelOf(key), 'head'), toCell(plain, value)]),
    ],
    [textCell(marks.upTo, 'head'), ...acrossUpTo.map((bound) => headed(toCell(number, bound)))],
    ...cells.map((row, index) => [
      headed(toCell(number, downUpTo[index])),
      ...row.map((cell) =>
        // In a cell made for money, so that a price typed over it looks like the others.
        cell === null ? { ...textCell(notSold), format: money } : toCell(price, cell),
      ),
    ]),
  ]
}

function headed(cell: WrittenCell | undefined): WrittenCell | undefined {
  return cell && { ...cell, look: 'head' }
}

/** Adds the list and the prices it starts from. */
export function readPriceSheet(sheet: SheetReader, draft: Draft, index: number): Fields {
  const path = ['priceLists', index]
  const currency = currencyOf(sheet)
  const { pairs, end } = readPairs(sheet, priceListHead(currency))
  const code = pairs.find(({ key }) => key === 'code')
  note(draft, path, sheet.place(code?.row ?? 0, 1))
  for (const { key, row } of pairs) note(draft, [...path, key], sheet.place(row, 1))
  const texts = draft.texts.claim(
    { kind: 'Price list', codes: [code?.value], field: 'name' },
    undefined,
    sheet,
    0,
  )
  for (const { field, places } of texts) {
    for (const [inner, place] of places) note(draft, [...path, field, ...inner], place)
  }

  const items: Fields[] = []
  for (let row = end; row <= sheet.lastRow; ) {
    if (sheet.columns(row).length === 0) {
      row += 1
      continue
    }
    let last = row
    while (sheet.columns(last + 1).length > 0) last += 1
    readBlock(sheet, draft, currency, row, last, path, items)
    row = last + 1
  }
  return Object.fromEntries([
    ...pairs.map(({ key, value }) => [key, value]),
    ...texts.map(({ field, value }) => [field, value]),
    ['items', items],
  ])
}

function currencyOf(sheet: SheetReader): string {
  for (let row = 0; row <= Math.min(sheet.lastRow, 50); row += 1) {
    if (wordsAt(sheet, row, 0).toLowerCase() === 'currency') return wordsAt(sheet, row, 1)
  }
  return ''
}

function readBlock(
  sheet: SheetReader,
  draft: Draft,
  currency: string,
  row: number,
  last: number,
  path: readonly (string | number)[],
  items: Fields[],
): void {
  const mark = wordsAt(sheet, row, 0).toLowerCase()
  if (mark === marks.matrix.toLowerCase()) {
    const matrix = readMatrix(sheet, draft, currency, row, last, [...path, 'items', items.length])
    if (matrix) items.push(matrix)
    return
  }
  if (mark !== marks.article.toLowerCase()) {
    const message = `A block of prices begins with ${marks.matrix} or with the heading ${marks.article}; an empty row ends it`
    sheet.complain(row, 0, message)
    return
  }
  for (const base of readTable(sheet, basePriceLayout(currency), row, last)) {
    const here = [...path, 'items', items.length]
    // The text shown here is the article's; a price has none.
    items.push({ kind: 'base', ...draftRecord(draft, sheet, base, here, undefined) })
  }
}

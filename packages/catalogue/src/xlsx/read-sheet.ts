import { type Cell, parseCellName, type Sheet } from './cell.ts'
import { generalFormat, type NumberFormat } from './number-format.ts'
import { daysBefore1904 } from './serial-date.ts'
import { fromSpreadsheetText, readXml } from './xml.ts'

/** Far above the widest price list; counted where something stands, not where a border was drawn. */
const limits = { columns: 500, rows: 200_000, cells: 1_000_000 }

export type Book = {
  readonly strings: readonly string[]
  /** The number format of every style, by the style's number. */
  readonly styles: readonly NumberFormat[]
  readonly is1904: boolean
}
export type ReadRows = Pick<Sheet, 'rows' | 'merged'>
export type ReadSheet =
  | { readonly ok: true; readonly value: ReadRows }
  | { readonly ok: false; readonly message: string }

export function readSheet(text: string, book: Book): ReadSheet {
  const rows = new Map<number, Map<number, Cell>>()
  const merged: string[] = []
  let at = { row: -1, column: -1 }
  let cell: Draft | undefined
  let isData = false
  let into: 'value' | 'formula' | 'text' | undefined
  let isPhonetic = false
  let count = 0
  let refused: string | undefined

  const problem = readXml(text, {
    open: (name, attributes) => {
      if (name === 'sheetData') isData = true
      if (name === 'mergeCell') merged.push(attributes.get('ref') ?? '')
      if (!isData || refused !== undefined) return
      if (name === 'row') {
        const row = Number(attributes.get('r') ?? at.row + 2) - 1
        at = { row: Number.isSafeInteger(row) && row >= 0 ? row : at.row + 1, column: -1 }
      } else if (name === 'c') {
        const place = parseCellName(attributes.get('r') ?? '')
        at = place ?? { row: Math.max(at.row, 0), column: at.column + 1 }
        cell = { type: attributes.get('t') ?? 'n', style: Number(attributes.get('s') ?? 0), ...empty }
      } else if (cell && name === 'f') {
        cell = { ...cell, isFormula: true }
        into = 'formula'
      } else if (name === 'v') into = 'value'
      else if (name === 't' && !isPhonetic) into = 'text'
      else if (name === 'rPh') isPhonetic = true
    },
    text: (part) => {
      if (!cell) return
      if (into === 'value') cell = { ...cell, value: cell.value + part }
      if (into === 'text') cell = { ...cell, text: cell.text + part }
    },
    close: (name) => {
      if (name === 'sheetData') isData = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'v' || name === 't' || name === 'f') into = undefined
      if (name !== 'c' || !cell) return
      const read = finish(cell, book)
      cell = undefined
      if (!read) return
      count += 1
      if (at.column >= limits.columns) refused = `has more than ${limits.columns} columns`
      if (at.row >= limits.rows) refused = `has more than ${limits.rows} rows`
      if (count > limits.cells) refused = `has more than ${limits.cells} cells`
      if (refused !== undefined) return
      const row = rows.get(at.row) ?? new Map<number, Cell>()
      rows.set(at.row, row.set(at.column, read))
    },
  })
  if (refused !== undefined || problem !== null) {
    return { ok: false, message: refused ?? `cannot be read: ${problem}` }
  }
  return { ok: true, value: { rows, merged } }
}

type Draft = {
  readonly type: string
  readonly style: number
  readonly isFormula: boolean
  readonly value: string
  readonly text: string
}
const empty = { isFormula: false, value: '', text: '' }

function finish(
  { type, style, isFormula, value, text }: Draft,
  { strings, styles, is1904 }: Book,
): Cell | undefined {
  if (type === 's') return textCell(strings[Number(value)] ?? '', isFormula)
  if (type === 'inlineStr') return textCell(fromSpreadsheetText(text), isFormula)
  if (type === 'str' || type === 'd') return textCell(fromSpreadsheetText(value), isFormula)
  if (value.trim() === '') return undefined
  if (type === 'b') return { kind: 'boolean', value: value.trim() === '1', isFormula }
  const number = Number(value)
  if (type === 'e' || !Number.isFinite(number)) return { kind: 'error', text: value, isFormula }
  const format = styles[style] ?? generalFormat
  const isOld = is1904 && format.kind === 'date'
  return { kind: 'number', value: isOld ? number + daysBefore1904 : number, format, isFormula }
}

function textCell(text: string, isFormula: boolean): Cell | undefined {
  return text === '' ? undefined : { kind: 'text', text, isFormula }
}

/** The texts that cells refer to by number; runs of different looks are joined. */
export function readSharedStrings(xml: string): readonly string[] | string {
  const strings: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false
  const problem = readXml(xml, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      if (name === 't') isText = !isPhonetic
    },
    text: (part) => {
      if (isText) text += part
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'si') strings.push(fromSpreadsheetText(text))
    },
  })
  return problem ?? strings
}

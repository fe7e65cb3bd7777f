import type { Sheet } from './cell.ts'
import { type Answer, listSheets, type Relation, readPart, refused } from './list-sheets.ts'
import { type NumberFormat, numberFormat } from './number-format.ts'
import { readSharedStrings, readSheet } from './read-sheet.ts'
import { openZip, type Zip } from './zip.ts'

export type ReadXlsx =
  | { readonly ok: true; readonly sheets: readonly Sheet[] }
  | { readonly ok: false; readonly message: string }

/** What Excel, LibreOffice and others write as .xlsx; hidden sheets are listed, their cells are not read. */
export function readXlsx(bytes: Uint8Array): ReadXlsx {
  const opened = openZip(bytes)
  if (!opened.ok) return opened
  const { zip } = opened
  const book = listSheets(zip)
  if (!book.ok) return book
  const { sheets: listed, relations, is1904 } = book.value

  const strings = stringsOf(zip, relations)
  if (!strings.ok) return strings
  const styles = stylesOf(zip, relations)
  if (!styles.ok) return styles

  const sheets: Sheet[] = []
  for (const { name, isHidden, target } of listed) {
    if (isHidden) {
      sheets.push({ name, isHidden, rows: new Map(), merged: [] })
      continue
    }
    // A sheet may also be a chart; it holds no cells.
    if (target === null) continue
    const part = zip.read(target)
    if (!part.ok) return part
    const read = readSheet(part.text, { strings: strings.value, styles: styles.value, is1904 })
    if (!read.ok) return refused(`The sheet ${name} ${read.message}`)
    sheets.push({ name, isHidden, ...read.value })
  }
  return { ok: true, sheets }
}

function stringsOf(zip: Zip, relations: readonly Relation[]): Answer<readonly string[]> {
  const target = relations.find(({ type }) => type === 'sharedStrings')?.target
  if (target === undefined) return { ok: true, value: [] }
  const part = zip.read(target)
  if (!part.ok) return part
  const strings = readSharedStrings(part.text)
  return typeof strings === 'string'
    ? refused(`The texts of the workbook cannot be read: ${strings}`)
    : { ok: true, value: strings }
}

/** The number format of every style, by the style's number. */
function stylesOf(zip: Zip, relations: readonly Relation[]): Answer<readonly NumberFormat[]> {
  const target = relations.find(({ type }) => type === 'styles')?.target
  if (target === undefined) return { ok: true, value: [] }
  const codes = new Map<number, string>()
  const ids: number[] = []
  let isCells = false
  const read = readPart(zip, target, (name, attributes) => {
    if (name === 'numFmt') codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '')
    // The looks of named styles stand in a list of the same kind before, those of changed cells after.
    if (name === 'cellXfs' || name === 'cellStyleXfs' || name === 'cellStyles') isCells = name === 'cellXfs'
    if (name === 'xf' && isCells) ids.push(Number(attributes.get('numFmtId') ?? 0))
  })
  return read.ok ? { ok: true, value: ids.map((id) => numberFormat(id, codes.get(id))) } : read
}

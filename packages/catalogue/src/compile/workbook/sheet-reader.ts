import { type Cell, cellName, parseCellName, type Sheet } from '../../xlsx/cell.ts'
import type { Finding } from '../finding.ts'
import type { Place } from '../read-source.ts'
import { type Codec, fromCell } from './codec.ts'

/** A mistake at the cell an author has to change. */
export type CellFinding = { readonly sheet: string; readonly cell: string; readonly message: string }
export type CellPlace = Omit<CellFinding, 'message'>

/** The place of a finding; lines and columns are those of the sheet. */
export function placeInWorkbook({ sheet, cell }: CellPlace): Place {
  const { row, column } = parseCellName(cell) ?? { row: 0, column: 0 }
  return { file: '', line: row + 1, column: column + 1, sheet, cell }
}

/** "Prices EUR2026, cell D7: …", or file, line and column where the place is no cell. */
export function describeFinding({ file, line, column, sheet, cell, message }: Finding): string {
  if (sheet === undefined) return `${file}:${line}:${column} ${message}`
  const place = [sheet, cell && `cell ${cell}`].filter(Boolean).join(', ')
  return place === '' ? message : `${place}: ${message}`
}

/** One sheet with its finger on every cell. */
export type SheetReader = {
  readonly name: string
  readonly lastRow: number
  readonly cell: (row: number, column: number) => Cell | undefined
  readonly columns: (row: number) => readonly number[]
  readonly read: (codec: Codec, row: number, column: number) => unknown
  readonly place: (row: number, column: number) => CellPlace
  readonly complain: (row: number, column: number, message: string) => void
}

export function sheetReader(sheet: Sheet, findings: CellFinding[]): SheetReader {
  const place = (row: number, column: number) => ({ sheet: sheet.name, cell: cellName(row, column) })
  const complain = (row: number, column: number, message: string) => {
    findings.push({ ...place(row, column), message })
  }
  const cell = (row: number, column: number) => sheet.rows.get(row)?.get(column)
  let lastRow = -1
  for (const row of sheet.rows.keys()) lastRow = Math.max(lastRow, row)
  return {
    name: sheet.name,
    lastRow,
    cell,
    columns: (row) => [...(sheet.rows.get(row)?.keys() ?? [])].toSorted((one, two) => one - two),
    read: (codec, row, column) =>
      fromCell(codec, cell(row, column), (message) => complain(row, column, message)),
    place,
    complain,
  }
}

/** The words in a cell, for headings and marks; spaces around them do not count. */
export function wordsAt(sheet: SheetReader, row: number, column: number): string {
  const cell = sheet.cell(row, column)
  return cell?.kind === 'text' ? cell.text.trim() : ''
}

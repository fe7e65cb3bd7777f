import type { Table } from '@arredo/tables'
import { spreadsheetOf } from '../lists/list.ts'
import type { ReportInput } from '../report-input.ts'
import { boardColumns, pieceColumns, profileColumns } from './cut-columns.ts'
import { laidColumns, laidLines, needColumns, sheetNeeds } from './sheet-columns.ts'
import { whatIsCut } from './what-is-cut.ts'

export function cutListTables(input: ReportInput): readonly Table[] {
  const { text } = input
  const { boards, profiles, pieces, nesting, settings } = whatIsCut(input)
  return [
    spreadsheetOf(text('Boards'), boardColumns(input, settings.band), boards),
    spreadsheetOf(text('Profiles'), profileColumns(input), profiles),
    spreadsheetOf(text('Other parts'), pieceColumns(input), pieces),
    spreadsheetOf(text('Sheets'), needColumns(input), sheetNeeds(nesting)),
    spreadsheetOf(text('Pieces on sheets'), laidColumns(input), laidLines(nesting)),
  ].filter(({ rows }) => rows.length > 0)
}

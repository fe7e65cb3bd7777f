import type { DocumentFormat } from '@arredo/contract'
import { toDxf } from '@arredo/drawings/dxf-out'
import { toCsv, toXlsx } from '@arredo/tables'
import type { ReportInput } from './report-input.ts'
import type { AnyReport } from './reports.ts'

export type FurtherFile = {
  readonly format: Exclude<DocumentFormat, 'pdf'>
  readonly bytes: Uint8Array
  /** Without its ending. */
  readonly name: string
}

/** What there is of a document beside its pages: lists for spreadsheets, drawings for CAD. */
export function furtherFiles(report: AnyReport, input: ReportInput, name: string): readonly FurtherFile[] {
  return [...listFiles(report, input, name), ...drawingFiles(report, input, name)]
}

/** D-251: all lists in one workbook, and each as a file that any program reads. */
function listFiles(report: AnyReport, input: ReportInput, name: string): readonly FurtherFile[] {
  const lists = ('tables' in report && report.tables?.(input)) || []
  if (lists.length === 0) return []
  const { locale } = input.language
  return [
    { format: 'xlsx', bytes: toXlsx(lists), name },
    ...lists.map(
      (list): FurtherFile => ({
        format: 'csv',
        bytes: new TextEncoder().encode(toCsv(list, locale)),
        name: lists.length === 1 ? name : `${name} – ${list.name}`,
      }),
    ),
  ]
}

/** D-255: each drawing as a file of its own. */
function drawingFiles(report: AnyReport, input: ReportInput, name: string): readonly FurtherFile[] {
  return (('drawings' in report && report.drawings?.(input)) || []).map((each) => ({
    format: 'dxf',
    bytes: new TextEncoder().encode(toDxf(each.drawing)),
    name: `${name} – ${each.name}`,
  }))
}

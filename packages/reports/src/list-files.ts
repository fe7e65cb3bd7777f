import { toCsv, toXlsx } from '@arredo/tables'
import type { ReportInput } from './report-input.ts'
import type { AnyReport } from './reports.ts'

export type ListFile = {
  readonly format: 'xlsx' | 'csv'
  readonly bytes: Uint8Array
  /** Without its ending. */
  readonly name: string
}

/** D-251: the lists of a document, all in one workbook and each as a file that any program reads. */
export function listFiles(report: AnyReport, input: ReportInput, name: string): readonly ListFile[] {
  const lists = ('tables' in report && report.tables?.(input)) || []
  if (lists.length === 0) return []
  const { locale } = input.language
  return [
    { format: 'xlsx', bytes: toXlsx(lists), name },
    ...lists.map(
      (list): ListFile => ({
        format: 'csv',
        bytes: new TextEncoder().encode(toCsv(list, locale)),
        name: lists.length === 1 ? name : `${name} – ${list.name}`,
      }),
    ),
  ]
}

import { hardwareList, makingOf } from '@arredo/making'
import { done, type Result, refuse } from '@arredo/project'
import type { Table } from '@arredo/tables'
import { paperList, spreadsheetOf } from '../lists/list.ts'
import type { ListData } from '../lists/list-data.ts'
import { listHead } from '../lists/list-head.ts'
import { withoutEmpty } from '../lists/list-section.ts'
import { makingInput } from '../lists/making-input.ts'
import { positionsList } from '../lists/positions-list.ts'
import type { Pages } from '../report.ts'
import type { ReportInput } from '../report-input.ts'
import { hardwareColumns, hardwareUses } from './hardware-columns.ts'

export function hardwarePages(input: ReportInput): Result<Pages & { readonly data: ListData }> {
  const { text } = input
  const making = makingOf(makingInput(input))
  const lines = hardwareList(making)
  if (lines.length === 0) return refuse('No article of this project takes any hardware')

  const head = listHead(input, text('Hardware list'))
  if (!head.ok) return head
  const columns = [...hardwareColumns(input), hardwareUses(input)]
  const taking = making.items.filter(({ hardware }) => hardware.length > 0)
  const sections = withoutEmpty([
    {
      heading: text('Hardware'),
      note: text('Positions are the numbers of the offer; ×2 behind one says that it takes two.'),
      lists: paperList(columns, lines),
    },
    {
      heading: text('Positions'),
      note: '',
      lists: positionsList(input, taking),
    },
  ])
  return done({ data: { ...head.value, sections } })
}

export function hardwareTables(input: ReportInput): readonly Table[] {
  const lines = hardwareList(makingOf(makingInput(input)))
  const columns = [...hardwareColumns(input), hardwareUses(input)]
  return [spreadsheetOf(input.text('Hardware'), columns, lines)]
}

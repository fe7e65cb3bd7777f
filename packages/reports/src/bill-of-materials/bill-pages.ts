import { boughtList, hardwareList, type MaterialLine, makingOf, materialBill } from '@arredo/making'
import { done, type Result, refuse } from '@arredo/project'
import type { Table } from '@arredo/tables'
import { hardwareColumns } from '../hardware-list/hardware-columns.ts'
import { paperList, spreadsheetOf } from '../lists/list.ts'
import type { ListData } from '../lists/list-data.ts'
import { listHead } from '../lists/list-head.ts'
import { withoutEmpty } from '../lists/list-section.ts'
import { makingInput } from '../lists/making-input.ts'
import type { Pages } from '../report.ts'
import type { ReportInput } from '../report-input.ts'
import { quantities } from '../wording/quantities.ts'
import { boughtColumns, boughtGroups } from './bought-columns.ts'
import { materialColumns } from './material-columns.ts'

export function billPages(input: ReportInput): Result<Pages & { readonly data: ListData }> {
  const { text } = input
  const { materials, articles, builtIn, hardware } = billOf(input)
  if (materials.length + articles.length + builtIn.length + hardware.length === 0)
    return refuse('Nothing of this project is made or bought')

  const head = listHead(input, text('Bill of materials'))
  if (!head.ok) return head
  const sections = withoutEmpty([
    {
      heading: text('Materials'),
      note: weightNote(input, materials),
      lists: paperList(materialColumns(input), materials),
    },
    {
      heading: text('Bought articles'),
      note: '',
      lists: paperList(boughtColumns(input), articles),
    },
    {
      heading: text('Bought and built into articles'),
      note: '',
      lists: paperList(boughtColumns(input), builtIn),
    },
    {
      heading: text('Hardware'),
      note: '',
      lists: paperList(hardwareColumns(input), hardware),
    },
  ])
  return done({ data: { ...head.value, sections } })
}

export function billTables(input: ReportInput): readonly Table[] {
  const { text } = input
  const { materials, articles, builtIn, hardware } = billOf(input)
  return [
    spreadsheetOf(text('Materials'), materialColumns(input), materials),
    spreadsheetOf(text('Bought'), boughtColumns(input), [...articles, ...builtIn]),
    spreadsheetOf(text('Hardware'), hardwareColumns(input), hardware),
  ]
}

function billOf(input: ReportInput) {
  const making = makingOf(makingInput(input))
  const bought = boughtGroups(boughtList(making))
  return {
    materials: materialBill(making),
    articles: bought.filter(({ kind }) => kind === 'article'),
    builtIn: bought.filter(({ kind }) => kind === 'part'),
    hardware: hardwareList(making),
  }
}

function weightNote(input: ReportInput, materials: readonly MaterialLine[]): string {
  const { text } = input
  const known = materials.reduce((sum, { weight }) => sum + (weight ?? 0), 0)
  const values = { weight: quantities(input).weight(known) }
  return materials.some(({ weight }) => weight === null)
    ? text('As it is built in, without offcuts. What is known weighs {{weight}} together.', values)
    : text('As it is built in, without offcuts: {{weight}} together.', values)
}

import { type PackageLabel, packageLabels } from '@arredo/making'
import { done, type Result, refuse } from '@arredo/project'
import type { Table } from '@arredo/tables'
import { paperList, spreadsheetOf } from '../lists/list.ts'
import type { ListData } from '../lists/list-data.ts'
import { listHead } from '../lists/list-head.ts'
import { makingInput } from '../lists/making-input.ts'
import type { Pages } from '../report.ts'
import type { ReportInput } from '../report-input.ts'
import { quantities } from '../wording/quantities.ts'
import { type LabelSheet, labelSheet } from './label-sheet.ts'
import { packageColumns } from './package-columns.ts'

export type PackageListData = ListData & { readonly labels: LabelSheet | null }

export function packagePages(input: ReportInput): Result<Pages & { readonly data: PackageListData }> {
  const { text, answers } = input
  const labels = packageLabels(makingInput(input))
  if (labels.length === 0) return refuse('There is nothing to pack in this project')

  const head = listHead(input, text('Packing list'))
  if (!head.ok) return head
  const sections = [
    {
      heading: text('Packages'),
      note: noteOf(input, labels),
      lists: paperList(packageColumns(input), labels),
    },
  ]
  return done({
    data: { ...head.value, sections, labels: answers.labels === false ? null : labelSheet(input, labels) },
  })
}

export function packageTables(input: ReportInput): readonly Table[] {
  const labels = packageLabels(makingInput(input))
  return [spreadsheetOf(input.text('Packages'), packageColumns(input), labels)]
}

function noteOf(input: ReportInput, labels: readonly PackageLabel[]): string {
  const { text } = input
  const { weight, volume } = quantities(input)
  const known = labels.filter((label) => label.weight !== null)
  const values = {
    number: String(labels.length),
    volume: volume(labels.reduce((sum, label) => sum + label.volume, 0)),
    weight: weight(known.reduce((sum, label) => sum + (label.weight ?? 0), 0)),
    unknown: String(labels.length - known.length),
  }
  const sums = text(
    'Packages: {{number}}, together {{volume}} and {{weight}}, with packing in their sizes.',
    values,
  )
  const rest = text('The weight of {{unknown}} of them is not known.', values)
  return known.length < labels.length ? `${sums} ${rest}` : sums
}

import { formatDate } from '@arredo/measures'
import { done, type Result, refuse } from '@arredo/project'
import type { Table } from '@arredo/tables'
import { type PageFrame, pageFrame } from '../pages/page-frame.ts'
import type { Pages } from '../report.ts'
import type { ReportInput } from '../report-input.ts'
import { addressOf } from '../wording/address.ts'
import type { LabelledValue } from '../wording/labelled-value.ts'
import { type DeliveredPackages, deliveredPackages } from './delivered-packages.ts'
import { type DeliveredRow, deliveredRows } from './delivered-rows.ts'

export type DeliveryNoteData = {
  readonly frame: PageFrame
  readonly recipient: readonly string[]
  readonly facts: readonly LabelledValue[]
  readonly articles: {
    readonly heading: string
    readonly columns: readonly string[]
    readonly rows: readonly DeliveredRow[]
  }
  readonly packages:
    | (Pick<DeliveredPackages, 'rows'> & {
        readonly heading: string
        readonly columns: readonly string[]
        readonly sum: readonly LabelledValue[]
        readonly note: string
      })
    | null
  readonly remarks: string
  readonly signature: { readonly sentence: string; readonly lines: readonly [string, string] }
}

export function deliveryNotePages(input: ReportInput): Result<Pages & { readonly data: DeliveryNoteData }> {
  const { document, number, text } = input
  const title = number === '' ? text('Delivery note') : text('Delivery note {{number}}', { number })
  const frame = pageFrame(input, title)
  if (!frame.ok) return frame
  const rows = deliveredRows(input)
  if (rows.length === 0) return refuse('There is nothing to deliver in this project')

  const { customer, orderAddress } = document.header
  const { locale } = input.language
  const to = orderAddress ?? customer
  const data: DeliveryNoteData = {
    frame: frame.value,
    recipient: to ? addressOf(to, locale) : [],
    facts: [
      { label: text('Delivery note number'), value: number },
      { label: text('Date'), value: formatDate(input.date, locale) },
      { label: text('Project'), value: document.header.name },
      { label: text('Telephone'), value: to?.mobile ?? '' },
      // Who ordered, where somebody else receives it.
      {
        label: text('Customer'),
        value: orderAddress && customer ? addressOf(customer, locale).join(', ') : '',
      },
      { label: text('Your contact'), value: input.contact ?? '' },
    ].filter(({ value }) => value !== ''),
    articles: {
      heading: text('Articles'),
      columns: [text('Pos.'), text('Article'), text('Quantity'), text('Received')],
      rows,
    },
    packages: packagesOf(input),
    remarks: text('Remarks on missing or damaged goods'),
    signature: {
      sentence: text('Received in full and without visible damage, apart from the remarks above.'),
      lines: [text('Place, date'), text('Signature of who received it')],
    },
  }
  return done({ data })
}

function packagesOf(input: ReportInput): DeliveryNoteData['packages'] {
  const { answers, text } = input
  const packages = answers.packages === false ? null : deliveredPackages(input)
  if (!packages) return null
  const { rows, sum, left } = packages
  return {
    heading: text('Packages'),
    columns: [text('No.'), text('Article'), text('Size'), text('Weight'), text('Received')],
    rows,
    sum: [
      { label: text('Packages'), value: sum.count },
      { label: text('Volume'), value: sum.volume },
      { label: text('Weight'), value: sum.weight },
    ],
    note: left > 0 ? text('Rows that are in no package: {{number}}', { number: String(left) }) : '',
  }
}

export function deliveryNoteTables(input: ReportInput): readonly Table[] {
  const { text } = input
  const articles: Table = {
    name: text('Articles'),
    columns: [text('Pos.'), text('Article'), text('Code'), text('Details'), text('Quantity')].map(
      (title) => ({
        ...{ title, kind: 'text' },
      }),
    ),
    rows: deliveredRows(input).map(({ position, name, code, details, quantity }) => [
      ...[position, name.join(' '), code, details.join(', '), quantity],
    ]),
  }
  const packages = input.answers.packages === false ? null : deliveredPackages(input)
  if (!packages) return [articles]
  return [
    articles,
    {
      name: text('Packages'),
      columns: [text('No.'), text('Article'), text('Details'), text('Size'), text('Weight')].map((title) => ({
        ...{ title, kind: 'text' },
      })),
      rows: packages.rows.map(({ number, name, about, size, weight }) => [number, name, about, size, weight]),
    },
  ]
}

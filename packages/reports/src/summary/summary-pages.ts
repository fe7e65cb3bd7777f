import { currencyExponent, formatDate } from '@arredo/measures'
import { done, type ProjectSummary, type Result, refuse } from '@arredo/project'
import type { Column, Table, TableCell } from '@arredo/tables'
import { floorPlan } from '../drawings/floor-plan.ts'
import { scaledDrawing } from '../drawings/scaled-drawing.ts'
import { offerTotals, type TotalLine } from '../offer/offer-totals.ts'
import { type PageFrame, pageFrame } from '../pages/page-frame.ts'
import { type Paper, printable } from '../pages/paper.ts'
import type { Pages } from '../report.ts'
import type { ReportInput } from '../report-input.ts'
import { weightOfSeveral } from '../wording/bulk-text.ts'
import type { LabelledValue } from '../wording/labelled-value.ts'
import { rowWords, surfaceWords } from '../wording/row-words.ts'
import { groupName, type SummedGroup, summaryOf, summedGroups, sumsText } from './summed-groups.ts'

export type SummaryData = {
  readonly frame: PageFrame
  readonly facts: readonly LabelledValue[]
  readonly room: (Omit<RoomImage, 'image'> & { readonly heightOnPaper: number }) | null
  readonly columns: {
    readonly position: string
    readonly article: string
    readonly quantity: string
    readonly volume: string
    /** Null where nobody knows what anything weighs. */
    readonly weight: string | null
    /** Null where prices are left out. */
    readonly total: string | null
  }
  readonly groups: readonly SummedGroup[]
  readonly sumLabel: string
  readonly totals: readonly TotalLine[]
  readonly notes: readonly string[]
}

/** What shows the room above the rows, or on a level page beside the facts. Millimetres. */
function roomPlace(paper: Paper): { readonly width: number; readonly height: number } {
  const { width, height } = printable(paper)
  return paper.isLandscape
    ? { width: width - 82, height: height - 52 }
    : { width, height: Math.max(105, Math.floor(0.59 * width)) }
}

type RoomImage = { readonly asset: string; readonly alt: string; readonly image: Uint8Array }

export function summaryPages(input: ReportInput): Result<Pages & { readonly data: SummaryData }> {
  const { answers, document, date, evaluation, language, text } = input
  const price = evaluation.prices.customer
  if (!price) return refuse('No price list is valid for this project')
  const frame = pageFrame(input, text('Summary of {{project}}', { project: document.header.name }))
  if (!frame.ok) return frame
  const summary = summaryOf(input)
  if (summary.groups.length === 0) return refuse('There is nothing to sum up in this project')

  const hasPrices = answers.prices !== false
  const room = roomOf(input)
  const { volume } = sumsText(input, summary.sums, price)
  const data: SummaryData = {
    frame: frame.value,
    room: room && { asset: room.asset, alt: room.alt, heightOnPaper: roomPlace(input.paper).height },
    facts: [
      ...factsOf(input),
      { label: text('Date'), value: formatDate(date, language.locale) },
      { label: text('Volume, by outer sizes'), value: volume },
      { label: text('Weight'), value: weightOfSeveral(input, summary.sums) },
    ].filter(({ value }) => value !== ''),
    columns: {
      ...{ position: text('Pos.'), article: text('Article'), quantity: text('Quantity') },
      volume: text('Volume'),
      weight: summary.sums.weighed > 0 ? text('Weight') : null,
      total: hasPrices ? text('Total') : null,
    },
    groups: summedGroups(input, summary, price),
    sumLabel: text('Sum'),
    totals: hasPrices ? offerTotals(input, price) : [],
    notes: hasPrices && price.withVat ? [text('All prices include VAT.')] : [],
  }
  return done({ data, assets: room ? { [room.asset]: room.image } : {} })
}

/** Its picture or, where there is none, its plan. */
function roomOf(input: ReportInput): RoomImage | null {
  const { answers, paper, picture, text } = input
  if (answers.picture === false) return null
  if (picture) return { asset: 'room', alt: text('Picture of the planned room'), image: picture }
  const words = { asset: 'plan.svg', heading: text('Floor plan'), alt: text('Floor plan of the room') }
  const plan = scaledDrawing(floorPlan(input), { ...roomPlace(paper), ...words }, input)
  return plan && { asset: plan.drawing.asset, alt: plan.drawing.alt, image: plan.svg }
}

function factsOf({ document, text }: ReportInput): readonly LabelledValue[] {
  const { alternatives, header } = document
  const { customer, activeAlternative } = header
  const isOneOfSeveral = Object.keys(alternatives).length > 1
  return [
    { label: text('Customer'), value: customer ? `${customer.firstName} ${customer.lastName}`.trim() : '' },
    {
      label: text('Alternative'),
      value: isOneOfSeveral ? (alternatives[activeAlternative]?.name ?? '') : '',
    },
  ]
}

const cubicMillimetresPerCubicMetre = 1_000_000_000

/** A line for each row; cubic metres and kilograms, whatever the pages are in. */
export function summaryTables(input: ReportInput): readonly Table[] {
  const { answers, evaluation, text } = input
  const price = evaluation.prices.customer
  if (!price) return []
  const decimals = currencyExponent(price.currency)
  const hasPrices = answers.prices !== false
  const columns: readonly Column[] = [
    ...[text('Group'), text('Pos.'), text('Article'), text('Code')].map((title) => ({
      ...{ title, kind: 'text' as const },
    })),
    { title: `${text('Volume')} (m³)`, kind: 'number', decimals: 3 },
    { title: `${text('Weight')} (kg)`, kind: 'number', decimals: 1 },
    ...(hasPrices
      ? [{ title: `${text('Total')} (${price.currency})`, kind: 'money' as const, decimals }]
      : []),
  ]
  const summary = summaryOf(input)
  const inMajor = (minor: number) => minor / 10 ** decimals
  return [{ name: text('Summary'), columns, rows: [...rowsOf(input, summary, inMajor, hasPrices)] }]
}

function rowsOf(
  input: ReportInput,
  { groups, takenOff }: ProjectSummary,
  inMajor: (minor: number) => number,
  hasPrices: boolean,
): readonly (readonly TableCell[])[] {
  const rows = groups.flatMap((group) =>
    group.lines.map((line): readonly TableCell[] => {
      const words = line.of === 'row' ? rowWords(input, line.row) : surfaceWords(input, line.surface)
      const { number, volume, weight } = line
      return [
        ...[groupName(input, group), number === null ? '' : String(number), words.name.join(' '), words.code],
        volume === null ? null : volume / cubicMillimetresPerCubicMetre,
        typeof weight === 'number' ? weight : null,
        ...(hasPrices ? [line.amount === null ? null : inMajor(line.amount)] : []),
      ]
    }),
  )
  if (!hasPrices || takenOff === 0) return rows
  return [...rows, ['', '', input.text('Taken off the whole'), '', null, null, inMajor(takenOff)]]
}

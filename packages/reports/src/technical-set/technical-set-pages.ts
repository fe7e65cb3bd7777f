import { type FittedDrawing, laySheet, type PaperBox } from '@arredo/drawings'
import { done, type Result, refuse } from '@arredo/project'
import { type ScaledDrawing, scaleUnits, toldScale } from '../drawings/scaled-drawing.ts'
import { type PageFrame, pageFrame } from '../pages/page-frame.ts'
import { sizeOfPaper } from '../pages/paper.ts'
import { type ToldTitleBlock, titleBlock } from '../pages/title-block.ts'
import type { NamedDrawing, Pages } from '../report.ts'
import type { ReportInput } from '../report-input.ts'
import { type PlannedSheet, plannedSheets } from './planned-sheets.ts'
import { inPieces, type SheetTable } from './sheet-table.ts'

/** A sheet as pages.typ places it: boxes are millimetres of the paper. */
type PlacedSheet = {
  readonly frame: PaperBox
  readonly foot: PaperBox
  readonly place: PaperBox | null
  readonly asset: string | null
  readonly alt: string
  readonly bar: ScaledDrawing['bar'] | null
  readonly hint: string
  readonly remark: string
  readonly lists: readonly (PaperBox & { readonly tables: readonly SheetTable[] })[]
  readonly block: ToldTitleBlock
}

export type TechnicalSetData = { readonly frame: PageFrame; readonly sheets: readonly PlacedSheet[] }

/** Millimetres on paper. Feet and inches are written longer, whatever they are written on. */
const aside = { large: 122, small: 100 } as const
function asideOf(input: ReportInput): number {
  return scaleUnits(input) === 'feet' ? aside.large : aside[sizeOfPaper(input.paper)]
}
const rowHeight = 5.6
/** Title, heads and note of a list. */
const besideRows = 24

export function technicalSetPages(input: ReportInput): Result<Pages & { readonly data: TechnicalSetData }> {
  const frame = pageFrame(input, titleOf(input))
  if (!frame.ok) return frame

  const laid = laidSheets(input)
  if (laid.length === 0) return refuse('There is nothing to draw in this project')
  const sheets = laid.map(({ sheet, title, scale }, index): PlacedSheet => {
    const place = `${index + 1}/${laid.length}`
    return {
      ...sheet,
      asset: sheet.place && assetName(index),
      block: titleBlock(input, { drawing: title, scale, place }),
    }
  })
  const assets = laid.flatMap(({ drawn }, index) =>
    drawn ? [[assetName(index), new TextEncoder().encode(drawn.svg)] as const] : [],
  )
  return done({ data: { frame: frame.value, sheets }, assets: Object.fromEntries(assets) })
}

/** With the number of its sheet: several may have one title. */
export function technicalSetDrawings(input: ReportInput): readonly NamedDrawing[] {
  return laidSheets(input).flatMap(({ drawn, title }, index) =>
    drawn ? [{ name: `${String(index + 1).padStart(2, '0')} ${title}`, drawing: drawn.drawing }] : [],
  )
}

function laidSheets(input: ReportInput): readonly LaidSheet[] {
  return plannedSheets(input).flatMap((planned) => layOut(planned, input, asideOf(input)))
}

function titleOf({ document, text }: ReportInput): string {
  return text('Technical set: {{project}}', { project: document.header.name })
}

function assetName(index: number): string {
  return `sheet-${index + 1}.svg`
}

type LaidSheet = {
  readonly sheet: Omit<PlacedSheet, 'block' | 'asset'>
  /** Null where a list goes on. */
  readonly drawn: Pick<FittedDrawing, 'svg' | 'drawing'> | null
  readonly title: string
  readonly scale: string
}

/** The drawing with what fits beside it, and further sheets for lists that are longer. */
function layOut(planned: PlannedSheet, input: ReportInput, asideWidth: number): readonly LaidSheet[] {
  const { title, remark, tables, draw, largest } = planned
  const { paper } = input
  const sheet = laySheet(draw, {
    ...{ paper: paper.name, orientation: 'landscape', units: scaleUnits(input), largest },
    aside: tables.length > 0 ? asideWidth : 0,
  })
  if (!sheet?.titleBlock) return []
  const { frame, place, titleBlock: foot, ratio } = sheet
  const { hint, bar } = toldScale(sheet, input)
  const column = sheet.aside
  const pieces = tables.flatMap((table) => inPieces(table, rowsIn(column, tables)))
  const first = pieces.slice(0, tables.length)
  const common = { frame, foot, remark }
  const drawn: LaidSheet = {
    sheet: { ...common, place, hint, bar, alt: title, lists: column ? [{ ...column, tables: first }] : [] },
    ...{ drawn: sheet, title, scale: `1:${ratio}` },
  }
  const more = pieces.slice(tables.length)
  const perSheet = column ? Math.max(1, Math.floor(frame.width / (column.width + 6))) : 1
  const others = Array.from({ length: Math.ceil(more.length / perSheet) }, (_, index): LaidSheet => {
    const lists = more.slice(index * perSheet, (index + 1) * perSheet).map((table, at) => ({
      ...(column ?? frame),
      left: frame.left + 4 + at * (asideWidth + 6),
      tables: [table],
    }))
    return {
      sheet: { ...common, place: null, hint: '', bar: null, alt: '', lists },
      drawn: null,
      title,
      scale: '',
    }
  })
  return [drawn, ...others]
}

/** How many rows of each list there is room for beside a drawing. */
function rowsIn(column: PaperBox | null, tables: readonly SheetTable[]): number {
  const height = (column?.height ?? 0) / Math.max(1, tables.length)
  return Math.max(1, Math.floor((height - besideRows) / rowHeight))
}

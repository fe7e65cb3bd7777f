import type { MadeMaterial, Nesting } from '@arredo/making'
import type { ListColumn } from '../lists/list.ts'
import type { ReportInput } from '../report-input.ts'
import { inLanguage } from '../wording/in-language.ts'
import { quantities, spreadsheetUnits } from '../wording/quantities.ts'

/** What is bought of one board. */
export type SheetNeed = {
  readonly material: MadeMaterial
  readonly thickness: number
  readonly sheets: number
  readonly pieces: number
  /** The share of all of them that becomes a piece. */
  readonly used: number
}

export function sheetNeeds({ sheets }: Nesting): readonly SheetNeed[] {
  const needs = new Map<string, SheetNeed>()
  for (const { material, thickness, pieces, waste } of sheets) {
    const key = JSON.stringify([material.key, thickness])
    const before = needs.get(key) ?? { material, thickness, sheets: 0, pieces: 0, used: 0 }
    needs.set(key, {
      ...before,
      sheets: before.sheets + 1,
      pieces: before.pieces + pieces.length,
      used: (before.used * before.sheets + 1 - waste) / (before.sheets + 1),
    })
  }
  return [...needs.values()]
}

export function needColumns(input: ReportInput): readonly ListColumn<SheetNeed>[] {
  const { text, language } = input
  const { length, percent } = quantities(input)
  const inLength = spreadsheetUnits(input).length
  const share = (title: string, of: (need: SheetNeed) => number): ListColumn<SheetNeed> => ({
    ...{ title, kind: 'number', decimals: 4 },
    read: (need) => percent(of(need)),
    value: of,
  })
  return [
    {
      ...{ title: text('Material'), kind: 'text' },
      read: ({ material }) => inLanguage(material.name, language.code),
    },
    {
      ...{ title: text('Thickness'), kind: 'number', ...inLength.column },
      read: ({ thickness }) => length(thickness),
      value: ({ thickness }) => inLength.of(thickness),
    },
    {
      ...{ title: text('Sheets'), kind: 'number' },
      read: ({ sheets }) => String(sheets),
      value: ({ sheets }) => sheets,
    },
    {
      ...{ title: text('Pieces'), kind: 'number' },
      read: ({ pieces }) => String(pieces),
      value: ({ pieces }) => pieces,
    },
    share(text('Used'), ({ used }) => used),
    share(text('Waste'), ({ used }) => 1 - used),
  ]
}

/** Where every piece lies, for who draws the sheets by other means. */
export type LaidLine = Nesting['sheets'][number]['pieces'][number] & Omit<Nesting['sheets'][number], 'pieces'>

export function laidLines({ sheets }: Nesting): readonly LaidLine[] {
  return sheets.flatMap(({ pieces, ...sheet }) => pieces.map((piece) => ({ ...sheet, ...piece })))
}

export function laidColumns(input: ReportInput): readonly ListColumn<LaidLine>[] {
  const { text, language } = input
  const inLength = spreadsheetUnits(input).length
  const number = (title: string, of: (line: LaidLine) => number): ListColumn<LaidLine> => ({
    ...{ title, kind: 'number' },
    read: (line) => String(of(line)),
    value: of,
  })
  const side = (title: string, of: (line: LaidLine) => number): ListColumn<LaidLine> => ({
    ...number(title, of),
    ...inLength.column,
    value: (line) => inLength.of(of(line)),
  })
  return [
    number(text('Sheet no.'), (line) => line.number),
    {
      ...{ title: text('Material'), kind: 'text' },
      read: ({ material }) => inLanguage(material.name, language.code),
    },
    side(text('Thickness'), ({ thickness }) => thickness),
    number(text('No.'), ({ line }) => line),
    side(text('From left'), ({ x }) => x),
    side(text('From front'), ({ y }) => y),
    side(text('Along the sheet'), ({ length }) => length),
    side(text('Across the sheet'), ({ width }) => width),
  ]
}

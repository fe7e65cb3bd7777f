import type { LeftPiece } from '@arredo/making'
import { type ListColumn, paperList } from '../lists/list.ts'
import type { ListSection } from '../lists/list-section.ts'
import type { ReportInput } from '../report-input.ts'
import { inLanguage } from '../wording/in-language.ts'
import { quantities, spreadsheetUnits } from '../wording/quantities.ts'
import { needColumns, sheetNeeds } from './sheet-columns.ts'
import type { SawnLine, WhatIsCut } from './what-is-cut.ts'

/** How many sheets of what, and what comes out of none of them. */
export function sheetSection(
  input: ReportInput,
  { nesting, settings: { stock }, boards }: WhatIsCut,
  hint: string,
): ListSection {
  const { text } = input
  const { size, length, withUnit, percent } = quantities(input)
  const facts = text(
    'Sheets of {{size}}, saw cut {{kerf}}, {{trim}} cut off every edge; {{waste}} of all is waste.',
    {
      size: withUnit(size(stock.length, stock.width)),
      kerf: withUnit(length(stock.kerf)),
      trim: withUnit(length(stock.trim)),
      waste: percent(nesting.waste),
    },
  )
  return {
    heading: text('Sheets'),
    note: [facts, hint].filter(Boolean).join(' '),
    lists: [
      ...paperList(needColumns(input), sheetNeeds(nesting)),
      ...paperList(leftColumns(input, boards), nesting.left, text('On none of these sheets')),
    ],
  }
}

function leftColumns(input: ReportInput, boards: readonly SawnLine[]): readonly ListColumn<LeftPiece>[] {
  const { text, language } = input
  const { length, size } = quantities(input)
  const { unit } = spreadsheetUnits(input).length.column
  const lines = new Map(boards.map((line) => [line.number, line]))
  const of = (read: (line: SawnLine) => string) => (left: LeftPiece) => {
    const line = lines.get(left.line)
    return line ? read(line) : ''
  }
  return [
    { title: text('No.'), kind: 'number', read: ({ line }) => String(line) },
    { title: text('Quantity'), kind: 'number', read: ({ count }) => String(count) },
    {
      ...{ title: text('Material'), kind: 'text' },
      read: of(({ material }) => inLanguage(material.name, language.code)),
    },
    { title: text('Thickness'), kind: 'number', unit, read: of(({ thickness }) => length(thickness)) },
    { title: text('Size'), kind: 'number', unit, read: of(({ sawn }) => size(sawn.length, sawn.width)) },
    {
      ...{ title: text('Why'), kind: 'text' },
      read: ({ why }) => (why === 'large' ? text('larger than a sheet') : text('thicker than sheets are')),
    },
  ]
}

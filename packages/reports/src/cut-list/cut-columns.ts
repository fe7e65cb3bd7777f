import type { PieceLine, ProfileLine, Use } from '@arredo/making'
import type { ListColumn } from '../lists/list.ts'
import { partsText, positionsText } from '../lists/uses.ts'
import type { ReportInput } from '../report-input.ts'
import { inLanguage } from '../wording/in-language.ts'
import { quantities, spreadsheetUnits } from '../wording/quantities.ts'
import type { SawnLine } from './what-is-cut.ts'

type Line = {
  readonly number: number
  readonly count: number
  readonly material: SawnLine['material']
  readonly uses: readonly Use[]
}

/** Lists are apart by material and thickness on paper, and one list in a spreadsheet. */
export function boardColumns(input: ReportInput, band: number): readonly ListColumn<SawnLine>[] {
  const { text } = input
  const { material, number, count, uses } = commonColumns(input)
  const { length: read, size } = quantities(input)
  const inLength = spreadsheetUnits(input).length
  const side = (title: string, of: (line: SawnLine) => number): ListColumn<SawnLine> => ({
    ...{ title, kind: 'number', ...inLength.column },
    read: (line) => read(of(line)),
    value: (line) => inLength.of(of(line)),
  })
  const told = (title: string, of: (line: SawnLine) => number): ListColumn<SawnLine> => ({
    ...{ title, kind: 'number', only: 'spreadsheet' },
    read: (line) => String(of(line)),
    value: of,
  })
  const sawnColumns: readonly ListColumn<SawnLine>[] = [
    {
      ...{ title: text('Sawn size'), kind: 'number', only: 'paper', unit: inLength.column.unit },
      read: ({ sawn }) => size(sawn.length, sawn.width),
    },
    { ...side(text('Sawn length'), ({ sawn }) => sawn.length), only: 'spreadsheet' },
    { ...side(text('Sawn width'), ({ sawn }) => sawn.width), only: 'spreadsheet' },
  ]
  return [
    number,
    { ...material, only: 'spreadsheet' },
    { ...side(text('Thickness'), ({ thickness }) => thickness), only: 'spreadsheet' },
    count,
    side(text('Length'), ({ length }) => length),
    side(text('Width'), ({ width }) => width),
    ...(band > 0 ? sawnColumns : []),
    {
      ...{ title: text('Grain'), kind: 'text', only: 'spreadsheet' },
      read: ({ grain }) => (grain === 'length' ? text('Along the length') : ''),
    },
    {
      ...{ title: text('Edge bands'), kind: 'text', only: 'paper' },
      read: ({ edged, length, width }) =>
        [
          ...(edged.along > 0 ? [`${edged.along}\u00a0×\u00a0${size(length)}`] : []),
          ...(edged.across > 0 ? [`${edged.across}\u00a0×\u00a0${size(width)}`] : []),
        ].join(', '),
    },
    told(text('Banded edges along the length'), ({ edged }) => edged.along),
    told(text('Banded edges along the width'), ({ edged }) => edged.across),
    ...uses,
    {
      ...{ title: text('Work'), kind: 'text' },
      read: ({ outline, cutOuts, joints }) =>
        [
          ...(outline === 'shaped' ? [text('shaped')] : []),
          ...(cutOuts > 0 ? [text('cut-outs: {{number}}', { number: String(cutOuts) })] : []),
          ...(joints > 0 ? [text('joints: {{number}}', { number: String(joints) })] : []),
        ].join(', '),
    },
  ]
}

export function profileColumns(input: ReportInput): readonly ListColumn<ProfileLine>[] {
  const { text } = input
  const { material, number, count, uses } = commonColumns(input)
  const { length: read, size } = quantities(input)
  const inLength = spreadsheetUnits(input).length
  return [
    number,
    material,
    count,
    {
      ...{ title: text('Length'), kind: 'number', ...inLength.column },
      read: ({ length }) => read(length),
      value: ({ length }) => inLength.of(length),
    },
    {
      ...{ title: text('Section'), kind: 'number', unit: inLength.column.unit },
      read: ({ section }) => size(...section),
    },
    ...uses,
  ]
}

export function pieceColumns(input: ReportInput): readonly ListColumn<PieceLine>[] {
  const { text } = input
  const { material, number, count, uses } = commonColumns(input)
  const { size } = quantities(input)
  return [
    number,
    material,
    count,
    {
      ...{ title: text('Size'), kind: 'number', unit: spreadsheetUnits(input).length.column.unit },
      read: (line) => size(...line.size),
    },
    ...uses,
  ]
}

function commonColumns({ text, language }: ReportInput) {
  const material: ListColumn<Line> = {
    ...{ title: text('Material'), kind: 'text' },
    read: (line) => inLanguage(line.material.name, language.code),
  }
  const number: ListColumn<Line> = {
    ...{ title: text('No.'), kind: 'number' },
    read: (line) => String(line.number),
    value: (line) => line.number,
  }
  const count: ListColumn<Line> = {
    ...{ title: text('Quantity'), kind: 'number' },
    read: (line) => String(line.count),
    value: (line) => line.count,
  }
  const parts = ({ uses }: Line) =>
    partsText(
      uses.map(({ name }) => name),
      language.code,
    )
  const uses: readonly ListColumn<Line>[] = [
    {
      ...{ title: text('For positions'), kind: 'text', isWide: true },
      read: (line) => [positionsText(line.uses), parts(line)],
      value: (line) => positionsText(line.uses),
    },
    { title: text('Part'), kind: 'text', only: 'spreadsheet', read: parts },
  ]
  return { material, number, count, uses }
}

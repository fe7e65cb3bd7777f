import { makingOf } from '@arredo/making'
import { done, type Result, refuse } from '@arredo/project'
import { type PaperList, paperList, paperLists } from '../lists/list.ts'
import type { ListData } from '../lists/list-data.ts'
import { listHead } from '../lists/list-head.ts'
import { type ListSection, withoutEmpty } from '../lists/list-section.ts'
import { makingInput } from '../lists/making-input.ts'
import { positionsList } from '../lists/positions-list.ts'
import type { Pages } from '../report.ts'
import type { ReportInput } from '../report-input.ts'
import { inLanguage } from '../wording/in-language.ts'
import { quantities } from '../wording/quantities.ts'
import { boardColumns, pieceColumns, profileColumns } from './cut-columns.ts'
import { type SheetDrawing, sheetDrawings } from './sheet-drawings.ts'
import { sheetSection } from './sheet-section.ts'
import { type SawnLine, type WhatIsCut, whatIsCut } from './what-is-cut.ts'

export type CutListData = ListData & {
  /** Null where nothing is sawn. */
  readonly sheets: {
    readonly section: ListSection
    readonly drawings: readonly SheetDrawing[]
    /** So many drawings beside each other. */
    readonly columns: number
  } | null
}

export function cutListPages(input: ReportInput): Result<Pages & { readonly data: CutListData }> {
  const { text } = input
  const cut = whatIsCut(input)
  const { boards, profiles, pieces } = cut
  if (boards.length + profiles.length + pieces.length === 0)
    return refuse('There is nothing to cut in this project')

  const head = listHead(input, text('Cut list'))
  if (!head.ok) return head
  const sections = withoutEmpty([
    { heading: text('Boards'), note: boardsNote(input, cut), lists: boardLists(input, cut) },
    {
      heading: text('Profiles'),
      note: '',
      lists: paperList(profileColumns(input), profiles),
    },
    { heading: text('Other parts'), note: '', lists: paperList(pieceColumns(input), pieces) },
    {
      heading: text('Positions'),
      note: '',
      lists: positionsList(
        input,
        makingOf(makingInput(input)).items.filter(({ made }) => made.length > 0),
      ),
    },
  ])
  const { drawings, columns, hint, assets } = cut.settings.hasDrawings
    ? sheetDrawings(input, cut)
    : { drawings: [], columns: 1, hint: '', assets: {} }
  const sheets = boards.length === 0 ? null : { section: sheetSection(input, cut, hint), drawings, columns }
  return done({ data: { ...head.value, sections, sheets }, assets })
}

/** A list for every material and thickness: what is sawn without changing the board. */
function boardLists(input: ReportInput, { boards, settings }: WhatIsCut): readonly PaperList[] {
  const groups = Map.groupBy(boards, ({ material, thickness }) => JSON.stringify([material.key, thickness]))
  return paperLists(
    boardColumns(input, settings.band),
    [...groups.values()].map((rows) => ({ ...boardTitle(input, rows), rows })),
  )
}

function boardTitle(
  input: ReportInput,
  lines: readonly SawnLine[],
): { readonly title: string; readonly remark: readonly string[] } {
  const { text, language } = input
  const { length, withUnit, area } = quantities(input)
  const [first] = lines
  if (!first) return { title: '', remark: [] }
  const sum = (of: (line: SawnLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  return {
    title: `${inLanguage(first.material.name, language.code)}, ${withUnit(length(first.thickness))}`,
    remark: [
      text('Pieces: {{number}}', { number: String(sum(({ count }) => count)) }),
      area(sum((line) => line.count * line.length * line.width)),
      first.grain === 'length' ? text('the grain runs along the length') : text('no grain'),
    ],
  }
}

function boardsNote(input: ReportInput, { settings: { band } }: WhatIsCut): string {
  const { text } = input
  const { length, withUnit } = quantities(input)
  const bands = text('Length and width are finished ones. Edge bands are of the board’s own material.')
  const sawn =
    band > 0
      ? text('Sawn sizes leave room for bands of {{thickness}}.', { thickness: withUnit(length(band)) })
      : ''
  return [bands, sawn].filter(Boolean).join(' ')
}

import type { WorktopPiece } from '@arredo/drawings'
import type { WorkedCut } from '@arredo/project'
import { sentence } from '@arredo/words'
import { drawingLabels } from '../drawings/drawing-labels.ts'
import type { ReportInput } from '../report-input.ts'
import { inLanguage } from '../wording/in-language.ts'
import type { SheetTable } from './sheet-table.ts'

const edgeNames: Readonly<Record<WorktopPiece['edges']['left'], string>> = {
  finished: sentence('finished'),
  joint: sentence('joint'),
  covered: sentence('covered'),
}

/** What becomes of each edge, and what is cut out where. */
export function worktopTables(input: ReportInput, pieces: readonly WorktopPiece[]): readonly SheetTable[] {
  const { text } = input
  const { formatLength } = drawingLabels(input)
  const sides = edgeSides(input)
  const position = ({ number }: WorktopPiece) => (number === null ? '' : String(number))
  const edges: SheetTable = {
    title: text('Edges'),
    headings: [text('Pos.'), ...sides.map(({ title }) => title)],
    columns: ['auto', '1fr', '1fr', '1fr', '1fr'],
    numbers: 9,
    rows: pieces.map((piece) => [position(piece), ...sides.map(({ side }) => edgeName(input, piece, side))]),
    note: '',
  }
  const cuts: SheetTable = {
    title: text('Cut-outs'),
    headings: [
      text('Pos.'),
      text('For'),
      text('Size'),
      text('From left'),
      text('From front'),
      text('Radius'),
    ],
    columns: ['auto', '1fr', 'auto', 'auto', 'auto', 'auto'],
    numbers: 2,
    rows: pieces.flatMap((piece) =>
      piece.cuts.map((cut) => [
        position(piece),
        cutFor(input, cut),
        cut.size.map(formatLength).join(' × '),
        formatLength(cut.at[0]),
        formatLength(fromFront(piece, cut)),
        cut.radius > 0 ? formatLength(cut.radius) : '–',
      ]),
    ),
    note: '',
  }
  return cuts.rows.length > 0 ? [edges, cuts] : [edges]
}

type EdgeSide = keyof WorktopPiece['edges']

export function edgeSides({
  text,
}: ReportInput): readonly { readonly side: EdgeSide; readonly title: string }[] {
  return [
    { side: 'left', title: text('Left end') },
    { side: 'right', title: text('Right end') },
    { side: 'front', title: text('Front edge') },
    { side: 'back', title: text('Back edge') },
  ]
}

export function edgeName({ text }: ReportInput, { edges }: WorktopPiece, side: EdgeSide): string {
  return text(edgeNames[edges[side]])
}

/** What comes into it; nothing for what is gone. */
export function cutFor({ built, language }: ReportInput, { row }: WorkedCut): string {
  const name = built().articles[row]?.name
  return name ? inLanguage(name, language.code) : ''
}

export function fromFront({ depth }: WorktopPiece, { at, size }: WorkedCut): number {
  return depth - at[1] - size[1]
}

import type { WorktopPiece } from '@arredo/drawings'
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
  const { text, language } = input
  const { formatLength } = drawingLabels(input)
  const { articles } = input.built()
  const position = ({ number }: WorktopPiece) => (number === null ? '' : String(number))
  const edges: SheetTable = {
    title: text('Edges'),
    headings: [text('Pos.'), text('Left end'), text('Right end'), text('Front edge'), text('Back edge')],
    columns: ['auto', '1fr', '1fr', '1fr', '1fr'],
    numbers: 9,
    rows: pieces.map((piece) => [
      position(piece),
      ...(['left', 'right', 'front', 'back'] as const).map((side) => text(edgeNames[piece.edges[side]])),
    ]),
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
      piece.cuts.map(({ row, at: [x, y], size: [width, height], radius }) => {
        const name = articles[row]?.name
        return [
          position(piece),
          name ? inLanguage(name, language.code) : '',
          `${formatLength(width)} × ${formatLength(height)}`,
          formatLength(x),
          formatLength(piece.depth - y - height),
          radius > 0 ? formatLength(radius) : '–',
        ]
      }),
    ),
    note: '',
  }
  return cuts.rows.length > 0 ? [edges, cuts] : [edges]
}

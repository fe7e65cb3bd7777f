import {
  type InstallationPoint,
  installationPoints,
  type WorktopPiece,
  worktopPieces,
} from '@arredo/drawings'
import type { WorkedCut } from '@arredo/project'
import type { Table } from '@arredo/tables'
import { type ListColumn, spreadsheetOf } from '../lists/list.ts'
import type { ReportInput } from '../report-input.ts'
import { spreadsheetUnits } from '../wording/quantities.ts'
import { pointName, pointPlace } from './installation-table.ts'
import { isWanted } from './sheet-kinds.ts'
import { cutFor, edgeName, edgeSides, fromFront } from './worktop-tables.ts'

type Cut = { readonly piece: WorktopPiece; readonly cut: WorkedCut }

/** The lists beside the drawings of the sheets that are wanted, each of them one list however many sheets it takes. */
export function technicalSetTables(input: ReportInput): readonly Table[] {
  const { answers, document, text } = input
  const pieces = isWanted(answers, 'worktops') ? worktopPieces(document, input.built()) : []
  const cuts = pieces.flatMap((piece) => piece.cuts.map((cut): Cut => ({ piece, cut })))
  const points = isWanted(answers, 'installation') ? installationPoints(document, input.built()) : []
  return [
    spreadsheetOf(text('Worktops'), pieceColumns(input), pieces),
    spreadsheetOf(text('Cut-outs'), cutColumns(input), cuts),
    spreadsheetOf(text('Installation plan'), pointColumns(input, points), points),
  ].filter(({ rows }) => rows.length > 0)
}

function pieceColumns(input: ReportInput): readonly ListColumn<WorktopPiece>[] {
  const { text } = input
  return [
    numberColumn(text('Pos.'), ({ number }) => number),
    lengthColumn(input, text('Length'), ({ length }) => length),
    lengthColumn(input, text('Depth'), ({ depth }) => depth),
    lengthColumn(input, text('Thickness'), ({ thickness }) => thickness),
    ...edgeSides(input).map(({ side, title }) =>
      textColumn<WorktopPiece>(title, (piece) => edgeName(input, piece, side)),
    ),
  ]
}

function cutColumns(input: ReportInput): readonly ListColumn<Cut>[] {
  const { text } = input
  return [
    numberColumn(text('Pos.'), ({ piece }) => piece.number),
    textColumn(text('For'), ({ cut }) => cutFor(input, cut)),
    lengthColumn(input, text('Width'), ({ cut }) => cut.size[0]),
    lengthColumn(input, text('Depth'), ({ cut }) => cut.size[1]),
    lengthColumn(input, text('From left'), ({ cut }) => cut.at[0]),
    lengthColumn(input, text('From front'), ({ piece, cut }) => fromFront(piece, cut)),
    lengthColumn(input, text('Radius'), ({ cut }) => cut.radius),
  ]
}

/** A point on floor or ceiling is measured from two walls, which no other has columns for. */
function pointColumns(
  input: ReportInput,
  points: readonly InstallationPoint[],
): readonly ListColumn<InstallationPoint>[] {
  const { text } = input
  const ofSecondWall: readonly ListColumn<InstallationPoint>[] = [
    textColumn(text('From second wall'), ({ from: [, second] }) => second?.letter ?? ''),
    lengthColumn(
      input,
      text('Distance from second wall'),
      ({ from: [, second] }) => second?.distance ?? null,
    ),
  ]
  return [
    numberColumn(text('No.'), ({ number }) => number),
    textColumn(text('Point'), (point) => pointName(input, point)),
    textColumn(text('Wall'), (point) => pointPlace(input, point)),
    textColumn(text('From wall'), ({ from: [first] }) => first?.letter ?? ''),
    lengthColumn(input, text('Distance'), ({ from: [first] }) => first?.distance ?? null),
    ...(points.some(({ from }) => from.length > 1) ? ofSecondWall : []),
    lengthColumn(input, text('From floor'), ({ height }) => height),
    lengthColumn(input, text('Width'), ({ size }) => size.width),
    lengthColumn(input, text('Height'), ({ size }) => size.height),
  ]
}

function textColumn<Row>(title: string, read: (row: Row) => string): ListColumn<Row> {
  return { title, kind: 'text', read }
}

function numberColumn<Row>(title: string, of: (row: Row) => number | null): ListColumn<Row> {
  return { title, kind: 'number', read: (row) => String(of(row) ?? ''), value: of }
}

function lengthColumn<Row>(
  input: ReportInput,
  title: string,
  of: (row: Row) => number | null,
): ListColumn<Row> {
  const { column, of: inUnit } = spreadsheetUnits(input).length
  return { ...numberColumn<Row>(title, (row) => inUnit(of(row))), ...column }
}

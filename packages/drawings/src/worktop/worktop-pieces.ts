import { footprint, isInside, itemToPlan, type Point, shellOf } from '@arredo/geometry'
import {
  type ArticleRow,
  type Evaluation,
  type ProjectDocument,
  positionNumbers,
  type StandingRow,
  standingRows,
  type WorkedCut,
} from '@arredo/project'

/** What becomes of an edge: seen by all, joined to the next piece, or against a wall or a tall unit. */
export type BoardEdge = 'finished' | 'joint' | 'covered'

/** A worktop as a workshop makes it, seen from above: x from its left, y from its back. */
export type WorktopPiece = {
  readonly row: ArticleRow
  readonly number: number | null
  readonly length: number
  readonly depth: number
  readonly thickness: number
  readonly cuts: readonly WorkedCut[]
  readonly edges: Readonly<Record<'left' | 'right' | 'front' | 'back', BoardEdge>>
}

/** So far beyond an edge lies what covers it. */
const beyond = 15

/** Every worktop of the evaluated alternative, as the offer numbers them. */
export function worktopPieces(document: ProjectDocument, evaluation: Evaluation): readonly WorktopPiece[] {
  const numbers = positionNumbers(document, evaluation.alternative)
  const rows = standingRows(document, evaluation)
  const walls = shellOf(document).walls.map((wall) => wall.footprint)
  const pieces = rows.flatMap((standing): readonly WorktopPiece[] => {
    const { row, size } = standing
    if (row.kind !== 'article' || row.auto?.kind !== 'worktop') return []
    const { width: length, depth, height: thickness } = size
    const isCovered = (point: Point) => isAgainst(itemToPlan(standing.place, point), standing, rows, walls)
    const end = (index: 0 | 1, point: Point): BoardEdge =>
      row.worked && row.worked.ends[index].kind !== 'plain' ? 'joint' : edge(isCovered(point))
    const edges = {
      left: end(0, [-beyond, depth / 2]),
      right: end(1, [length + beyond, depth / 2]),
      front: edge(isCovered([length / 2, depth + beyond])),
      back: edge(isCovered([length / 2, -beyond])),
    }
    const number = numbers.get(row.id) ?? null
    return [{ row, number, length, depth, thickness, cuts: row.worked?.cuts ?? [], edges }]
  })
  return pieces.toSorted((one, two) => (one.number ?? 0) - (two.number ?? 0))
}

function edge(isCovered: boolean): BoardEdge {
  return isCovered ? 'covered' : 'finished'
}

/** Whether a wall is there, or something that reaches over the board. */
function isAgainst(
  point: Point,
  board: StandingRow,
  rows: readonly StandingRow[],
  walls: readonly (readonly Point[])[],
): boolean {
  const middle = board.place.at[2] + board.size.height / 2
  return (
    walls.some((corners) => isInside(point, corners)) ||
    rows.some(
      (other) =>
        other !== board &&
        other.place.at[2] < middle &&
        other.place.at[2] + other.size.height > middle &&
        isInside(point, footprint(other)),
    )
  )
}

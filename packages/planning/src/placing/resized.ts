import { shellOf } from '@arredo/geometry'
import {
  isFollower,
  type Preview,
  type ProjectDocument,
  type Row,
  type RowId,
  type StandingRow,
  standingRow,
  standingRows,
} from '@arredo/project'
import { type Run, runKind } from '../runs/run.ts'
import { runsOf } from '../runs/runs-of.ts'
import { clearedCorner } from './cleared-corner.ts'
import { cornersOf } from './corner-seat.ts'
import { type Move, movedAlong } from './place-in-run.ts'
import { resizeOnShelf } from './shelf.ts'
import { shelfBefore } from './shelf-before.ts'
import { stretchUnder } from './stretch-under.ts'

/**
 * When one unit of a run was made wider or narrower where it stands, its neighbours follow: the side that faces the
 * corner stays, else the one at the wall, else the left. Where there is no room it stays as it is, and a check says so.
 */
export function resized(before: Preview, after: Preview): ProjectDocument {
  const { document } = after
  if (before.document.rows === document.rows && before.evaluation.articles === after.evaluation.articles)
    return document
  const { articles } = before.evaluation
  const [one, ...more] = standingRows(after.document, after.evaluation).filter(
    (item) => articles[item.id] !== after.evaluation.articles[item.id] && isWider(before, item),
  )
  if (!one || more.length > 0) return document
  const moves = one.seat.on === 'corner' ? roundCorner(after, one) : alongWall(before, after, one)
  return moves.length === 0 ? document : withMoves(document, moves)
}

/** The same thing on the same spot, with another width. */
function isWider(before: Preview, { id, row, size }: StandingRow): boolean {
  const was = before.document.rows[id]
  const width = before.evaluation.articles[id]?.size.width
  return (
    was !== undefined &&
    'placement' in was &&
    was.placement === row.placement &&
    width !== undefined &&
    width !== size.width &&
    before.evaluation.articles[id]?.run !== undefined &&
    !isFollower(row)
  )
}

function alongWall(before: Preview, after: Preview, item: StandingRow): readonly Move[] {
  const was = standingRow(before.document, before.evaluation, item.id)
  const level = before.evaluation.articles[item.id]?.run
  const stretch = was && stretchUnder(before.document, was)
  if (!was || !stretch || !level) return []
  const body = { kind: runKind(level), size: was.size, elevation: was.place.at[2] } as const
  const shelf = shelfBefore(before, stretch, { ...body, row: null })
  const fit = resizeOnShelf(shelf, item.id, item.size.width, sideThatStays(before, item.id))
  if (!fit.fits) return []
  return movedAlong(after, new Map([...fit.moves, [item.id, fit.at]]))
}

function sideThatStays({ document, evaluation }: Preview, row: RowId): 'left' | 'right' {
  const run = runsOf(document, evaluation).find(({ lines }) => lineOf(lines, row) >= 0)
  if (!run) return 'left'
  const at = lineOf(run.lines, row)
  const isCorner = { left: at > 0, right: at < run.lines.length - 1 }
  if (isCorner.left !== isCorner.right) return isCorner.left ? 'left' : 'right'
  const isAtWall = (end: Run['left']) => end.meets === 'wall' && end.distance < 1
  return !isCorner.left && isAtWall(run.right) && !isAtWall(run.left) ? 'right' : 'left'
}

function lineOf(lines: Run['lines'], row: RowId): number {
  return lines.findIndex(({ items }) => items.some(({ standing }) => standing.id === row))
}

/** A corner unit stays in its corner; what stands beside it on both walls makes room. */
function roundCorner(now: Preview, { id, seat, size, place }: StandingRow): readonly Move[] {
  const corner = cornersOf(shellOf(now.document)).find(
    ({ after }) => seat.on === 'corner' && after.wall === seat.wall && after.side === seat.side,
  )
  if (!corner) return []
  const cleared = clearedCorner(now, corner, { kind: 'floor', size, elevation: place.at[2], row: id })
  return 'missing' in cleared ? [] : cleared.moves
}

function withMoves(document: ProjectDocument, moves: readonly Move[]): ProjectDocument {
  const moved = moves.flatMap(({ row: id, placement }): readonly (readonly [RowId, Row])[] => {
    const row = document.rows[id]
    return row && 'placement' in row ? [[id, { ...row, placement }]] : []
  })
  return { ...document, rows: { ...document.rows, ...Object.fromEntries(moved) } }
}

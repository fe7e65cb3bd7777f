import type { Run, RunLine } from '../runs/run.ts'
import { cornersOfRun, gapInCorner } from './corners.ts'
import { itemAt, lineAt, type RunSide, runSides, toWallAt } from './ends.ts'
import { coursesOf, type OpenRule, type Piece, pieceAlong, type Room } from './piece.ts'

/** Close what is left between a run and the wall it ends at, and in the corner between two of its lines. */
export function fillers(room: Room, run: Run, open: OpenRule): readonly Piece[] {
  const atWalls = runSides.flatMap((side) => {
    const line = lineAt(run, side)
    const gap = toWallAt(run[side])
    return line && gap !== null ? fillerAt(room, line, open, side, gap) : []
  })
  const inCorners = cornersOfRun(run).flatMap((corner) => {
    const gap = gapInCorner(corner)
    return gap ? fillerAt(room, gap.line, open, gap.side, gap.length) : []
  })
  return [...atWalls, ...inCorners]
}

function fillerAt(room: Room, line: RunLine, open: OpenRule, side: RunSide, gap: number): readonly Piece[] {
  const { narrowest = 1, widest = 0 } = open.rule
  const item = itemAt(line, side)
  if (!item || gap < narrowest || gap > widest) return []
  const isMeant = coursesOf(line, open).some(({ items }) => items.includes(item))
  if (!isMeant) return []
  const course = { line, items: [item], start: item.start, end: item.end }
  const [from, to] = side === 'left' ? [item.start - gap, item.start] : [item.end, item.end + gap]
  // It is screwed to the unit beside it, not to the wall.
  const made = pieceAlong(room, open, course, from, to, side === 'left' ? 'R' : 'L')
  if (!made) return []
  const { followed: _, ...piece } = made
  return [piece]
}

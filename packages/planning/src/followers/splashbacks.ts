import { openingOnFace, toWall } from '@arredo/geometry'
import { openingsNow } from '@arredo/project'
import type { Run, RunLine } from '../runs/run.ts'
import { metInCorners } from './boards.ts'
import { alikeParts, coursesOf, followedBy, type OpenRule, type Piece, type Room } from './piece.ts'
import { cutToLength, outward, type Reach } from './reach.ts'

/** On the wall above a worktop, as wide as it; lower below a window, and none where an opening comes down to it. */
export function splashbacks(
  room: Room,
  run: Run,
  open: OpenRule,
  panels: readonly OpenRule[],
): readonly Piece[] {
  const all = run.lines
    .filter(({ face }) => face !== null)
    .flatMap((line) =>
      coursesOf(line, open)
        .flatMap((course) =>
          alikeParts(room, open, course, (unit) => [open.choices(unit), open.out(unit), open.up(unit)]),
        )
        .map((course) => outward(room, run, course, open, panels)),
    )
  return metInCorners(room, run, open, all)
    .flatMap((reach) => besideOpenings(room, reach))
    .flatMap((reach) => cutToLength(room, open, reach).map(({ piece }) => piece))
}

/** Nobody cuts a strip beside a window that is narrower. */
const narrowest = 50

/** In parts that have the same wall above them. */
function besideOpenings(room: Room, reach: Reach): readonly Reach[] {
  const { from, to, line } = reach
  const height = followedBy(room, reach, to - from)?.height ?? 0
  const above = openingsAlong(room, line).filter(
    ({ start, end, top }) => start < to && end > from && top > height,
  )
  const edges = above.flatMap(({ start, end }) => [start, end]).filter((edge) => edge > from && edge < to)
  const stops = [...new Set([from, ...edges, to])].sort((one, two) => one - two)
  return stops.slice(1).flatMap((end, index) => {
    const start = stops[index] ?? from
    if (end - start < narrowest) return []
    const over = above.filter((opening) => opening.start < end && opening.end > start)
    const part = { ...reach, from: start, to: end }
    if (over.length === 0) return [part]
    const free = Math.min(...over.map(({ sill }) => sill)) - height
    return free > 0 ? [{ ...part, free }] : []
  })
}

function openingsAlong({ document, evaluation, shell }: Room, { face, frame }: RunLine) {
  const wall = face && shell.face(face.wall, face.side)
  if (!wall) return []
  const origin = toWall(wall.frame, frame.origin).along
  return openingsNow(document, evaluation)
    .filter((opening) => opening.wall === face.wall)
    .map((opening) => {
      const { start, end } = openingOnFace(opening, wall)
      const { sill, height } = opening
      return { start: start - origin, end: end - origin, sill, top: sill + height }
    })
}

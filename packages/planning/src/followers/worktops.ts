import type { Worked } from '@arredo/project'
import type { Run } from '../runs/run.ts'
import { type CornerOfRun, cornersOfRun, isBeforeThrough } from './corners.ts'
import { type RunSide, reaches } from './ends.ts'
import { alikeParts, coursesOf, type OpenRule, type Piece, type Room } from './piece.ts'
import { cutToLength, depthOf, outward, type Reach } from './reach.ts'

/**
 * Over base units of one height, over panels and fillers beside them, up to the wall. In a corner one runs through
 * and the other begins at its front edge.
 */
export function worktops(
  room: Room,
  run: Run,
  open: OpenRule,
  panels: readonly OpenRule[],
): readonly Piece[] {
  const all = run.lines.flatMap((line) =>
    coursesOf(line, open)
      .flatMap((course) => alikeParts(room, open, course, (unit) => open.up(unit)))
      .map((course) => outward(room, run, course, open, panels)),
  )
  const joined = cornersOfRun(run).reduce<readonly Reach[]>(
    (before, corner) => joinedAt(room, open, before, corner),
    all,
  )
  return joined.flatMap((reach) =>
    cutToLength(room, open, reach).map(({ piece, joined: at }) => ({ ...piece, worked: workedAt(at) })),
  )
}

function joinedAt(room: Room, open: OpenRule, all: readonly Reach[], corner: CornerOfRun): readonly Reach[] {
  const { before, after, atEnd, atStart } = corner
  const into = all.find((reach) => reach.line === before && reaches(reach, 'right'))
  const from = all.find((reach) => reach.line === after && reaches(reach, 'left'))
  if (!into || !from) return all
  const isThrough = isBeforeThrough(corner, into, from)
  const depth = (reach: Reach) => depthOf(room, open, reach)
  const [nextInto, nextFrom] = isThrough
    ? [{ ...into, to: atEnd }, butted(from, 'left', atStart + depth(into))]
    : [butted(into, 'right', atEnd - depth(from)), { ...from, from: atStart }]
  return all.map((reach) => (reach === into ? nextInto : reach === from ? nextFrom : reach))
}

/** The unit in the corner lies under the other one. */
function butted(reach: Reach, side: RunSide, at: number): Reach {
  const items = reach.items.filter((item) => (side === 'left' ? item.end > at + 1 : item.start < at - 1))
  const corner = side === 'left' ? { from: at } : { to: at }
  return { ...reach, ...corner, items: items.length > 0 ? items : reach.items, butts: [...reach.butts, side] }
}

function workedAt(joined: readonly RunSide[]): Worked {
  const end = (side: RunSide) => ({ kind: joined.includes(side) ? 'butt' : 'plain', degrees: 90 }) as const
  return { ends: [end('left'), end('right')], cuts: [] }
}

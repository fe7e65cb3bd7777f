import type { Run } from '../runs/run.ts'
import { type CornerOfRun, cornersOfRun, isBeforeThrough } from './corners.ts'
import { reaches } from './ends.ts'
import { alikeParts, coursesOf, followedBy, type OpenRule, type Piece, type Room } from './piece.ts'
import { cutToLength, depthOf, outward, type Reach } from './reach.ts'

/**
 * Boards along the fronts: plinths below, cornices above, pelmets under what hangs. One goes on as long as its rule
 * says the same of the units, and in a corner two meet. Plinths end at the panels, which stand on the floor.
 */
export function boards(room: Room, run: Run, open: OpenRule, panels: readonly OpenRule[]): readonly Piece[] {
  const over = open.rule.kind === 'plinth' ? [] : panels
  const all = run.lines.flatMap((line) =>
    coursesOf(line, open)
      .flatMap((course) =>
        alikeParts(room, open, course, (unit) => [open.choices(unit), open.out(unit), open.up(unit)]),
      )
      .map((course) => outward(room, run, course, open, over)),
  )
  return metInCorners(room, run, open, all).flatMap((reach) =>
    cutToLength(room, open, reach).map(({ piece }) => piece),
  )
}

/** In every corner one runs past the other, which begins behind it. */
export function metInCorners(room: Room, run: Run, open: OpenRule, all: readonly Reach[]): readonly Reach[] {
  return cornersOfRun(run).reduce((before, corner) => metAt(room, open, before, corner), all)
}

function metAt(room: Room, open: OpenRule, all: readonly Reach[], corner: CornerOfRun): readonly Reach[] {
  const { before, after, atEnd, atStart } = corner
  const into = all.find((reach) => reach.line === before && reaches(reach, 'right'))
  const from = all.find((reach) => reach.line === after && reaches(reach, 'left'))
  if (!into || !from) return all
  const isThrough = isBeforeThrough(corner, into, from)
  const [one, two] = [bandOf(room, open, into), bandOf(room, open, from)]
  const nextInto = { ...into, to: atEnd - (isThrough ? two.back : two.front) }
  const nextFrom = { ...from, from: atStart + (isThrough ? one.front : one.back) }
  return all.map((reach) => (reach === into ? nextInto : reach === from ? nextFrom : reach))
}

/** Where a board lies before the wall. */
function bandOf(room: Room, open: OpenRule, reach: Reach): { readonly back: number; readonly front: number } {
  const followed = followedBy(room, reach, reach.to - reach.from)
  const back = followed ? open.out(followed) : 0
  return { back, front: back + depthOf(room, open, reach) }
}

import { boundsOfPoints, type Point, plus, shellOf, times } from '@arredo/geometry'
import { type Evaluation, openingsNow, type ProjectDocument } from '@arredo/project'

/** Of the compass's drawing, whose middle is 0 and whose ring is at 46. */
const reach = 30

/** Rooms as polygons and windows as paths, small enough for a compass; north of the plan is up. */
export function drawnPlan(
  document: ProjectDocument,
  evaluation: Evaluation,
): { readonly rooms: readonly string[]; readonly windows: readonly string[] } {
  const shell = shellOf(document)
  const corners = shell.rooms.flatMap(({ outline }) => outline)
  if (corners.length === 0) return { rooms: [], windows: [] }

  const { left, right, bottom, top } = boundsOfPoints(corners)
  const middle: Point = [(left + right) / 2, (bottom + top) / 2]
  const scale = reach / Math.max(1, Math.hypot(right - left, top - bottom) / 2)
  const drawn = ([x, y]: Point) =>
    `${((x - middle[0]) * scale).toFixed(1)},${((middle[1] - y) * scale).toFixed(1)}`
  return {
    rooms: shell.rooms.map(({ outline }) => outline.map(drawn).join(' ')),
    windows: openingsNow(document, evaluation).flatMap(({ kind, wall, offset, width }) => {
      const found = shell.wall(wall)
      if (kind !== 'window' || !found) return []
      const start = plus(found.from, times(found.along, offset))
      return [`M ${drawn(start)} L ${drawn(plus(start, times(found.along, width)))}`]
    }),
  }
}

import { type CornerId, cross, minus, nearestWithin, type Point, shellOf } from '@arredo/geometry'
import { cornersAt, moveCorner, moveWall, type ProjectDocument } from '@arredo/project'
import type { Dragged, StartDrag } from './drag.ts'

/** A wall moves sideways; in line with another corner it snaps. */
export const dragWall: StartDrag = ({ desk, newId, state }, id, hit) => {
  const { document } = desk.current()
  const wall = shellOf(document).wall(id)
  if (!wall) return null

  const rooms = [newId()]
  // How far a point lies to the right of the wall's line.
  const across = (point: Point) => cross(minus(point, wall.from), wall.along)
  const own = new Set([...cornersAt(document, wall.record.from), ...cornersAt(document, wall.record.to)])
  const lines = placesOf(document, own).map(across)
  const start = across([hit.point[0], hit.point[1]])
  let last: Dragged | null = null
  return {
    aim: { on: 'level', height: hit.point[2] },
    to({ point }, { freely }) {
      const wanted = across([point[0], point[1]]) - start
      const snapped = state().snaps && !freely ? nearestWithin(wanted, lines) : null
      const input = { wall: id, by: snapped ?? Math.round(wanted), rooms }
      const preview = desk.preview(moveWall, input)
      if (!preview.ok) return last
      last = { shown: { ...preview.value, tints: {} }, commit: () => void desk.run(moveWall, input) }
      return last
    },
  }
}

/** A corner goes where the hand is; it comes into line with other corners. */
export const dragCorner: StartDrag = ({ desk, newId, state }, id) => {
  const { document } = desk.current()
  if (!document.corners[id]) return null

  const rooms = [newId()]
  const others = placesOf(document, new Set(cornersAt(document, id)))
  let last: Dragged | null = null
  return {
    aim: { on: 'level', height: 0 },
    to({ point: [x, y] }, { freely }) {
      const snaps = state().snaps && !freely
      const inLine = (value: number, axis: 0 | 1) =>
        (snaps
          ? nearestWithin(
              value,
              others.map((other) => other[axis]),
            )
          : null) ?? Math.round(value)
      const input = { corner: id, to: [inLine(x, 0), inLine(y, 1)] as const, rooms }
      const preview = desk.preview(moveCorner, input)
      if (!preview.ok) return last
      last = { shown: { ...preview.value, tints: {} }, commit: () => void desk.run(moveCorner, input) }
      return last
    },
  }
}

function placesOf({ corners }: ProjectDocument, without: ReadonlySet<CornerId>): readonly Point[] {
  return Object.values(corners)
    .filter(({ id }) => !without.has(id))
    .map(({ at }) => at)
}

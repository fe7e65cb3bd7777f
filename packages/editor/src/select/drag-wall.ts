import {
  type CornerId,
  cross,
  distance,
  distanceToWall,
  minus,
  nearestWithin,
  type Point,
  shellOf,
  toWall,
  type WallId,
  wallFrame,
} from '@arredo/geometry'
import { cornersAt, moveCorner, moveWall, type ProjectDocument, wallsAt } from '@arredo/project'
import type { Shown } from '../editor-state.ts'
import { guidesTo } from '../tools/drawn-wall-marks.ts'
import type { Dragged, StartDrag } from './drag.ts'
import { wallLengths } from './wall-marks.ts'

/** A wall moves sideways; in line with another corner it snaps. */
export const dragWall: StartDrag = ({ desk, newId, state }, id, hit) => {
  const { document } = desk.current()
  const record = document.walls[id]
  const [from, to] = [document.corners[record?.from ?? ''], document.corners[record?.to ?? '']]
  if (!record || !from || !to) return null

  const rooms = [newId()]
  const along = wallFrame({ from: from.at, to: to.at }).along
  // How far a point lies to the right of the wall's line.
  const across = (point: Point) => cross(minus(point, from.at), along)
  const own = new Set([...cornersAt(document, record.from), ...cornersAt(document, record.to)])
  const others = placesOf(document, own)
  const lines = others.map(across)
  const start = across([hit.point[0], hit.point[1]])
  const measured = neighboursOf(document, id)
  let last: Dragged | null = null
  return {
    aim: { on: 'level', height: hit.point[2] },
    to({ point }, { freely }) {
      const wanted = across([point[0], point[1]]) - start
      const snapped = state().snaps && !freely ? nearestWithin(wanted, lines) : null
      const input = { wall: id, by: snapped ?? Math.round(wanted), rooms }
      const preview = desk.preview(moveWall, input)
      if (!preview.ok) return last
      const shown: Shown = { ...preview.value, tints: {} }
      const inLine = snapped === null ? [] : others.filter((_, index) => lines[index] === snapped)
      last = {
        shown,
        commit: () => void desk.run(moveWall, input),
        guides: inLine.flatMap((other) => guidesTo(nearestEnd(shown.document, id, other), [other])),
        entries: wallLengths(shown, measured),
      }
      return last
    },
  }
}

/** A corner goes where the hand is; it comes into line with other corners, and square to its walls. */
export const dragCorner: StartDrag = ({ desk, newId, state }, id) => {
  const { document } = desk.current()
  if (!document.corners[id]) return null

  const rooms = [newId()]
  const others = placesOf(document, new Set(cornersAt(document, id)))
  const squares = squaresAt(document, id)
  const measured = wallsAt(document, id).map(({ wall }) => wall.id)
  let last: Dragged | null = null
  return {
    aim: { on: 'level', height: 0 },
    to({ point: [x, y] }, { freely }) {
      const snapped = state().snaps && !freely ? inLineWith([x, y], others, squares) : null
      const to: Point = snapped?.at ?? [Math.round(x), Math.round(y)]
      const input = { corner: id, to, rooms }
      const preview = desk.preview(moveCorner, input)
      if (!preview.ok) return last
      const shown: Shown = { ...preview.value, tints: {} }
      last = {
        shown,
        commit: () => void desk.run(moveCorner, input),
        guides: guidesTo(to, snapped?.inLine ?? []),
        entries: wallLengths(shown, measured),
      }
      return last
    },
  }
}

type InLine = { readonly at: Point; readonly inLine: readonly Point[] }

/** Level with other corners on either axis, else on the line on which one of its walls stays square to the next. */
function inLineWith(place: Point, others: readonly Point[], squares: readonly Square[]): InLine {
  const onAxis = (axis: 0 | 1) => {
    const level = nearestWithin(
      place[axis],
      others.map((other) => other[axis]),
    )
    return { level, to: level === null ? undefined : others.find((other) => other[axis] === level) }
  }
  const [across, up] = [onAxis(0), onAxis(1)]
  if (across.level === null && up.level === null) {
    const square = squares.find(({ from, along }) => Math.abs(cross(minus(place, from), along)) < squareReach)
    if (square) return onSquare(place, square)
  }
  const at: Point = [across.level ?? Math.round(place[0]), up.level ?? Math.round(place[1])]
  return { at, inLine: [across.to, up.to].filter((to) => to !== undefined) }
}

/** A line through the far end of one of its walls, square to the wall that goes on there. */
type Square = { readonly from: Point; readonly along: Point }

const squareReach = 60

function squaresAt(document: ProjectDocument, corner: CornerId): readonly Square[] {
  return wallsAt(document, corner).flatMap(({ wall, far, farCorner }) =>
    wallsAt(document, farCorner).flatMap((next) => {
      if (next.wall.id === wall.id || distance(next.here, next.far) < 1) return []
      return { from: far, along: wallFrame({ from: next.here, to: next.far }).inward }
    }),
  )
}

function onSquare(place: Point, { from, along }: Square): InLine {
  const far = (place[0] - from[0]) * along[0] + (place[1] - from[1]) * along[1]
  const reach = Math.round(far)
  return { at: [from[0] + along[0] * reach, from[1] + along[1] * reach], inLine: [from] }
}

/** Itself, the walls that meet it at its ends, and those that end on it. */
function neighboursOf(document: ProjectDocument, id: WallId): ReadonlySet<WallId> {
  const wall = shellOf(document).wall(id)
  const line = wall && wallFrame({ from: wall.from, to: wall.to })
  const touching = line
    ? Object.values(document.corners).filter(({ at }) => distanceToWall(line, at) < 1)
    : []
  return new Set([
    id,
    ...touching.flatMap((corner) => wallsAt(document, corner.id).map(({ wall }) => wall.id)),
  ])
}

/** The end of a wall that is nearer to a point beside it. */
function nearestEnd({ walls, corners }: ProjectDocument, id: WallId, point: Point): Point {
  const [from, to] = [corners[walls[id]?.from ?? '']?.at, corners[walls[id]?.to ?? '']?.at]
  if (!from || !to) return point
  const { along } = toWall(wallFrame({ from, to }), point)
  return along < distance(from, to) / 2 ? from : to
}

function placesOf({ corners }: ProjectDocument, without: ReadonlySet<CornerId>): readonly Point[] {
  return Object.values(corners)
    .filter(({ id }) => !without.has(id))
    .map(({ at }) => at)
}

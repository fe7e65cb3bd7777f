import {
  type CornerId,
  direction,
  distance,
  fromWall,
  meetingPoint,
  nearestWithin,
  normalTurn,
  type Point,
  plus,
  snapTolerance,
  times,
  toWall,
  type WallId,
  wallFrame,
} from '@arredo/geometry'
import type { CornerAt, ProjectDocument } from '@arredo/project'

/** A point on which a wall may begin or end, with what is there already and what it came into line with. */
export type Snapped = {
  readonly at: Point
  readonly corner: CornerId | null
  readonly wall: WallId | null
  readonly inLine: readonly Point[]
}

/** What a pointer is drawn to: corners and lines of walls, and corners of the line under way. */
export type SnapTargets = { readonly document: ProjectDocument; readonly drawn: readonly CornerAt[] }

/** Steps of the angle that a hand means when it comes near them. */
export const angleStep = 15
const angleReach = 4
/** A corner is meant before a line beside it. */
const cornerReach = snapTolerance * 2

/** Degrees counter-clockwise from east, 0 to 360. */
export function angleOf(from: Point, to: Point): number {
  return normalTurn((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI)
}

/**
 * The nearest corner, else the nearest point of a wall's line, else the point itself in whole millimetres and in
 * line with corners near whose level it is.
 */
export function snapCorner(targets: SnapTargets | null, point: Point): Snapped {
  if (!targets) return free([Math.round(point[0]), Math.round(point[1])])
  return nearCorner(targets, point) ?? onWallLine(targets, point) ?? levelled(targets, point)
}

/**
 * Where a wall under way ends. What was typed holds; the rest snaps: to corners and walls, to right angles and
 * steps of 15 degrees, and into line with other corners.
 */
export function wallEnd(
  from: Point,
  pointer: Point,
  typed: { readonly length: number | null; readonly angle: number | null },
  targets: SnapTargets | null,
): Snapped {
  const { length, angle } = typed
  const squares = targets ? squareTurns(targets.document, from) : []
  if (length === null && angle === null && targets) {
    const met = nearCorner(targets, pointer)
    if (met) return met
    const straight = steered(from, pointer, targets, squares)
    const crossed = onWallLine(targets, straight.at)
    return crossed && distance(crossed.at, straight.at) < 1
      ? { ...crossed, inLine: straight.inLine }
      : straight
  }
  const turn = angle ?? snappedAngle(angleOf(from, pointer), targets ? squares : null)
  const far = length ?? Math.max(0, alongTurn(from, pointer, turn))
  const at = plus(from, times(direction(turn), length === null ? Math.round(far) : far))
  const met = targets && cornersIn(targets).find((corner) => distance(corner.at, at) < 1)
  if (met && targets) return atCorner(targets, met)
  const crossed = targets && onWallLine(targets, at)
  return crossed && distance(crossed.at, at) < 1 ? crossed : free(at)
}

/** A first guess of a wall under way that runs from a point towards the pointer. */
export function onLine(from: Point, to: Point): Snapped {
  return free(distance(from, to) < 20 ? plus(from, [1000, 0]) : to)
}

/** A corner that is there already, as a place to begin. */
export function atCorner({ document }: SnapTargets, { corner, at }: CornerAt): Snapped {
  const wall = Object.values(document.walls).find(({ from, to }) => from === corner || to === corner)
  return { at, corner, wall: wall?.id ?? null, inLine: [] }
}

export function free(at: Point, inLine: readonly Point[] = []): Snapped {
  return { at, corner: null, wall: null, inLine }
}

function nearCorner(targets: SnapTargets, point: Point): Snapped | null {
  const corners = cornersIn(targets).filter(({ at }) => distance(at, point) <= cornerReach)
  const [nearest] = corners.sort((one, two) => distance(one.at, point) - distance(two.at, point))
  return nearest ? atCorner(targets, nearest) : null
}

/** In line with the corner nearest to its level on either axis. */
function levelled(targets: SnapTargets, [x, y]: Point): Snapped {
  const corners = cornersIn(targets).map(({ at }) => at)
  const onAxis = (value: number, axis: 0 | 1) => {
    const level = nearestWithin(
      value,
      corners.map((at) => at[axis]),
    )
    const to = level === null ? undefined : corners.find((at) => at[axis] === level)
    return { value: level ?? Math.round(value), to }
  }
  const [across, up] = [onAxis(x, 0), onAxis(y, 1)]
  return free(
    [across.value, up.value],
    [across.to, up.to].filter((to) => to !== undefined),
  )
}

/** Along a step of 15 degrees where the hand is near one, as far as the pointer or a corner in line with it. */
function steered(from: Point, pointer: Point, targets: SnapTargets, squares: readonly number[]): Snapped {
  const turn = snappedAngle(angleOf(from, pointer), squares)
  const isStep = turn % angleStep === 0 || squares.includes(turn)
  if (!isStep) return free([Math.round(pointer[0]), Math.round(pointer[1])])

  const wanted = alongTurn(from, pointer, turn)
  const corners = cornersIn(targets).filter(({ at }) => distance(at, from) >= 1)
  const levels = [
    ...corners.map(({ at }) => ({ far: alongTurn(from, at, turn), inLine: [at] })),
    ...crossingsAhead(targets.document, from, turn).map((far) => ({ far, inLine: [] })),
  ]
  const far = nearestWithin(
    wanted,
    levels.map((level) => level.far),
  )
  const level = levels.find((each) => each.far === far)
  return free(plus(from, times(direction(turn), far ?? Math.round(wanted))), level?.inLine)
}

/** How far ahead on a way from a point walls lie across it. */
function crossingsAhead({ walls, corners }: ProjectDocument, from: Point, turn: number): readonly number[] {
  const way = wallFrame({ from, to: plus(from, times(direction(turn), 1000)) })
  return Object.values(walls).flatMap((wall) => {
    const [start, end] = [corners[wall.from]?.at, corners[wall.to]?.at]
    if (!start || !end) return []
    const frame = wallFrame({ from: start, to: end })
    const met = meetingPoint(frame, 0, way, 0)
    const place = met ? toWall(frame, met).along : -1
    return met && place >= 0 && place <= frame.length ? toWall(way, met).along : []
  })
}

/** Null never snaps. */
function snappedAngle(angle: number, squares: readonly number[] | null): number {
  if (!squares) return angle
  const steps = [...squares, Math.round(angle / angleStep) * angleStep]
  const [nearest = angle] = steps.sort((one, two) => apart(angle, one) - apart(angle, two))
  return apart(angle, nearest) <= angleReach ? normalTurn(nearest) : angle
}

function apart(one: number, two: number): number {
  const turn = normalTurn(one - two)
  return Math.min(turn, 360 - turn)
}

/** Straight on and at right angles to the walls on which a point lies. */
function squareTurns({ walls, corners }: ProjectDocument, point: Point): readonly number[] {
  return Object.values(walls).flatMap(({ from, to }) => {
    const [start, end] = [corners[from]?.at, corners[to]?.at]
    if (!start || !end) return []
    const frame = wallFrame({ from: start, to: end })
    const { along, across } = toWall(frame, point)
    const isOnIt = Math.abs(across) < 1 && along > -1 && along < frame.length + 1
    return isOnIt ? [0, 90, 180, 270].map((turn) => normalTurn(frame.turn + turn)) : []
  })
}

function alongTurn(from: Point, to: Point, turn: number): number {
  const [x, y] = direction(turn)
  return (to[0] - from[0]) * x + (to[1] - from[1]) * y
}

function cornersIn({ document, drawn }: SnapTargets): CornerAt[] {
  const known = Object.values(document.corners).map(({ id, at }): CornerAt => ({ corner: id, at }))
  return [...known, ...drawn.filter(({ corner }) => !document.corners[corner])]
}

function onWallLine({ document }: SnapTargets, point: Point): Snapped | null {
  for (const { id, from, to } of Object.values(document.walls)) {
    const [start, end] = [document.corners[from], document.corners[to]]
    if (!start || !end) continue
    const frame = wallFrame({ from: start.at, to: end.at })
    const { along, across } = toWall(frame, point)
    if (Math.abs(across) > snapTolerance || along < 0 || along > frame.length) continue
    return { at: fromWall(frame, { along, across: 0 }), corner: null, wall: id, inLine: [] }
  }
  return null
}

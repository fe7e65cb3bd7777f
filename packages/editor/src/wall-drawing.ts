import {
  type CornerId,
  direction,
  distance,
  fromWall,
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

/** A point on which a wall may begin or end, with what is there already. */
export type Snapped = { readonly at: Point; readonly corner: CornerId | null; readonly wall: WallId | null }

/** What a pointer is drawn to: corners and lines of walls, and corners of the line under way. */
export type SnapTargets = { readonly document: ProjectDocument; readonly drawn: readonly CornerAt[] }

/** Steps of the angle that a hand means when it comes near them. */
const angleStep = 15
const angleReach = 4
/** A corner is meant before a line beside it. */
const cornerReach = snapTolerance * 2

/** Degrees counter-clockwise from east, 0 to 360. */
export function angleOf(from: Point, to: Point): number {
  return normalTurn((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI)
}

/** The nearest corner, else the nearest point of a wall's line, else the point itself in whole millimetres. */
export function snapCorner(targets: SnapTargets | null, point: Point): Snapped {
  const free: Snapped = { at: [Math.round(point[0]), Math.round(point[1])], corner: null, wall: null }
  if (!targets) return free
  const corners = cornersIn(targets).filter(({ at }) => distance(at, point) <= cornerReach)
  const [nearest] = corners.sort((one, two) => distance(one.at, point) - distance(two.at, point))
  if (nearest)
    return { at: nearest.at, corner: nearest.corner, wall: wallAt(targets.document, nearest.corner) }
  return onWallLine(targets, point) ?? free
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
  if (length === null && angle === null && targets) {
    const met = snapCorner(targets, pointer)
    if (met.corner !== null) return met
    const straight = steered(from, pointer, targets)
    const crossed = onWallLine(targets, straight)
    if (crossed && distance(crossed.at, straight) < 1) return crossed
    return { at: straight, corner: null, wall: null }
  }
  const turn = angle ?? snappedAngle(angleOf(from, pointer), targets !== null)
  const far = length ?? Math.max(0, alongTurn(from, pointer, turn))
  const at = plus(from, times(direction(turn), length === null ? Math.round(far) : far))
  const met = targets && cornersIn(targets).find((corner) => distance(corner.at, at) < 1)
  if (met && targets) return { at: met.at, corner: met.corner, wall: wallAt(targets.document, met.corner) }
  const crossed = targets && onWallLine(targets, at)
  return crossed && distance(crossed.at, at) < 1 ? crossed : { at, corner: null, wall: null }
}

/** A first guess of a wall under way that runs from a point towards the pointer. */
export function onLine(from: Point, to: Point): { readonly at: Point } {
  return { at: distance(from, to) < 20 ? plus(from, [1000, 0]) : to }
}

/** Along a step of 15 degrees where the hand is near one, as far as the pointer or a corner in line with it. */
function steered(from: Point, pointer: Point, targets: SnapTargets): Point {
  const turn = snappedAngle(angleOf(from, pointer), true)
  const isStep = turn % angleStep === 0
  const way = direction(turn)
  const wanted = alongTurn(from, pointer, turn)
  if (!isStep) return [Math.round(pointer[0]), Math.round(pointer[1])]
  const inLine = cornersIn(targets).map(({ at }) => alongTurn(from, at, turn))
  return plus(from, times(way, nearestWithin(wanted, inLine) ?? Math.round(wanted)))
}

function snappedAngle(angle: number, snaps: boolean): number {
  const step = Math.round(angle / angleStep) * angleStep
  return snaps && Math.abs(angle - step) <= angleReach ? normalTurn(step) : angle
}

function alongTurn(from: Point, to: Point, turn: number): number {
  const [x, y] = direction(turn)
  return (to[0] - from[0]) * x + (to[1] - from[1]) * y
}

function cornersIn({ document, drawn }: SnapTargets): CornerAt[] {
  const known = Object.values(document.corners).map(({ id, at }): CornerAt => ({ corner: id, at }))
  return [...known, ...drawn.filter(({ corner }) => !document.corners[corner])]
}

function wallAt({ walls }: ProjectDocument, corner: CornerId): WallId | null {
  return Object.values(walls).find(({ from, to }) => from === corner || to === corner)?.id ?? null
}

function onWallLine({ document }: SnapTargets, point: Point): Snapped | null {
  for (const { id, from, to } of Object.values(document.walls)) {
    const [start, end] = [document.corners[from], document.corners[to]]
    if (!start || !end) continue
    const frame = wallFrame({ from: start.at, to: end.at })
    const { along, across } = toWall(frame, point)
    if (Math.abs(across) > snapTolerance || along < 0 || along > frame.length) continue
    return { at: fromWall(frame, { along, across: 0 }), corner: null, wall: id }
  }
  return null
}

import {
  type CornerId,
  defaultWallThickness,
  distance,
  type Point,
  type RoomId,
  type Wall,
  type WallId,
} from '@arredo/geometry'
import type { Command } from '../../command.ts'
import { refuse } from '../../result.ts'
import { withCorners, withWallsChanged } from '../../room/change-walls.ts'
import { shortestWall, wallProblem } from '../../room/wall-problem.ts'

/** A corner that is there already, or a new one with its place. */
export type CornerAt = { readonly corner: CornerId; readonly at: Point }

export type DrawWallInput = {
  readonly wall: WallId
  readonly from: CornerAt
  readonly to: CornerAt
  readonly kind?: Wall['kind']
  readonly thickness?: number
  readonly line?: Wall['line']
  readonly height?: number | null
  /** For rooms that this wall closes. */
  readonly rooms: readonly RoomId[]
}

export const drawWall: Command<DrawWallInput> = {
  label: 'Draw wall',
  run(document, input) {
    const { wall: id, from, to, rooms } = input
    const { kind = 'wall', thickness = defaultWallThickness, line = 'right', height = null } = input
    if (document.walls[id]) return refuse(`Wall ${id} exists already`)
    if (from.corner === to.corner) return refuse('A wall needs two corners')
    if (![...from.at, ...to.at].every(Number.isFinite)) return refuse('No such place')
    const problem = wallProblem({ thickness, height })
    if (problem) return refuse(problem)
    const [start, end] = [from, to].map(({ corner, at }) => document.corners[corner]?.at ?? at)
    if (!start || !end || distance(start, end) < shortestWall) return refuse('A wall needs a length')
    if (isThere(document.walls, from.corner, to.corner)) return refuse('There is a wall already')

    const places = [from, to].filter(({ corner }) => !document.corners[corner])
    const cornered = withCorners(document, new Map(places.map(({ corner, at }) => [corner, at])))
    const wall: Wall = { id, from: from.corner, to: to.corner, kind, thickness, line, height }
    const drawn = { ...cornered, walls: { ...document.walls, [id]: wall } }
    return withWallsChanged(document, drawn, rooms)
  },
}

function isThere(walls: Readonly<Record<WallId, Wall>>, one: CornerId, two: CornerId): boolean {
  return Object.values(walls).some(
    ({ from, to }) => (from === one && to === two) || (from === two && to === one),
  )
}

import type { Point } from '../point.ts'
import type { Corner, PlanRecords, Room, Wall, WallSide } from './records.ts'
import { shellOf } from './shell.ts'
import type { FoundRoom, Shell, WallFace } from './surfaces.ts'

export type DrawnWall = readonly [from: Point, to: Point, how?: Partial<Wall> | undefined]

/** Walls by their ends: `w0`, `w1` … unless they say otherwise, 100 thick about their line; one point is one corner. */
export function drawPlan(drawn: readonly DrawnWall[], rooms: readonly Partial<Room>[] = []): PlanRecords {
  const corners = new Map<string, Corner>()
  const cornerAt = (at: Point): string => {
    const id = `c${at.join('|')}`
    corners.set(id, corners.get(id) ?? { id, at })
    return id
  }
  const walls = drawn.map(([from, to, how], index): Wall => {
    const plain = { id: `w${index}`, kind: 'wall', thickness: 100, line: 'centre', height: null } as const
    return { ...plain, from: cornerAt(from), to: cornerAt(to), ...how }
  })
  const plainRoom = { name: '', height: 2700, slopes: [], floor: null, ceiling: null, walls: null } as const
  const named = rooms.map(
    (room, index): Room => ({ id: `r${index}`, inside: [0, 0], exceptions: {}, ...plainRoom, ...room }),
  )
  return { corners: Object.fromEntries(corners), walls: byId(walls), rooms: byId(named) }
}

/** Corner to corner and back to the first, clockwise as the presets are: the line is the inner face. */
export function ring(points: readonly Point[], how: Partial<Wall> = {}): readonly DrawnWall[] {
  return points.map((from, index) => [
    from,
    points[(index + 1) % points.length] ?? from,
    { line: 'right', ...how },
  ])
}

/** Inner faces 4000 × 3000, the walls w0 north, w1 east, w2 south, w3 west. */
export const rectangle = ring([
  [0, 3000],
  [4000, 3000],
  [4000, 0],
  [0, 0],
])

export function shellOfWalls(...drawn: readonly DrawnWall[]): Shell {
  return shellOf(drawPlan(drawn))
}

export function roomAt(shell: Shell, index = 0): FoundRoom {
  const room = shell.rooms[index]
  if (!room) throw new Error(`No room ${index}`)
  return room
}

export function faceOf(shell: Shell, wall: string, side: WallSide): WallFace {
  const face = shell.face(wall, side)
  if (!face) throw new Error(`No ${side} face of ${wall}`)
  return face
}

export function byId<T extends { readonly id: string }>(records: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
}

import {
  type PlanRecords,
  type Point,
  presetRoom,
  type Room,
  type Shell,
  type ShellWall,
  shellOf,
  type Wall,
} from '@arredo/geometry'
import type { OpeningNow } from '@arredo/project'

const ids = { corners: ['nw', 'ne', 'se', 'sw'], walls: ['n', 'e', 's', 'w'], room: 'room' }

/** A room with the walls n, e, s and w, 100 thick and 2700 high round its clear inside, from the origin. */
export function rectangle(width: number, depth: number, about: Partial<Room> = {}): PlanRecords {
  const made = presetRoom('rt1', [width, depth], 2700, ids)
  if (!made.ok) throw new Error(made.message)
  const { corners, walls, room } = made.value
  return { corners: byId(corners), walls: byId(walls), rooms: { room: { ...room, ...about } } }
}

export const emptyPlan: PlanRecords = { corners: {}, walls: {}, rooms: {} }

/** One more wall, 100 thick about its line unless it says otherwise; corners in the same place are one. */
export function withWall(
  { corners, walls, rooms }: PlanRecords,
  id: string,
  from: Point,
  to: Point,
  how: Partial<Wall> = {},
): PlanRecords {
  const known = Object.values(corners)
  const cornerAt = (at: Point) =>
    known.find((corner) => corner.at.join() === at.join()) ?? { id: `at ${at.join()}`, at }
  const [start, end] = [cornerAt(from), cornerAt(to)]
  const plain = { kind: 'wall', thickness: 100, line: 'centre', height: null } as const
  return {
    corners: { ...corners, [start.id]: start, [end.id]: end },
    walls: { ...walls, [id]: { ...plain, id, from: start.id, to: end.id, ...how } },
    rooms,
  }
}

export function wallOf(shell: Shell, id: string): ShellWall {
  const wall = shell.wall(id)
  if (!wall) throw new Error(`No wall ${id}`)
  return wall
}

/** A shell and one of its walls. */
export function standing(plan: PlanRecords, id: string): { shell: Shell; wall: ShellWall } {
  const shell = shellOf(plan)
  return { shell, wall: wallOf(shell, id) }
}

/** A door of 900 × 2100, two metres from the wall's corner, unless it says otherwise. */
export function openingIn(wall: string, change: Partial<OpeningNow> = {}): OpeningNow {
  const door = { kind: 'door', offset: 2000, width: 900, height: 2100, sill: 0 } as const
  const plain = { hand: 'left', swing: 'in', depth: null, side: 'right', row: null } as const
  return { id: `in ${wall}`, wall, ...door, ...plain, ...change }
}

function byId<Kept extends { readonly id: string }>(
  records: readonly Kept[],
): Readonly<Record<string, Kept>> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
}

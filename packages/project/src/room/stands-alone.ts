import { type FoundRoom, type RoomId, type ShellWall, shellOf } from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'
import { done, type Result, refuse } from '../result.ts'
import { wallsOfRooms } from './walls-of-rooms.ts'

/** A room whose walls are its alone and which no other wall joins: it can be drawn anew without touching others. */
export function roomThatStandsAlone(document: ProjectDocument, id: RoomId): Result<FoundRoom> {
  const shell = shellOf(document)
  const room = shell.rooms.find(({ record }) => record?.id === id)
  if (!room) return refuse(`No room ${id}`)
  const own = wallsOfRooms(document, new Set([id]))
  const walls = Object.fromEntries(Object.entries(document.walls).filter(([wall]) => own.has(wall)))
  const alone = shellOf({ ...document, walls })
  const isAlone =
    room.sides.every(({ wall }) => own.has(wall)) &&
    alone.walls.every((wall) => isSame(jointsOf(wall), jointsOf(shell.wall(wall.id))))
  return isAlone ? done(room) : refuse('This room shares walls with another one')
}

/** Where other walls meet it. */
function jointsOf(wall: ShellWall | undefined): readonly number[] {
  const faces = wall ? [wall.faces.left, wall.faces.right] : []
  return faces.flatMap(({ start, end, stretches }) => [
    start,
    end,
    ...stretches.flatMap((stretch) => [stretch.start, stretch.end]),
  ])
}

function isSame(one: readonly number[], two: readonly number[]): boolean {
  return one.length === two.length && one.every((value, index) => Math.abs(value - (two[index] ?? 0)) < 1e-6)
}

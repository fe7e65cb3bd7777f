import { defaultWallHeight, type RoomType, roomWalls, type Wall } from '@arredo/geometry'
import type { Command } from '../command.ts'
import { done, refuse } from '../result.ts'

export type SetRoomInput = {
  readonly type: RoomType
  readonly lengths: readonly number[]
  readonly height?: number
  /** As many as `wallCount(type)`. */
  readonly wallIds: readonly string[]
}

/** New walls; openings go with the old ones, and what was seated on them stands free where it stood. */
export const setRoom: Command<SetRoomInput> = {
  label: 'Set room',
  run(document, { type, lengths, height = defaultWallHeight, wallIds }) {
    if (new Set(wallIds).size !== wallIds.length) return refuse('Every wall needs its own id')
    const built = roomWalls(type, lengths, height, wallIds)
    if (!built.ok) return refuse(built.message)

    const walls: Record<string, Wall> = {}
    for (const wall of built.value) walls[wall.id] = wall
    const rows = { ...document.rows }
    for (const row of Object.values(document.rows)) {
      if (!('placement' in row) || !row.placement?.wall || walls[row.placement.wall]) continue
      rows[row.id] = { ...row, placement: { ...row.placement, wall: null } }
    }
    return done({ ...document, walls, openings: {}, rows })
  },
}

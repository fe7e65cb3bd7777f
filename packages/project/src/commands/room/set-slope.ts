import type { RoomId, Slope, WallId, WallSide } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import { isSameRecord } from '../../is-same-record.ts'
import { mostSlopes } from '../../most-records.ts'
import { done, refuse } from '../../result.ts'
import { changeRoom } from './change-room.ts'

export type SetSlopeInput = Slope & { readonly room: RoomId }
export type RemoveSlopeInput = {
  readonly room: RoomId
  readonly wall: WallId
  readonly side: WallSide
}

/** The ceiling of a room begins low on one face and rises to the room's height, in the measures a fitter tapes. */
export const setSlope: Command<SetSlopeInput> = {
  label: 'Slope the ceiling',
  run(document, { room: id, ...slope }) {
    const room = document.rooms[id]
    if (!room) return refuse(`No room ${id}`)
    if (document.walls[slope.wall]?.kind !== 'wall') return refuse('A slope needs a wall')
    if (slope.knee >= room.height) return refuse('A slope must begin below the height of the room')
    const before = room.slopes.find((other) => isOver(other, slope))
    if (before && isSameRecord(before, slope)) return done(document)
    if (!before && room.slopes.length >= mostSlopes) return refuse('A room cannot have more slopes')

    const slopes = before
      ? room.slopes.map((other) => (other === before ? slope : other))
      : [...room.slopes, slope]
    return changeRoom.run(document, { room: id, change: { slopes } })
  },
}

export const removeSlope: Command<RemoveSlopeInput> = {
  label: 'Level the ceiling',
  run(document, { room: id, wall, side }) {
    const room = document.rooms[id]
    if (!room) return refuse(`No room ${id}`)
    const slopes = room.slopes.filter((slope) => !isOver(slope, { wall, side }))
    if (slopes.length === room.slopes.length) return done(document)

    return changeRoom.run(document, { room: id, change: { slopes } })
  },
}

function isOver(slope: Slope, { wall, side }: Pick<Slope, 'wall' | 'side'>): boolean {
  return slope.wall === wall && slope.side === side
}

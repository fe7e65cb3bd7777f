import { defaultWallHeight, type PresetIds, presetRoom, type RoomType } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import { done, refuse } from '../../result.ts'
import { reachProblem } from '../../room/reach-problem.ts'
import { lostWallProblem, wallProblem } from '../../room/wall-problem.ts'
import { withoutWalls } from './remove-walls.ts'

export type SetRoomInput = {
  readonly type: RoomType
  readonly lengths: readonly number[]
  readonly height?: number
  /** As `presetIds(type)` asks for them. */
  readonly ids: PresetIds
}

/** A new room in place of all that was; openings go with the old walls, and what sat on those stays where it is. */
export const setRoom: Command<SetRoomInput> = {
  label: 'Set room',
  run(document, { type, lengths, height = defaultWallHeight, ids }) {
    if (![ids.walls, ids.corners].every((list) => new Set(list).size === list.length))
      return refuse('Every wall needs its own id')
    const problem = wallProblem({ height })
    if (problem) return refuse(problem)
    const built = presetRoom(type, lengths, height, ids)
    if (!built.ok) return refuse(built.message)

    const { corners, walls, room } = built.value
    const empty = withoutWalls(document, new Set(Object.keys(document.walls)))
    const next = { ...empty, corners: byId(corners), walls: byId(walls), rooms: { [room.id]: room } }
    const outOfBounds = reachProblem(document, next) ?? lostWallProblem(document, next)
    return outOfBounds ? refuse(outOfBounds) : done(next)
  },
}

function byId<Kept extends { readonly id: string }>(
  records: readonly Kept[],
): Readonly<Record<string, Kept>> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
}

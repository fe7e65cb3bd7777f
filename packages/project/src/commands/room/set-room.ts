import type { Command } from '../../command.ts'
import { refuse } from '../../result.ts'
import { byId, type PresetInput, presetRecords, withPresetOpenings } from '../../room/preset-records.ts'
import { reachProblem } from '../../room/reach-problem.ts'
import { lostWallProblem } from '../../room/wall-problem.ts'
import { withoutWalls } from './remove-walls.ts'

export type SetRoomInput = PresetInput

/** A new room in place of all that was; openings go with the old walls, and what sat on those stays where it is. */
export const setRoom: Command<SetRoomInput> = {
  label: 'Set room',
  run(document, input) {
    const built = presetRecords(input)
    if (!built.ok) return built

    const { corners, walls, room } = built.value
    const empty = withoutWalls(document, new Set(Object.keys(document.walls)))
    const next = { ...empty, corners: byId(corners), walls: byId(walls), rooms: { [room.id]: room } }
    const outOfBounds = reachProblem(document, next) ?? lostWallProblem(document, next)
    return outOfBounds ? refuse(outOfBounds) : withPresetOpenings(next, input)
  },
}

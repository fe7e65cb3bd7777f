import { boundsOfPoints, defaultWallThickness, type Point, shellOf } from '@arredo/geometry'
import type { Command } from '../../command.ts'
import type { ProjectDocument } from '../../document.ts'
import { refuse } from '../../result.ts'
import { byId, type PresetInput, presetRecords, withPresetOpenings } from '../../room/preset-records.ts'
import { reachProblem } from '../../room/reach-problem.ts'
import { lostWallProblem } from '../../room/wall-problem.ts'

export type AddRoomInput = PresetInput

/** Millimetres of free ground between the house and a room that is added beside it. */
const between = 1000

/** A preset room east of all that stands, which it leaves alone. */
export const addRoom: Command<AddRoomInput> = {
  label: 'Add room',
  run(document, input) {
    const { ids, thickness = defaultWallThickness } = input
    const isTaken =
      ids.walls.some((id) => document.walls[id]) ||
      ids.corners.some((id) => document.corners[id]) ||
      document.rooms[ids.room] !== undefined
    if (isTaken) return refuse('Every wall needs its own id')
    const built = presetRecords(input, besideHouse(document, thickness))
    if (!built.ok) return built

    const { corners, walls, room } = built.value
    const next: ProjectDocument = {
      ...document,
      corners: { ...document.corners, ...byId(corners) },
      walls: { ...document.walls, ...byId(walls) },
      rooms: { ...document.rooms, [room.id]: room },
    }
    const outOfBounds = reachProblem(document, next) ?? lostWallProblem(document, next)
    return outOfBounds ? refuse(outOfBounds) : withPresetOpenings(next, input)
  },
}

/** In line with the southern edge of the house; whole millimetres, as a person would draw it. */
function besideHouse(document: ProjectDocument, thickness: number): Point {
  const taken = shellOf(document).walls.flatMap(({ footprint }) => footprint)
  if (taken.length === 0) return [0, 0]
  const { right, bottom } = boundsOfPoints(taken)
  return [Math.ceil(right + between + thickness), Math.round(bottom + thickness)]
}

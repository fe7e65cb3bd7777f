import {
  defaultWallHeight,
  type Opening,
  type OpeningId,
  type Point,
  type PresetIds,
  type PresetOpening,
  type PresetRoom,
  plus,
  presetRoom,
  presetSides,
  type RoomType,
} from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'
import { done, type Result, refuse } from '../result.ts'
import { openingProblem } from './opening-problem.ts'
import { wallProblem } from './wall-problem.ts'

/** A preset room with what is cut into it, and names for its records. */
export type PresetInput = {
  readonly type: RoomType
  readonly lengths: readonly number[]
  readonly height?: number
  readonly thickness?: number
  readonly openings?: readonly PresetOpening[]
  /** As `presetIds(type)` asks for them. */
  readonly ids: PresetIds
}

/** The records of a preset, moved from its own origin; a refusal where there is no such room. */
export function presetRecords(input: PresetInput, by: Point = [0, 0]): Result<PresetRoom> {
  const { type, lengths, height = defaultWallHeight, thickness, ids } = input
  if (![ids.walls, ids.corners].every((list) => new Set(list).size === list.length))
    return refuse('Every wall needs its own id')
  const problem = wallProblem(thickness === undefined ? { height } : { height, thickness })
  if (problem) return refuse(problem)
  const built = presetRoom(type, lengths, height, ids, thickness)
  if (!built.ok) return refuse(built.message)

  const { corners, walls, room } = built.value
  return done({
    walls,
    corners: corners.map(({ id, at }) => ({ id, at: plus(at, by) })),
    room: { ...room, inside: plus(room.inside, by) },
  })
}

/** Cuts the openings of a preset into its walls, which run from left to right of who stands inside. */
export function withPresetOpenings(
  document: ProjectDocument,
  { type, openings = [], ids }: PresetInput,
): Result<ProjectDocument> {
  const cut: Record<OpeningId, Opening> = { ...document.openings }
  for (const { in: side, ...opening } of openings) {
    const wall = type === 'rt11' ? undefined : ids.walls[presetSides[type].indexOf(side)]
    if (wall === undefined) return refuse('There is no wall for the opening')
    if (cut[opening.id]) return refuse(`Opening ${opening.id} exists already`)
    cut[opening.id] = { ...opening, wall, depth: null, side: 'right' }
  }
  return withOpeningsChecked({ ...document, openings: cut }, openings)
}

export function withOpeningsChecked(
  document: ProjectDocument,
  changed: readonly { readonly id: OpeningId }[],
): Result<ProjectDocument> {
  for (const { id } of changed) {
    const opening = document.openings[id]
    const problem = opening && openingProblem(document, opening)
    if (problem) return refuse(problem)
  }
  return done(document)
}

export function byId<Kept extends { readonly id: string }>(
  records: readonly Kept[],
): Readonly<Record<string, Kept>> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
}

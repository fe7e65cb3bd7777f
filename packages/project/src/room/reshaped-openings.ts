import {
  type Opening,
  type OpeningId,
  type PresetOpening,
  type PresetRoomType,
  presetSides,
  shellOf,
  type Wall,
  type WallId,
} from '@arredo/geometry'
import type { ProjectDocument } from '../document.ts'
import { type Result, refuse } from '../result.ts'
import { lockedOpeningProblem } from './locked-problem.ts'
import { withOpeningsChecked } from './preset-records.ts'
import { withoutOpenings } from './without-openings.ts'

/** Why the openings of these walls that do not come back cannot go, in words; null when they can. */
export function lockedAsideProblem(
  document: ProjectDocument,
  walls: ReadonlySet<WallId>,
  back: readonly PresetOpening[],
): string | null {
  return lockedOpeningProblem(document, goneWithout(document, walls, back))
}

function goneWithout(
  { openings }: ProjectDocument,
  walls: ReadonlySet<WallId>,
  back: readonly PresetOpening[],
): ReadonlySet<OpeningId> {
  const ids = new Set(back.map(({ id }) => id))
  const gone = Object.values(openings).filter(({ id, wall }) => walls.has(wall) && !ids.has(id))
  return new Set(gone.map(({ id }) => id))
}

/**
 * Without the openings of these walls. What is set into those that come back waits for them: where they are to
 * be is known by the new walls only.
 */
export function openingsAside(
  document: ProjectDocument,
  walls: ReadonlySet<WallId>,
  back: readonly PresetOpening[],
): ProjectDocument {
  const shut = withoutOpenings(document, goneWithout(document, walls, back))
  const openings = Object.entries(shut.openings).filter(([, { wall }]) => !walls.has(wall))
  return { ...shut, openings: Object.fromEntries(openings) }
}

/** Measured from the left of who stands inside, whichever way a wall runs. */
export function withOpeningsBack(
  before: ProjectDocument,
  document: ProjectDocument,
  type: PresetRoomType,
  openings: readonly PresetOpening[],
  walls: readonly Wall[],
): Result<ProjectDocument> {
  const cut: Record<OpeningId, Opening> = { ...document.openings }
  for (const { in: name, ...wished } of openings) {
    const wall = walls[presetSides[type].indexOf(name)]
    const length = shellOf(document).wall(wall?.id ?? '')?.length
    if (!wall || length === undefined) return refuse('There is no wall for the opening')
    if (cut[wished.id]) return refuse(`Opening ${wished.id} exists already`)
    const inside = wall.line === 'left' ? 'left' : 'right'
    const offset = inside === 'left' ? length - wished.offset - wished.width : wished.offset
    const known = before.openings[wished.id]
    const side = known?.wall === wall.id ? known.side : inside
    cut[wished.id] = { ...wished, offset, wall: wall.id, depth: known?.depth ?? null, side }
  }
  return withOpeningsChecked({ ...document, openings: cut }, openings)
}

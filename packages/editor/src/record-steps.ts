import type { Point3 } from '@arredo/geometry'
import {
  type Preview,
  type RecordKind,
  removeFixtures,
  removeNotes,
  removeOpenings,
  removeRooms,
  removeRows,
  removeUnderlays,
  removeWalls,
  type Step,
} from '@arredo/project'
import type { Selected } from './editor-state.ts'
import { nudgeStep } from './nudged.ts'
import { isMovable, type MovableKind } from './select/claims.ts'
import { noteStep } from './select/note-steps.ts'
import { underlayStep } from './select/underlay-steps.ts'
import { cornerStep, wallStep, withoutCorners } from './select/wall-steps.ts'
import { idsOf } from './selection.ts'

type Nudge = (state: Preview, id: string, by: Point3, newId: () => string) => Step | null

/** What a step in the room does to a record, by its kind. */
const nudges: Readonly<Record<MovableKind, Nudge>> = {
  row: (state, id, by) => nudgeStep(state, { kind: 'row', id }, by),
  opening: (state, id, by) => nudgeStep(state, { kind: 'opening', id }, by),
  fixture: (state, id, by) => nudgeStep(state, { kind: 'fixture', id }, by),
  note: noteStep,
  underlay: underlayStep,
  wall: wallStep,
  corner: cornerStep,
}

type Removal = (ids: readonly string[], newId: () => string) => Step

/** How records are taken away, in this order, each as far as it is still there: a door takes its opening along. */
const removals: Readonly<Record<RecordKind, Removal>> = {
  note: (ids) => (document) => removeNotes.run(document, { notes: ids.filter((id) => document.notes[id]) }),
  underlay: (ids) => (document) =>
    removeUnderlays.run(document, { underlays: ids.filter((id) => document.underlays[id]) }),
  fixture: (ids) => (document) =>
    removeFixtures.run(document, { fixtures: ids.filter((id) => document.fixtures[id]) }),
  room: (ids) => (document) => removeRooms.run(document, { rooms: ids.filter((id) => document.rooms[id]) }),
  row: (ids) => (document) => removeRows.run(document, { rows: ids.filter((id) => document.rows[id]) }),
  opening: (ids) => (document) =>
    removeOpenings.run(document, { openings: ids.filter((id) => document.openings[id]) }),
  wall: (ids, newId) => (document) =>
    removeWalls.run(document, { walls: ids.filter((id) => document.walls[id]), rooms: [newId()] }),
  corner: (ids, newId) => (document) => withoutCorners(document, ids, newId),
}

export function nudgeSteps(
  state: Preview,
  selection: readonly Selected[],
  by: Point3,
  newId: () => string,
): readonly Step[] {
  return selection.filter(isMovable).flatMap(({ kind, id }) => nudges[kind](state, id, by, newId) ?? [])
}

export function removalSteps(selection: readonly Selected[], newId: () => string): readonly Step[] {
  return (Object.keys(removals) as RecordKind[]).flatMap((kind) => {
    const ids = idsOf(selection, kind)
    return ids.length === 0 ? [] : removals[kind](ids, newId)
  })
}

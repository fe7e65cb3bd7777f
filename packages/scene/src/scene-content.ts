import { type Shell, shellOf } from '@arredo/geometry'
import { type Light, lightOf, type OpeningNow, openingsNow, type Preview, usualLight } from '@arredo/project'
import type { Item } from './items/item.ts'
import type { MaterialsOf } from './items/scene-items.ts'
import { fixtureItems } from './room/fixture-items.ts'
import { isSameFinishes, noFinishes, type RoomFinishes, roomFinishes } from './room/room-finishes.ts'

/** All there is to draw: the room, and what stands in it. */
export type SceneContent = {
  readonly shell: Shell
  readonly openings: readonly OpeningNow[]
  readonly items: readonly Item[]
  /** What floors, walls and ceilings are covered with. */
  readonly finishes: RoomFinishes
  readonly light: Light
}

export const emptyContent: SceneContent = {
  shell: shellOf({ corners: {}, walls: {}, rooms: {} }),
  openings: [],
  items: [],
  finishes: noFinishes,
  light: usualLight(0),
}

export function sceneContent(
  { document, evaluation }: Preview,
  items: readonly Item[],
  materials: MaterialsOf = () => ({}),
): SceneContent {
  return {
    shell: shellOf(document),
    openings: openingsNow(document, evaluation),
    items: [...items, ...fixtureItems(document)],
    finishes: roomFinishes(evaluation, materials),
    light: lightOf(document),
  }
}

/** Openings are worked out at every look: only what they say tells whether walls must be cut anew. */
export function isSameRoom(before: SceneContent, after: SceneContent): boolean {
  if (before.shell !== after.shell || before.openings.length !== after.openings.length) return false
  if (!isSameFinishes(before.finishes, after.finishes)) return false
  if (before.openings === after.openings) return true
  return before.openings.every((opening, k) => {
    const now = after.openings[k]
    return now !== undefined && openingFields.every((field) => opening[field] === now[field])
  })
}

const openingFields = [
  'id',
  'wall',
  'kind',
  'offset',
  'width',
  'height',
  'sill',
  'hand',
  'swing',
  'depth',
  'side',
  'row',
] as const satisfies readonly (keyof OpeningNow)[]

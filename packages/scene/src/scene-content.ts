import { type Shell, shellOf } from '@arredo/geometry'
import { type OpeningNow, openingsNow, type Preview } from '@arredo/project'
import type { Item } from './items/item-layer.ts'
import { fixtureItems } from './room/fixture-items.ts'

/** All there is to draw: the room, and what stands in it. */
export type SceneContent = {
  readonly shell: Shell
  readonly openings: readonly OpeningNow[]
  readonly items: readonly Item[]
}

export const emptyContent: SceneContent = {
  shell: shellOf({ corners: {}, walls: {}, rooms: {} }),
  openings: [],
  items: [],
}

export function sceneContent({ document, evaluation }: Preview, items: readonly Item[]): SceneContent {
  return {
    shell: shellOf(document),
    openings: openingsNow(document, evaluation),
    items: [...items, ...fixtureItems(document)],
  }
}

/** Openings are worked out at every look: only what they say tells whether walls must be cut anew. */
export function isSameRoom(before: SceneContent, after: SceneContent): boolean {
  if (before.shell !== after.shell || before.openings.length !== after.openings.length) return false
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

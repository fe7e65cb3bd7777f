import type { Opening, OpeningId, Wall, WallId } from '@arredo/geometry'
import type { Item } from './items/item-layer.ts'

/** All there is to draw: the room, and what stands in it. */
export type SceneContent = {
  readonly walls: Readonly<Record<WallId, Wall>>
  readonly openings: Readonly<Record<OpeningId, Opening>>
  readonly items: readonly Item[]
}

export const emptyContent: SceneContent = { walls: {}, openings: {}, items: [] }

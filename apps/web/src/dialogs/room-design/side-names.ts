import type { RoomPreset, SideName } from '@arredo/geometry'
import { sentence } from '@arredo/words'

/** What sides and their lengths are called. */
export const sideNames: Readonly<Record<SideName | RoomPreset['sides'][number], string>> = {
  width: sentence('Width'),
  depth: sentence('Depth'),
  north: sentence('North wall'),
  east: sentence('East wall'),
  south: sentence('South wall'),
  west: sentence('West wall'),
  innerNorth: sentence('Inner north wall'),
  innerEast: sentence('Inner east wall'),
  innerSouth: sentence('Inner south wall'),
  innerWest: sentence('Inner west wall'),
  diagonal: sentence('Diagonal wall'),
}

export const openingNames = {
  door: sentence('Door'),
  window: sentence('Window'),
  passage: sentence('Passage'),
  niche: sentence('Niche'),
} as const

import { type PresetRoomType, roomPresets, roomWalls, type Wall, wallCount } from '@arredo/geometry'

/** The ready-made rooms; one drawn by hand needs the drawing tools and is not among them. */
export const presetTypes: readonly PresetRoomType[] = [
  'rt1',
  'rt2',
  'rt3',
  'rt4',
  'rt5',
  'rt6',
  'rt7',
  'rt8',
  'rt9',
  'rt10',
]

/** Heights a room may have (D-23). */
export const roomHeights = { least: 1000, most: 10_000 } as const
export const longestWall = 50_000

/** The walls of a room that is only looked at; null when it cannot be built. */
export function previewWalls(
  type: PresetRoomType,
  lengths: readonly number[] = roomPresets[type].defaultLengths,
): readonly Wall[] | null {
  const ids = Array.from({ length: wallCount(type) }, (_, index) => String(index))
  const walls = roomWalls(type, lengths, 1, ids)
  return walls.ok ? walls.value : null
}

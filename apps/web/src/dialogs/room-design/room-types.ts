import {
  type Line,
  type PresetRoomType,
  presetIds,
  presetRoom,
  roomPresets,
  roomTypes,
} from '@arredo/geometry'

/** The ready-made rooms; one drawn by hand needs the drawing tools and is not among them. */
export const presetTypes = roomTypes.filter((type): type is PresetRoomType => type !== 'rt11')

/** Heights a room may have (D-23). */
export const roomHeights = { least: 1000, most: 10_000 } as const
export const longestWall = 50_000

/** The walls of a room that is only looked at; null when it cannot be built. */
export function previewWalls(
  type: PresetRoomType,
  lengths: readonly number[] = roomPresets[type].defaultLengths,
): readonly Line[] | null {
  let last = 0
  const ids = presetIds(type, () => String(last++))
  const room = presetRoom(type, lengths, 1, ids)
  if (!room.ok) return null

  const { corners, walls } = room.value
  const at = new Map(corners.map((corner) => [corner.id, corner.at]))
  return walls.flatMap(({ kind, ...wall }): readonly Line[] => {
    const [from, to] = [at.get(wall.from), at.get(wall.to)]
    return kind === 'wall' && from && to ? [{ from, to }] : []
  })
}

import { type PresetRoomType, presetCorners, type RoomType, roomPresets } from './room-preset.ts'
import type { Wall, WallId } from './wall.ts'

export const defaultWallHeight = 2700
export const defaultWallThickness = 100

export type RoomWalls =
  | { readonly ok: true; readonly value: readonly Wall[] }
  | { readonly ok: false; readonly message: string }

/** How many ids `roomWalls` needs for a room type. */
export function wallCount(type: RoomType): number {
  if (type === 'rt11') return 0
  const corners = presetCorners[type]([1, 1, 1, 1]).length
  return isOpen(type) ? corners - 1 : corners
}

/** The walls of a preset room: clockwise, inside on the right, north wall first (D-30). */
export function roomWalls(
  type: RoomType,
  lengths: readonly number[],
  height: number,
  ids: readonly WallId[],
): RoomWalls {
  if (type === 'rt11') return { ok: false, message: 'A room drawn by hand has no preset walls' }
  const problem = checkRoomLengths(type, lengths)
  if (problem) return { ok: false, message: problem }
  if (!(height > 0 && Number.isFinite(height)))
    return { ok: false, message: 'The wall height must be above 0' }

  const [a = 0, b = 0, c = 0, d = 0] = lengths
  const corners = presetCorners[type]([a, b, c, d])
  const walls: Wall[] = []
  for (let index = 0; index < wallCount(type); index++) {
    const from = corners[index]
    const to = corners[(index + 1) % corners.length]
    const id = ids[index]
    if (!from || !to || id === undefined) return { ok: false, message: `No id for wall ${index + 1}` }
    walls.push({ id, from, to, height, thickness: defaultWallThickness })
  }
  return { ok: true, value: walls }
}

/** Null when a room can be built from these lengths, else the words that say why not (D-36). */
export function checkRoomLengths(type: PresetRoomType, lengths: readonly number[]): string | null {
  const wanted = roomPresets[type].defaultLengths.length
  if (lengths.length !== wanted) return `This room needs ${wanted} lengths, not ${lengths.length}`
  if (lengths.some((length) => !(length > 0 && Number.isFinite(length))))
    return 'Every length must be above 0'

  const cut = cutCorners[type]
  if (!cut) return null
  const [n = 0, e = 0, s = 0, w = 0] = lengths
  const northSouth = cut.includes('north') ? n < s : s < n
  const eastWest = cut.includes('east') ? e < w : w < e
  if (northSouth && eastWest) return null
  return `The ${cut} sides at the cut corner must be shorter than the sides opposite them`
}

const cutCorners: Readonly<Partial<Record<PresetRoomType, string>>> = {
  rt3: 'north and east',
  rt4: 'north and west',
  rt5: 'south and east',
  rt6: 'south and west',
  rt7: 'north and east',
  rt8: 'north and west',
  rt9: 'south and east',
  rt10: 'south and west',
}

function isOpen(type: PresetRoomType): boolean {
  return type === 'rt2'
}

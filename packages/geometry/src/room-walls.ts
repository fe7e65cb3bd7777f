import {
  isOpenSide,
  type PresetRoomType,
  presetCorners,
  presetSides,
  type RoomType,
  roomPresets,
} from './room-preset.ts'
import { middleOf } from './shell/middle.ts'
import type { Corner, CornerId, Room, RoomId, Wall, WallId } from './shell/records.ts'
import { shellOf } from './shell/shell.ts'
import { defaultWallHeight, defaultWallThickness } from './wall-defaults.ts'

/** What a preset room's records are called. */
export type PresetIds = {
  readonly corners: readonly CornerId[]
  readonly walls: readonly WallId[]
  readonly room: RoomId
}

export type PresetRoom = {
  readonly corners: readonly Corner[]
  readonly walls: readonly Wall[]
  readonly room: Room
}

type Built =
  | { readonly ok: true; readonly value: PresetRoom }
  | { readonly ok: false; readonly message: string }

/** As many ids as a room type needs; none for a room drawn by hand. */
export function presetIds(type: RoomType, newId: () => string): PresetIds {
  const count = type === 'rt11' ? 0 : presetCorners[type]([1, 1, 1, 1]).length
  const some = () => Array.from({ length: count }, newId)
  return { corners: some(), walls: some(), room: newId() }
}

/** A preset room: its walls clockwise, inside on the right, north wall first (D-30), an open side last. */
export function presetRoom(
  type: RoomType,
  lengths: readonly number[],
  height: number,
  ids: PresetIds,
  thickness = defaultWallThickness,
): Built {
  if (type === 'rt11') return { ok: false, message: 'A room drawn by hand has no preset walls' }
  const problem = checkRoomLengths(type, lengths)
  if (problem) return { ok: false, message: problem }
  if (!(height > 0 && Number.isFinite(height)))
    return { ok: false, message: 'The wall height must be above 0' }

  const [a = 0, b = 0, c = 0, d = 0] = lengths
  const points = presetCorners[type]([a, b, c, d])
  const corners: Corner[] = []
  const walls: Wall[] = []
  for (const [index, at] of points.entries()) {
    const id = ids.walls[index]
    const from = ids.corners[index]
    const to = ids.corners[(index + 1) % points.length]
    const side = presetSides[type][index]
    if (id === undefined || from === undefined || to === undefined || side === undefined)
      return { ok: false, message: `No id for wall ${index + 1}` }
    const kind = isOpenSide(type, side) ? 'open' : 'wall'
    corners.push({ id: from, at })
    walls.push({ id, from, to, kind, thickness, line: 'right', height: null })
  }
  const [found] = shellOf({ corners: byId(corners), walls: byId(walls), rooms: {} }).rooms
  const inside = found ? middleOf(found) : (points[0] ?? [0, 0])
  const room: Room = { ...plainRoom, id: ids.room, inside, height }
  return { ok: true, value: { corners, walls, room } }
}

/** What nobody has said anything of yet. */
export const plainRoom: Omit<Room, 'id' | 'inside'> = {
  name: '',
  height: defaultWallHeight,
  slopes: [],
  floor: null,
  ceiling: null,
  walls: null,
  exceptions: {},
}

function byId<Kept extends { readonly id: string }>(
  records: readonly Kept[],
): Readonly<Record<string, Kept>> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
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

import type { Point } from './point.ts'
import { boundsOfPoints, cornersOf, type PointBounds, sideLine } from './room-design.ts'
import {
  isOpenSide,
  type PresetRoomType,
  presetSides,
  presetTypes,
  type RoomPreset,
  roomPresets,
  type SideName,
} from './room-preset.ts'
import { checkRoomLengths } from './room-walls.ts'
import type { FoundRoom, Stretch } from './shell/surfaces.ts'
import { distance, plus } from './vector.ts'

export type FoundPreset = {
  readonly type: PresetRoomType
  readonly lengths: readonly number[]
  /** Which face of which wall each side is; an open side is none. */
  readonly sides: ReadonlyMap<SideName, Stretch>
}

/** Millimetres: what nobody can measure does not make another shape. */
const near = 0.5

/** The preset that a room has the shape of, however it was drawn; null for any other room. */
export function presetOf(room: FoundRoom): FoundPreset | null {
  if (room.holes.length > 0) return null
  for (const type of presetTypes) {
    const found = asPreset(type, room)
    if (found) return found
  }
  return null
}

function asPreset(type: PresetRoomType, room: FoundRoom): FoundPreset | null {
  const { outline } = room
  const names = presetSides[type]
  if (outline.length !== names.length) return null
  const lengths = roomPresets[type].sides.map((side) => lengthOf(side, outline))
  if (checkRoomLengths(type, lengths) !== null) return null

  const by = shiftTo(outline, cornersOf(type, lengths))
  const corners = cornersOf(type, lengths).map((corner) => plus(corner, by))
  if (!corners.every((corner) => outline.some((point) => distance(corner, point) < near))) return null

  const sides = new Map<SideName, Stretch>()
  for (const name of names) {
    const line = sideLine(type, lengths, name)
    const stretch = line && stretchOn(room, plus(line.from, by), plus(line.to, by))
    if (stretch) sides.set(name, stretch)
    else if (!isOpenSide(type, name)) return null
  }
  const walls = new Set([...sides.values()].map(({ wall }) => wall))
  return walls.size === sides.size && sides.size === room.sides.length ? { type, lengths, sides } : null
}

/** As far as a tape tells: slanted walls leave dust. */
function lengthOf(side: RoomPreset['sides'][number], outline: readonly Point[]): number {
  const bounds = boundsOfPoints(outline)
  const { left, right, bottom, top } = bounds
  if (side === 'width') return tidy(right - left)
  if (side === 'depth') return tidy(top - bottom)
  const edges = outline.map(
    (point, index) => [point, outline[(index + 1) % outline.length] ?? point] as const,
  )
  const on = edges.filter((edge) => edge.every((point) => isOn(side, point, bounds)))
  return tidy(Math.max(0, ...on.map(([from, to]) => distance(from, to))))
}

function isOn(side: 'north' | 'east' | 'south' | 'west', [x, y]: Point, bounds: PointBounds): boolean {
  const { left, right, bottom, top } = bounds
  const away = { north: top - y, east: right - x, south: y - bottom, west: x - left }[side]
  return Math.abs(away) < near
}

function tidy(length: number): number {
  const rounded = Math.round(length)
  return Math.abs(rounded - length) < 1e-6 ? rounded : length
}

/** From the preset's own origin to where the room lies, by the south-western corners of both. */
function shiftTo(outline: readonly Point[], corners: readonly Point[]): Point {
  const [room, preset] = [boundsOfPoints(outline), boundsOfPoints(corners)]
  return [room.left - preset.left, room.bottom - preset.bottom]
}

function stretchOn({ sides }: FoundRoom, from: Point, to: Point): Stretch | undefined {
  return sides.find((stretch) => distance(stretch.from, from) < near && distance(stretch.to, to) < near)
}

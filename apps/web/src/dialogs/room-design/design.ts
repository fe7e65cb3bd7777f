import {
  boxOf,
  defaultWallHeight,
  distance,
  dot,
  type Line,
  lengthsInBox,
  minus,
  type PresetOpening,
  type PresetRoomType,
  presetSides,
  type RoomDesign,
  roomPresets,
  type SideName,
  sideLine,
  usualOpenings,
  wallFrame,
} from '@arredo/geometry'

/** Heights a room may have (D-23). */
export const roomHeights = { least: 1000, most: 10_000 } as const
export const wallThicknesses = { least: 1, most: 2000 } as const
export const longestWall = 50_000

export const firstDesign: RoomDesign = {
  type: 'rt1',
  lengths: roomPresets.rt1.defaultLengths,
  height: defaultWallHeight,
  openings: [],
}

/** Another shape in the same rectangle: nobody types twice. */
export function withShape(design: RoomDesign, type: PresetRoomType): RoomDesign {
  return reshaped(design, type, lengthsInBox(type, boxOf(design.type, design.lengths)))
}

export function withLength(design: RoomDesign, index: number, length: number): RoomDesign {
  return reshaped(design, design.type, design.lengths.with(index, length))
}

/** Openings keep their distance to the end of their side that stays, as all that hangs on walls does (D-101). */
function reshaped(design: RoomDesign, type: PresetRoomType, lengths: readonly number[]): RoomDesign {
  const openings = openingsOf(design).map((opening) => {
    const was = sideLine(design.type, design.lengths, opening.in)
    const is = sideLine(type, lengths, opening.in)
    const by = was && is ? shiftBetween(was, is) : 0
    return by === 0 ? opening : { ...opening, offset: opening.offset + by }
  })
  return { ...design, type, lengths, openings }
}

function shiftBetween(was: Line, is: Line): number {
  const { along, length } = wallFrame(is)
  const hasMoved = (end: 'from' | 'to') => Math.abs(dot(minus(is[end], was[end]), along)) > 1e-6
  return hasMoved('from') && !hasMoved('to') ? length - distance(was.from, was.to) : 0
}

export function openingsOf({ openings }: RoomDesign): readonly PresetOpening[] {
  return openings ?? []
}

/** Sides that are walls, in wall order. */
export function wallSides({ type, lengths }: RoomDesign): readonly SideName[] {
  return presetSides[type].filter((side) => sideLine(type, lengths, side))
}

export function sideLength({ type, lengths }: RoomDesign, side: SideName): number {
  const line = sideLine(type, lengths, side)
  return line ? distance(line.from, line.to) : 0
}

/** The openings that have a wall in this shape, none beyond its ends; the others wait for another shape. */
export function placedOpenings(design: RoomDesign): readonly PresetOpening[] {
  return openingsOf(design).flatMap((opening) => {
    const last = sideLength(design, opening.in) - opening.width
    if (last < 0) return []
    const offset = Math.min(last, Math.max(0, opening.offset))
    return offset === opening.offset ? opening : { ...opening, offset }
  })
}

/** A usual door or window in a side; null where it has no space for one. */
export function withNewOpening(
  design: RoomDesign,
  what: 'door' | 'window',
  side: SideName,
  id: string,
): RoomDesign | null {
  const wish = usualOpenings[what]
  const offset = freeOffset(design, side, wish.width, id)
  if (offset === null) return null
  return { ...design, openings: [...openingsOf(design), { ...wish, id, in: side, offset }] }
}

export function withOpeningIn(design: RoomDesign, id: string, side: SideName): RoomDesign {
  const opening = openingsOf(design).find((each) => each.id === id)
  const offset = opening ? freeOffset(design, side, opening.width, id) : null
  return offset === null ? design : withOpeningChanged(design, id, { in: side, offset })
}

export function withOpeningChanged(
  design: RoomDesign,
  id: string,
  change: Partial<Pick<PresetOpening, 'offset' | 'width' | 'in'>>,
): RoomDesign {
  const openings = openingsOf(design).map((each) => (each.id === id ? { ...each, ...change } : each))
  return { ...design, openings }
}

/** As far as its wall goes. */
export function withOpeningMoved(design: RoomDesign, id: string, offset: number): RoomDesign {
  const placed = placedOpenings(withOpeningChanged(design, id, { offset }))
  return withOpeningChanged(design, id, { offset: placed.find((each) => each.id === id)?.offset ?? offset })
}

export function withoutOpening(design: RoomDesign, id: string): RoomDesign {
  return { ...design, openings: openingsOf(design).filter((each) => each.id !== id) }
}

/** In the middle of the widest gap. */
function freeOffset(design: RoomDesign, side: SideName, width: number, id: string): number | null {
  const others = placedOpenings(design)
    .filter((each) => each.in === side && each.id !== id)
    .toSorted((one, two) => one.offset - two.offset)
  const starts = [0, ...others.map((other) => other.offset + other.width)]
  const ends = [...others.map((other) => other.offset), sideLength(design, side)]
  const gaps = starts.map((start, index) => ({ start, length: (ends[index] ?? 0) - start }))
  const [widest] = gaps.toSorted((one, two) => two.length - one.length)
  if (!widest || widest.length < width) return null
  return Math.round(widest.start + (widest.length - width) / 2)
}

/** Where a door or window goes when nobody said so: people come in from the south and look out to the north. */
export function usualSide(design: RoomDesign, what: 'door' | 'window'): SideName {
  const sides = wallSides(design)
  const wished = what === 'door' ? usualDoorSides : usualDoorSides.toReversed()
  const taken = new Set(placedOpenings(design).map((opening) => opening.in))
  const there = wished.filter((side) => sides.includes(side))
  return there.find((side) => !taken.has(side)) ?? there[0] ?? 'north'
}

const usualDoorSides: readonly SideName[] = ['south', 'east', 'west', 'north']

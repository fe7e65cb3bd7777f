import type { Point } from './point.ts'

export const roomTypes = [
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
  'rt11',
] as const
export type RoomType = (typeof roomTypes)[number]

/** A room drawn by hand (rt11) has no preset lengths. */
export type PresetRoomType = Exclude<RoomType, 'rt11'>

export const presetTypes = roomTypes.filter((type): type is PresetRoomType => type !== 'rt11')

export type RoomPreset = {
  /** English, a translation key. */
  readonly name: string
  readonly defaultLengths: readonly number[]
  /** What each length measures, in the order of the array. */
  readonly sides: readonly ('width' | 'depth' | 'north' | 'east' | 'south' | 'west')[]
}

const northEastSouthWest = ['north', 'east', 'south', 'west'] as const

export const roomPresets: Readonly<Record<RoomType, RoomPreset>> = {
  rt1: { name: 'Rectangular', defaultLengths: [5000, 5000], sides: ['width', 'depth'] },
  rt2: { name: 'Open room', defaultLengths: [5000, 5000, 5000], sides: ['west', 'north', 'east'] },
  rt3: { name: 'Indent corner NE', defaultLengths: [3000, 3000, 5000, 5000], sides: northEastSouthWest },
  rt4: { name: 'Indent corner NW', defaultLengths: [3000, 5000, 5000, 3000], sides: northEastSouthWest },
  rt5: { name: 'Indent corner SE', defaultLengths: [5000, 3000, 3000, 5000], sides: northEastSouthWest },
  rt6: { name: 'Indent corner SW', defaultLengths: [5000, 5000, 3000, 3000], sides: northEastSouthWest },
  rt7: { name: 'Diagonal corner NE', defaultLengths: [3000, 3000, 5000, 5000], sides: northEastSouthWest },
  rt8: { name: 'Diagonal corner NW', defaultLengths: [3000, 5000, 5000, 3000], sides: northEastSouthWest },
  rt9: { name: 'Diagonal corner SE', defaultLengths: [5000, 3000, 3000, 5000], sides: northEastSouthWest },
  rt10: { name: 'Diagonal corner SW', defaultLengths: [5000, 5000, 3000, 3000], sides: northEastSouthWest },
  rt11: { name: 'Draw your own room', defaultLengths: [], sides: [] },
}

/** A wall of a preset room; an indented corner has an inner one on each of its two sides. */
export type SideName =
  | 'north'
  | 'east'
  | 'south'
  | 'west'
  | 'innerNorth'
  | 'innerEast'
  | 'innerSouth'
  | 'innerWest'
  | 'diagonal'

/** Each wall by its name, in wall order (D-30); what has the same name in two shapes is the same wall. */
export const presetSides: Readonly<Record<PresetRoomType, readonly SideName[]>> = {
  rt1: ['north', 'east', 'south', 'west'],
  rt2: ['west', 'north', 'east', 'south'],
  rt3: ['north', 'innerEast', 'innerNorth', 'east', 'south', 'west'],
  rt4: ['north', 'east', 'south', 'west', 'innerNorth', 'innerWest'],
  rt5: ['north', 'east', 'innerSouth', 'innerEast', 'south', 'west'],
  rt6: ['north', 'east', 'south', 'innerWest', 'innerSouth', 'west'],
  rt7: ['north', 'diagonal', 'east', 'south', 'west'],
  rt8: ['north', 'east', 'south', 'west', 'diagonal'],
  rt9: ['north', 'east', 'diagonal', 'south', 'west'],
  rt10: ['north', 'east', 'south', 'diagonal', 'west'],
}

/** The side that closes an open room without being there. */
export function isOpenSide(type: PresetRoomType, side: SideName): boolean {
  return type === 'rt2' && side === 'south'
}

type Corners = (lengths: readonly [number, number, number, number]) => readonly Point[]

/** Table D-30: corners in wall order; n, e, s, w are the array, of which rt1 and rt2 use the first two or three. */
export const presetCorners: Readonly<Record<PresetRoomType, Corners>> = {
  rt1: ([a, b]) => [
    [0, b],
    [a, b],
    [a, 0],
    [0, 0],
  ],
  rt2: ([w, n, e]) => [
    [0, 0],
    [0, w],
    [n, w],
    [n, w - e],
  ],
  rt3: ([n, e, s, w]) => [
    [0, w],
    [n, w],
    [n, e],
    [s, e],
    [s, 0],
    [0, 0],
  ],
  rt4: ([n, e, s, w]) => [
    [s - n, e],
    [s, e],
    [s, 0],
    [0, 0],
    [0, w],
    [s - n, w],
  ],
  rt5: ([n, e, s, w]) => [
    [0, w],
    [n, w],
    [n, w - e],
    [s, w - e],
    [s, 0],
    [0, 0],
  ],
  rt6: ([n, e, s, w]) => [
    [0, e],
    [n, e],
    [n, 0],
    [n - s, 0],
    [n - s, e - w],
    [0, e - w],
  ],
  rt7: ([n, e, s, w]) => [
    [0, w],
    [n, w],
    [s, e],
    [s, 0],
    [0, 0],
  ],
  rt8: ([n, e, s, w]) => [
    [s - n, e],
    [s, e],
    [s, 0],
    [0, 0],
    [0, w],
  ],
  rt9: ([n, e, s, w]) => [
    [0, w],
    [n, w],
    [n, w - e],
    [s, 0],
    [0, 0],
  ],
  rt10: ([n, e, s, w]) => [
    [0, e],
    [n, e],
    [n, 0],
    [n - s, 0],
    [0, e - w],
  ],
}

import {
  type Point,
  type PresetRoomType,
  presetIds,
  roomPresets,
  roomTypes,
  type WallSide,
} from '@arredo/geometry'
import * as fc from 'fast-check'
import { changeRoom } from '../commands/room/change-room.ts'
import { changeWall } from '../commands/room/change-wall.ts'
import { type CornerAt, drawWall } from '../commands/room/draw-wall.ts'
import { moveCorner } from '../commands/room/move-corner.ts'
import { moveWall } from '../commands/room/move-wall.ts'
import { removeWalls } from '../commands/room/remove-walls.ts'
import { setRoom } from '../commands/room/set-room.ts'
import { setWallLength } from '../commands/room/set-wall-length.ts'
import type { ProjectDocument } from '../document.ts'
import { cornerDeeds } from './corner-deeds.ts'
import { absurd, type Deed, deed, nth, run, spot, way, which } from './deed.ts'

const presets = roomTypes.filter((type): type is PresetRoomType => type !== 'rt11')
const side = fc.constantFrom<WallSide>('left', 'right')
const line = fc.constantFrom('left', 'centre', 'right')
const thickness = fc.constantFrom(50, 100, 125, 240, 365)
const someHeight = fc.constantFrom(null, 900, 2100, 2400, 3200)

export const settingRoom = deed(
  'setRoom',
  fc.record({
    type: fc.constantFrom(...presets),
    stretch: fc.integer({ min: 4, max: 16 }),
    height: fc.constantFrom(2400, 2700, 3100),
  }),
  (_, { type, stretch, height }, newId) => {
    const lengths = roomPresets[type].defaultLengths.map((length) => (length * stretch) / 10)
    return run(setRoom, { type, lengths, height, ids: presetIds(type, newId) })
  },
)

/** Where a wall ends: at a corner that is there, on a wall that is there, or anywhere. */
type End =
  | { readonly on: 'corner'; readonly which: number }
  | { readonly on: 'wall'; readonly which: number; readonly share: number }
  | { readonly on: 'floor'; readonly at: Point }

const anyEnd: fc.Arbitrary<End> = fc.oneof(
  fc.record({ on: fc.constant('corner'), which }),
  fc.record({ on: fc.constant('wall'), which, share: fc.constantFrom(0.25, 0.5, 0.4, 0.77) }),
  fc.record({ on: fc.constant('floor'), at: spot }),
)

function cornerAt(document: ProjectDocument, end: End, newId: () => string): CornerAt {
  if (end.on === 'floor') return { corner: newId(), at: end.at }
  if (end.on === 'corner') {
    const corner = nth(document.corners, end.which)
    return corner ? { corner: corner.id, at: corner.at } : { corner: newId(), at: [0, 0] }
  }
  const wall = nth(document.walls, end.which)
  const [from, to] = [document.corners[wall?.from ?? ''], document.corners[wall?.to ?? '']]
  if (!from || !to) return { corner: newId(), at: [1000, 1000] }
  const [x, y] = [to.at[0] - from.at[0], to.at[1] - from.at[1]]
  return { corner: newId(), at: [from.at[0] + x * end.share, from.at[1] + y * end.share] }
}

const someRooms = (newId: () => string) => [newId(), newId(), newId()]

export const drawingWall = deed(
  'drawWall',
  fc.record({
    from: anyEnd,
    to: anyEnd,
    kind: fc.oneof({ weight: 7, arbitrary: fc.constant('wall') }, fc.constant('open')),
    line,
    thickness,
    height: someHeight,
  }),
  (document, { from, to, ...how }, newId) =>
    run(drawWall, {
      ...how,
      wall: newId(),
      from: cornerAt(document, from, newId),
      to: cornerAt(document, to, newId),
      rooms: someRooms(newId),
    }),
)

export const movingCorner = deed(
  'moveCorner',
  fc.record({ which, by: fc.tuple(way, way) }),
  (document, { which: index, by }, newId) => {
    const corner = nth(document.corners, index)
    if (!corner) return null
    const to: Point = [corner.at[0] + by[0], corner.at[1] + by[1]]
    return run(moveCorner, { corner: corner.id, to, rooms: someRooms(newId) })
  },
)

export const movingWall = deed(
  'moveWall',
  fc.record({ which, by: way }),
  (document, { by, ...dice }, newId) => {
    const wall = nth(document.walls, dice.which)
    return wall ? run(moveWall, { wall: wall.id, by, rooms: someRooms(newId) }) : null
  },
)

export const settingLength = deed(
  'setWallLength',
  fc.record({
    which,
    side,
    length: fc.integer({ min: 300, max: 7000 }),
    end: fc.constantFrom<'from' | 'to'>('from', 'to'),
  }),
  (document, { which: index, ...how }, newId) => {
    const wall = nth(document.walls, index)
    return wall ? run(setWallLength, { ...how, wall: wall.id, rooms: someRooms(newId) }) : null
  },
)

export const changingWall = deed(
  'changeWall',
  fc.record({
    which,
    change: fc.oneof(
      fc.record({ thickness }),
      fc.record({ line }),
      fc.record({ height: someHeight }),
      fc.record({ thickness, line, height: someHeight }),
    ),
  }),
  (document, { which: index, change }) => {
    const wall = nth(document.walls, index)
    return wall ? run(changeWall, { wall: wall.id, change }) : null
  },
)

export const removingWalls = deed(
  'removeWalls',
  fc.record({ which: fc.array(which, { minLength: 1, maxLength: 2 }) }),
  (document, { which: several }, newId) => {
    const walls = several.flatMap((index) => nth(document.walls, index)?.id ?? [])
    return walls.length > 0 ? run(removeWalls, { walls, rooms: someRooms(newId) }) : null
  },
)

export const changingRoom = deed(
  'changeRoom',
  fc.record({
    which,
    wall: which,
    change: fc.constantFrom<'name' | 'height' | 'finish' | 'slope' | 'exception' | 'level'>(
      'name',
      'height',
      'finish',
      'slope',
      'exception',
      'level',
    ),
    number: fc.integer({ min: 1000, max: 3500 }),
    side,
  }),
  (document, { which: index, wall: nthWall, change, number, side: face }) => {
    const room = nth(document.rooms, index)
    const wall = nth(document.walls, nthWall)
    if (!room || !wall) return null
    const changes = {
      name: { name: ` Room ${number}` },
      height: { height: number },
      finish: { floor: 'oak', walls: '#e8e2d6' },
      slope: { slopes: [{ wall: wall.id, side: face, knee: number / 2, run: number }] },
      exception: { exceptions: { ...room.exceptions, [wall.id]: 'red' } },
      level: { slopes: [] },
    }
    return run(changeRoom, { room: room.id, change: changes[change] })
  },
)

/** Beyond all measure, or of things that are not there. */
export const absurdWalls = deed(
  'absurd walls',
  fc.record({ which, number: absurd, kind: fc.nat(9) }),
  (document, { which: index, number, kind }, newId) => {
    const corner = nth(document.corners, index)
    const wall = nth(document.walls, index)
    const room = nth(document.rooms, index)
    if (!corner || !wall || !room) return null
    const rooms = someRooms(newId)
    const near: CornerAt = { corner: corner.id, at: corner.at }
    const far: CornerAt = { corner: newId(), at: [number, 0] }
    const all = [
      run(setRoom, { type: 'rt1', lengths: [number, 3000], ids: presetIds('rt1', newId) }),
      run(setRoom, { type: 'rt1', lengths: [3000, 3000], height: number, ids: presetIds('rt1', newId) }),
      run(drawWall, { wall: newId(), from: near, to: far, rooms }),
      run(drawWall, { wall: newId(), from: near, to: { ...far, at: [0, 0] }, height: number, rooms }),
      run(moveCorner, { corner: corner.id, to: [0, number], rooms }),
      run(moveWall, { wall: wall.id, by: number, rooms }),
      run(setWallLength, { wall: wall.id, side: 'right', length: number, end: 'to', rooms }),
      run(changeWall, { wall: wall.id, change: { height: number, thickness: number } }),
      run(changeRoom, {
        room: room.id,
        change: { height: 2000, slopes: [{ wall: wall.id, side: 'left', knee: 100, run: number }] },
      }),
      run(removeWalls, { walls: ['nowhere'], rooms }),
    ]
    return all[kind] ?? null
  },
)

/** What moves walls and what sits on them. */
export const wallMoves: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 3, arbitrary: movingWall },
  { weight: 3, arbitrary: movingCorner },
  { weight: 2, arbitrary: settingLength },
  { weight: 2, arbitrary: changingWall },
)

export const wallDeeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 1, arbitrary: settingRoom },
  { weight: 6, arbitrary: drawingWall },
  { weight: 8, arbitrary: wallMoves },
  { weight: 4, arbitrary: cornerDeeds },
  { weight: 2, arbitrary: removingWalls },
  { weight: 2, arbitrary: changingRoom },
  { weight: 1, arbitrary: absurdWalls },
)

import {
  type Corner,
  defaultWallHeight,
  middleOf,
  type Place,
  type Point,
  placeFromFace,
  plainRoom,
  type Room,
  type Shell,
  shellOf,
  type Wall,
} from '@arredo/geometry'
import { type Fields, isFields } from '../reading/check.ts'

/**
 * Version 2 knew one clear inner line per wall, with the room on its right, and places in plan. Version 3 has
 * walls between shared corners, rooms that are found among them, and places in the space of what they hang on.
 * What an open line of walls enclosed stays a room, closed by an open side.
 */
export function cornersRoomsAndSeats(document: Fields): Fields {
  const old = fieldsOf(document.walls)
  if (!Object.values(old).every(isOldWall)) return document
  const walls = Object.values(old as Readonly<Record<string, OldWall>>)
  const { corners, walls: placed } = withCorners(walls)
  const found = shellOf({ corners, walls: placed, rooms: {} })
  const rooms = roomsOf(found, walls)
  const shell = shellOf({ corners, walls: placed, rooms })
  return {
    ...document,
    corners,
    walls: withHeights(placed, walls, shell),
    rooms,
    openings: mapped(document.openings, withHand),
    rows: mapped(document.rows, (row) =>
      isFields(row.placement) ? { ...row, placement: seated(row.placement, shell, placed) } : row,
    ),
    alternatives: mapped(document.alternatives, (alternative) => ({ ...alternative, followers: false })),
    fixtures: {},
    notes: {},
    underlays: {},
  }
}

type OldWall = {
  readonly id: string
  readonly from: Point
  readonly to: Point
  readonly height: number
  readonly thickness: number
}

export function isOldWall(wall: unknown): wall is OldWall {
  if (!isFields(wall) || typeof wall.id !== 'string') return false
  const { from, to, height, thickness } = wall
  return isPoint(from) && isPoint(to) && Number.isFinite(height) && Number.isFinite(thickness)
}

function isPoint(point: unknown): point is Point {
  return Array.isArray(point) && point.length === 2 && point.every(Number.isFinite)
}

/** Only identical points are one corner: what was a hair apart keeps its place. */
function withCorners(old: readonly OldWall[]) {
  const corners: Record<string, Corner> = {}
  const byPlace = new Map<string, string>()
  const cornerAt = (at: Point): string => {
    const place = at.join()
    const known = byPlace.get(place) ?? `corner-${byPlace.size + 1}`
    byPlace.set(place, known)
    corners[known] ??= { id: known, at }
    return known
  }
  const walls: Record<string, Wall> = {}
  const add = (id: string, from: Point, to: Point, kind: Wall['kind'], thickness: number) => {
    walls[id] = { id, from: cornerAt(from), to: cornerAt(to), kind, thickness, line: 'right', height: null }
  }
  for (const { id, from, to, thickness } of old) add(id, from, to, 'wall', thickness)
  for (const [index, { from, to }] of openLines(old).entries()) {
    add(freeName(`open-${index + 1}`, walls), from, to, 'open', 0)
  }
  return { corners, walls }
}

/** Corners nearer than this were the same corner. */
const joint = 1

/** From the end of every line of walls that does not close back to where it begins. */
function openLines(walls: readonly OldWall[]): readonly { readonly from: Point; readonly to: Point }[] {
  const left = new Set(walls)
  const lines: { readonly from: Point; readonly to: Point }[] = []
  for (const wall of walls) {
    if (!left.delete(wall)) continue
    let [first, last, count] = [wall, wall, 1]
    for (let next = takeAt('from', last.to, left); next; next = takeAt('from', last.to, left)) {
      ;[last, count] = [next, count + 1]
    }
    for (let before = takeAt('to', first.from, left); before; before = takeAt('to', first.from, left)) {
      ;[first, count] = [before, count + 1]
    }
    if (count > 1 && apart(last.to, first.from) >= joint) lines.push({ from: last.to, to: first.from })
  }
  return lines
}

function takeAt(end: 'from' | 'to', point: Point, left: Set<OldWall>): OldWall | undefined {
  for (const wall of left) {
    if (apart(wall[end], point) >= joint) continue
    left.delete(wall)
    return wall
  }
  return undefined
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

function freeName(name: string, taken: object): string {
  return Object.hasOwn(taken, name) ? freeName(`${name}x`, taken) : name
}

/** As high as most of its walls were: the highest counts. */
function roomsOf({ rooms }: Shell, old: readonly OldWall[]): Record<string, Room> {
  return Object.fromEntries(
    rooms.map((room, index): [string, Room] => {
      const id = `room-${index + 1}`
      const around = new Set(room.sides.map(({ wall }) => wall))
      const heights = old.filter((wall) => around.has(wall.id)).map(({ height }) => height)
      return [id, { ...plainRoom, id, inside: middleOf(room), height: Math.max(1, ...heights) }]
    }),
  )
}

/** A wall keeps a height of its own where it is not as high as its room. */
function withHeights(
  walls: Readonly<Record<string, Wall>>,
  old: readonly OldWall[],
  shell: Shell,
): Readonly<Record<string, Wall>> {
  const own = old.flatMap(({ id, height }): readonly Wall[] => {
    const wall = walls[id]
    if (!wall) return []
    return [{ ...wall, height: (shell.wall(id)?.height ?? defaultWallHeight) === height ? null : height }]
  })
  return { ...walls, ...Object.fromEntries(own.map((wall) => [wall.id, wall])) }
}

function withHand(opening: Fields): Fields {
  return { ...opening, hand: 'left', swing: 'in', depth: null, side: 'right' }
}

function seated({ wall, ...place }: Fields, shell: Shell, walls: object): Fields {
  if (typeof wall !== 'string') return { ...place, seat: { on: 'floor' } }
  const face = shell.face(wall, 'right')
  // A wall without length has no face; one that is not there at all is for the checks to find.
  if (!face && Object.hasOwn(walls, wall)) return { ...place, seat: { on: 'floor' } }
  if (!face || !isPlace(place)) return { ...place, seat: { on: 'wall', wall, side: 'right' } }
  const { at, rotation } = placeFromFace(face, place)
  return { at: at.map(plain), rotation: plain(rotation), seat: { on: 'wall', wall, side: 'right' } }
}

function isPlace(place: Fields): place is Fields & Place {
  return Array.isArray(place.at) && place.at.every(Number.isFinite) && Number.isFinite(place.rotation)
}

/** −0 is no length, and billionths of a millimetre are the dust of a turned wall. */
function plain(value: number): number {
  const whole = Math.round(value)
  return Math.abs(value - whole) < 1e-9 ? whole + 0 : value
}

function mapped(map: unknown, change: (record: Fields) => Fields): unknown {
  if (!isFields(map)) return map
  return Object.fromEntries(
    Object.entries(map).map(([id, record]) => [id, isFields(record) ? change(record) : record]),
  )
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

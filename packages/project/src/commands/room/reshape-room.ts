import {
  boundsOfPoints,
  type Corner,
  type FoundPreset,
  isInRoom,
  isOpenSide,
  middleOf,
  type Point,
  type PresetRoomType,
  presetOf,
  presetSides,
  type Room,
  type RoomId,
  type SideName,
  type Stretch,
  shellOf,
  type Wall,
  type WallId,
} from '@arredo/geometry'
import type { Command } from '../../command.ts'
import type { ProjectDocument } from '../../document.ts'
import { done, type Result, refuse } from '../../result.ts'
import { byId, type PresetInput, presetRecords } from '../../room/preset-records.ts'
import { reachProblem } from '../../room/reach-problem.ts'
import { lockedAsideProblem, openingsAside, withOpeningsBack } from '../../room/reshaped-openings.ts'
import { seatsKept } from '../../room/seats-kept.ts'
import { roomThatStandsAlone } from '../../room/stands-alone.ts'
import { lostWallProblem } from '../../room/wall-problem.ts'
import { wallsOfRooms } from '../../room/walls-of-rooms.ts'
import { withoutWalls } from './remove-walls.ts'

/** Openings that are there already keep their ids; those of the room that are not named go. */
export type ReshapeRoomInput = PresetInput & { readonly room: RoomId }

/**
 * Another shape for a room, its south-western corner staying. A side of the same name is the same wall: what
 * sits on it stays on it. What sat on a side that goes stands where it stood, on the floor.
 */
export const reshapeRoom: Command<ReshapeRoomInput> = {
  label: 'Change room shape',
  run(document, input) {
    const { type, openings = [] } = input
    if (type === 'rt11') return refuse('A room drawn by hand has no preset walls')
    const room = roomThatStandsAlone(document, input.room)
    if (!room.ok) return room
    const unmoved = presetRecords(input)
    if (!unmoved.ok) return unmoved
    const built = presetRecords(input, southWest(room.value.outline, unmoved.value.corners))
    if (!built.ok) return built

    const old = keptSides(document, presetOf(room.value), type)
    const corners = cornersAgain(document, type, old, built.value.corners)
    const walls = wallsAgain(document, input, old, built.value.walls, corners)
    const own = wallsOfRooms(document, new Set([input.room]))
    const locked = lockedAsideProblem(document, own, openings)
    if (locked) return refuse(locked)
    const stay = new Set(walls.map(({ id }) => id))
    const gone = new Set([...own].filter((id) => !stay.has(id)))
    const bare = withoutWalls(openingsAside(document, own, openings), gone)
    const seated = seatedAnew(document, drawnAnew(bare, own, corners, walls), corners)
    const outOfBounds = reachProblem(document, seated) ?? lostWallProblem(document, seated)
    if (outOfBounds) return refuse(outOfBounds)

    const named = withRoomNamed(seated, input, walls)
    return named.ok ? withOpeningsBack(document, named.value, type, openings, walls) : named
  },
}

type KeptSides = ReadonlyMap<SideName, Stretch>

/** Only walls whose line is the room's face from corner to corner: along them everything is measured as before. */
function keptSides(document: ProjectDocument, preset: FoundPreset | null, type: PresetRoomType): KeptSides {
  const shell = shellOf(document)
  const kept = [...(preset?.sides ?? [])].filter(([name, { wall, side, start, end }]) => {
    const length = shell.wall(wall)?.length ?? Number.NaN
    const isWhole = Math.abs(start) < dust && Math.abs(end - length) < dust
    const isFace = document.walls[wall]?.line === side
    return presetSides[type].includes(name) && !isOpenSide(type, name) && isWhole && isFace
  })
  return new Map(kept)
}

const dust = 1e-6

function southWest(outline: readonly Point[], corners: readonly Corner[]): Point {
  const [was, is] = [boundsOfPoints(outline), boundsOfPoints(corners.map(({ at }) => at))]
  return [was.left - is.left, was.bottom - is.bottom]
}

/** A corner begins the wall that it began, or ends the one that it ended; where it stays it is the same record. */
function cornersAgain(
  { walls, corners }: ProjectDocument,
  type: PresetRoomType,
  old: KeptSides,
  wanted: readonly Corner[],
): readonly Corner[] {
  const names = presetSides[type]
  const cornerOf = (name: SideName | undefined, isStart: boolean) => {
    const stretch = name && old.get(name)
    const wall = walls[stretch?.wall ?? '']
    return corners[((stretch?.side === 'right') === isStart ? wall?.from : wall?.to) ?? '']
  }
  const starts = new Set(names.map((name) => cornerOf(name, true)))
  return wanted.map(({ id, at }, index) => {
    const before = cornerOf(names.at(index - 1), false)
    const known = cornerOf(names[index], true) ?? (starts.has(before) ? undefined : before)
    // By the same object it is seen which end of a wall did not move.
    if (known && known.at[0] === at[0] && known.at[1] === at[1]) return known
    return { id: known?.id ?? id, at }
  })
}

function wallsAgain(
  document: ProjectDocument,
  { type, thickness }: PresetInput,
  old: KeptSides,
  wanted: readonly Wall[],
  corners: readonly Corner[],
): readonly Wall[] {
  return wanted.map((wall, index) => {
    const [from, to] = [corners[index]?.id ?? '', corners[(index + 1) % corners.length]?.id ?? '']
    const name = type === 'rt11' ? undefined : presetSides[type][index]
    const stretch = name && old.get(name)
    const known = document.walls[stretch?.wall ?? '']
    if (!known || !stretch) return { ...wall, from, to }
    const ends = stretch.side === 'right' ? { from, to } : { from: to, to: from }
    return { ...known, ...ends, thickness: thickness ?? known.thickness }
  })
}

function drawnAnew(
  bare: ProjectDocument,
  own: ReadonlySet<WallId>,
  drawn: readonly Corner[],
  walls: readonly Wall[],
): ProjectDocument {
  const others = Object.values(bare.walls).filter(({ id }) => !own.has(id))
  const used = new Set(others.flatMap(({ from, to }) => [from, to]))
  const corners = Object.values(bare.corners).filter(({ id }) => used.has(id))
  return {
    ...bare,
    corners: Object.fromEntries([...corners, ...drawn].map((corner) => [corner.id, corner])),
    walls: Object.fromEntries([...others, ...walls].map((wall) => [wall.id, wall])),
  }
}

/** Across, then up: what sits on a wall that grows keeps its place, also where the wall moves too. */
function seatedAnew(
  before: ProjectDocument,
  after: ProjectDocument,
  corners: readonly Corner[],
): ProjectDocument {
  const across = corners.map((corner): Corner => {
    const known = before.corners[corner.id]
    if (!known || known.at[1] === corner.at[1]) return corner
    return known.at[0] === corner.at[0] ? known : { id: corner.id, at: [corner.at[0], known.at[1]] }
  })
  const halfway = seatsKept(before, { ...after, corners: { ...after.corners, ...byId(across) } })
  return seatsKept(halfway, { ...halfway, corners: after.corners })
}

/** Whatever stands in the way of the new walls would make another room of them. */
function withRoomNamed(
  document: ProjectDocument,
  { room: id, type, height }: ReshapeRoomInput,
  [first]: readonly Wall[],
): Result<ProjectDocument> {
  const found = shellOf(document).rooms.find(({ sides }) => sides.some(({ wall }) => wall === first?.id))
  const room = document.rooms[id]
  if (!found || !room || presetOf(found)?.type !== type) return refuse('Another wall is in the way')
  const named: Room = {
    ...room,
    height: height ?? room.height,
    inside: isInRoom(room.inside, found) ? room.inside : middleOf(found),
    slopes: room.slopes.filter(({ wall }) => document.walls[wall]),
    exceptions: Object.fromEntries(Object.entries(room.exceptions).filter(([wall]) => document.walls[wall])),
  }
  return done({ ...document, rooms: { ...document.rooms, [id]: named } })
}

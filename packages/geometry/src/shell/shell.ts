import { defaultWallHeight } from '../wall-defaults.ts'
import { bodyOf } from './body.ts'
import { slopesOf } from './ceiling.ts'
import { walkCycles } from './cycles.ts'
import { type Look, wallFaces } from './faces.ts'
import { type ClearPlace, type FoundPlaces, findRooms, namedRooms, type RoomPlace } from './found-rooms.ts'
import { type Chain, wallGraph } from './graph.ts'
import { joinWalls } from './joints.ts'
import { keptParts, stretchesOf } from './kept-parts.ts'
import type { PlanRecords } from './records.ts'
import { type Span, spansOf } from './spans.ts'
import type { Ceiling, Shell, ShellWall, Stretch } from './surfaces.ts'
import { highestOf } from './tops.ts'
import { type WallLine, wallLines } from './wall-line.ts'

/** All that follows from corners and walls alone, whatever is said of rooms. */
type Skeleton = {
  readonly chains: readonly Chain[]
  readonly found: FoundPlaces
  readonly shells: WeakMap<PlanRecords['rooms'], Shell>
}

/** The newest shell of these walls: what is the same in the next one stays the same object. */
const latest = new WeakMap<PlanRecords['walls'], Shell>()

/** By corners, then by walls: what is dragged is compared with what was there, and both are asked for in turns. */
const known = new WeakMap<PlanRecords['corners'], WeakMap<PlanRecords['walls'], Skeleton>>()

/** Walls, faces and rooms of a floor plan; the same object as long as the three maps are the same. */
export function shellOf(records: PlanRecords): Shell {
  const { walls, rooms } = records
  const skeleton = skeletonOf(records)
  const last = skeleton.shells.get(rooms)
  if (last) return last

  const shell = buildShell(skeleton, rooms, latest.get(walls))
  skeleton.shells.set(rooms, shell)
  latest.set(walls, shell)
  return shell
}

/** Where the walls leave rooms, whatever they are called: their clear polygons without anything else. */
export function roomPlaces(records: PlanRecords): readonly ClearPlace[] {
  return skeletonOf(records).found.rooms
}

function skeletonOf({ corners, walls }: PlanRecords): Skeleton {
  const last = known.get(corners)?.get(walls)
  if (last) return last

  const { nodes, chains } = wallGraph(wallLines(corners, walls))
  joinWalls(nodes)
  const skeleton = { chains, found: findRooms(walkCycles(chains)), shells: new WeakMap() }
  const ofCorners = known.get(corners) ?? new WeakMap<PlanRecords['walls'], Skeleton>()
  known.set(corners, ofCorners.set(walls, skeleton))
  return skeleton
}

function buildShell(
  { chains, found }: Skeleton,
  records: PlanRecords['rooms'],
  before: Shell | undefined,
): Shell {
  const rooms = namedRooms(found.rooms, records)
  const real = chains.filter(({ line }) => !line.isOpen)
  const lines = new Map(real.map(({ line }) => [line.record.id, line]))
  const ceilings = rooms.map((room) => ceilingOf(room, (id) => lines.get(id)))
  const sides = rooms.map(({ cycles }) => cycles.flatMap(spansOf))
  const looks = looksByWall(sides, found.outside.flatMap(spansOf))

  const stretchOf = new Map<Span, Stretch>()
  const built = real.map((chain) =>
    shellWall(chain, wallFaces(chain, looks.get(chain.line) ?? [], ceilings, stretchOf)),
  )
  const parts = {
    walls: built,
    rooms: rooms.map(({ record, outline, holes, area, perimeter }, index) => ({
      record,
      outline,
      holes,
      area,
      perimeter,
      sides: sides[index]?.flatMap((span) => stretchOf.get(span) ?? []) ?? [],
      height: ceilings[index]?.height ?? defaultWallHeight,
      slopes: ceilings[index]?.slopes ?? [],
    })),
  }
  const kept = keptParts(parts, before)
  const byId = new Map(kept.walls.map((wall) => [wall.id, wall]))
  return {
    ...kept,
    stretches: kept.walls.flatMap(stretchesOf),
    seats: kept.walls.flatMap(seatsOf),
    mark: {},
    wall: (id) => byId.get(id),
    face: (id, side) => byId.get(id)?.faces[side],
  }
}

function seatsOf(wall: ShellWall): readonly Stretch[] {
  const all = stretchesOf(wall)
  const inside = all.filter(({ room }) => room !== null)
  return inside.length > 0 ? inside : all
}

function ceilingOf({ record }: RoomPlace, lineOf: (wall: string) => WallLine | undefined): Ceiling {
  const height =
    record && record.height > 0 && Number.isFinite(record.height) ? record.height : defaultWallHeight
  return { height, slopes: slopesOf(record?.slopes ?? [], lineOf) }
}

function looksByWall(
  rooms: readonly (readonly Span[])[],
  outside: readonly Span[],
): ReadonlyMap<WallLine, readonly Look[]> {
  const looks = new Map<WallLine, Look[]>()
  const add = (span: Span, room: number | null) => {
    const others = looks.get(span.line)
    if (others) others.push({ span, room })
    else looks.set(span.line, [{ span, room }])
  }
  rooms.forEach((spans, room) => {
    for (const span of spans) add(span, room)
  })
  for (const span of outside) add(span, null)
  return looks
}

function shellWall(chain: Chain, faces: ShellWall['faces']): ShellWall {
  const { record, from, to, length, along } = chain.line
  return {
    id: record.id,
    record,
    from,
    to,
    length,
    along,
    thickness: record.thickness,
    faces,
    footprint: bodyOf(chain),
    height: Math.max(highestOf(faces.left.top), highestOf(faces.right.top)),
  }
}

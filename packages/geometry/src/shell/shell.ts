import { defaultWallHeight } from '../wall-defaults.ts'
import { bodyOf } from './body.ts'
import { slopesOf } from './ceiling.ts'
import { walkCycles } from './cycles.ts'
import { type Look, wallFaces } from './faces.ts'
import { findRooms, type RoomPlace } from './found-rooms.ts'
import { type Chain, wallGraph } from './graph.ts'
import { joinWalls } from './joints.ts'
import type { PlanRecords } from './records.ts'
import { type Span, spansOf } from './spans.ts'
import type { Ceiling, Shell, ShellWall, Stretch } from './surfaces.ts'
import { highestOf } from './tops.ts'
import { type WallLine, wallLines } from './wall-line.ts'

const last = new WeakMap<PlanRecords['walls'], { readonly records: PlanRecords; readonly shell: Shell }>()

/** Walls, faces and rooms of a floor plan; the same object as long as the three maps are the same. */
export function shellOf(records: PlanRecords): Shell {
  const known = last.get(records.walls)
  if (known && known.records.corners === records.corners && known.records.rooms === records.rooms) {
    return known.shell
  }

  const shell = buildShell(records)
  last.set(records.walls, { records, shell })
  return shell
}

function buildShell({ corners, walls, rooms }: PlanRecords): Shell {
  const graph = wallGraph(wallLines(corners, walls))
  joinWalls(graph.nodes)
  const found = findRooms(walkCycles(graph.chains), rooms)

  const real = graph.chains.filter(({ line }) => !line.isOpen)
  const lines = new Map(real.map(({ line }) => [line.record.id, line]))
  const ceilings = found.rooms.map((room) => ceilingOf(room, (id) => lines.get(id)))
  const sides = found.rooms.map(({ cycles }) => cycles.flatMap(spansOf))
  const looks = looksByWall(sides, found.outside.flatMap(spansOf))

  const stretchOf = new Map<Span, Stretch>()
  const shellWalls = real.map((chain) =>
    shellWall(chain, wallFaces(chain, looks.get(chain.line) ?? [], ceilings, stretchOf)),
  )
  const byId = new Map(shellWalls.map((wall) => [wall.id, wall]))
  return {
    walls: shellWalls,
    rooms: found.rooms.map(({ record, outline, holes, area, perimeter }, index) => ({
      record,
      outline,
      holes,
      area,
      perimeter,
      sides: sides[index]?.flatMap((span) => stretchOf.get(span) ?? []) ?? [],
      height: ceilings[index]?.height ?? defaultWallHeight,
      slopes: ceilings[index]?.slopes ?? [],
    })),
    stretches: shellWalls.flatMap(stretchesOf),
    seats: shellWalls.flatMap(seatsOf),
    wall: (id) => byId.get(id),
    face: (id, side) => byId.get(id)?.faces[side],
  }
}

function stretchesOf({ faces }: ShellWall): readonly Stretch[] {
  return [...faces.left.stretches, ...faces.right.stretches]
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

import {
  type FoundRoom,
  fromWall,
  isInRoom,
  minus,
  openingOnFace,
  plus,
  type Shell,
  type ShellWall,
  type Stretch,
  times,
} from '@arredo/geometry'
import type { OpeningNow } from '@arredo/project'
import type { Layer } from '../drawing.ts'
import { kept } from '../kept.ts'
import { boxOf, type TextBox } from '../text-box.ts'
import { type Bands, chainBands } from './chain-bands.ts'
import type { Measurable } from './chain-stops.ts'
import { drawIslands } from './draw-islands.ts'
import { drawLabels } from './draw-labels.ts'
import { drawRoomName } from './draw-room-name.ts'
import { slopeHeights } from './draw-slope.ts'
import type { PlanLabels } from './labels.ts'
import type { Member, RoomGroup } from './member.ts'
import type { ChainChoice } from './plan-options.ts'
import { type Measured, measuredWalls, roomChains, stretchesOf } from './room-chains.ts'

export type Writing = {
  readonly textSize: number
  readonly chains: ChainChoice
  readonly labels: PlanLabels
}

/**
 * All that is written on a plan, room by room, so that no two texts lie on each other: chains along the walls and
 * islands first, then heights of slopes, numbers and names of items, then the room's own where nothing stands.
 */
export function writtenLayers(
  shell: Shell,
  groups: readonly RoomGroup[],
  measurable: Measurable,
  writing: Writing,
): readonly Layer[] {
  const { textSize, chains, labels } = writing
  const { openings, points } = measurable
  const cuts = cutsByWall(openings)
  const measured = groups.map((group) => {
    const stretches = stretchesOf(shell, group.room)
    const cut = stretches.map(({ wall }) => cuts.get(wall)).join()
    return measuredKept(group, [stretches, cut, points, textSize, chains], () =>
      measuredWalls(shell, stretches, group, measurable, { textSize, chains }),
    )
  })
  const bands = chainBands(shell, measured, textSize)
  const laidIn = (group: RoomGroup, walls: Measured, others: readonly Laid[]): Laid => {
    const where = whereKept(walls, [bands], () =>
      walls.wanted.map(({ stretch }) => bands.get(stretch)?.name).join(),
    )
    return laidKept(group, [walls, where, labels, ...others], () =>
      roomLayers({ shell, group, openings, walls, bands, others }, writing),
    )
  }
  const rooms: Laid[] = []
  groups.forEach((group, index) => {
    const walls = measured[index]
    if (walls && group.room) rooms.push(laidIn(group, walls, []))
  })
  // What stands in no room may stand where others have their chains.
  const [outside, loose] = [groups[0], measured[0]]
  const isEmpty = outside?.members.length === 0 && loose?.wanted.length === 0
  return [...rooms, ...(outside && loose && !isEmpty ? [laidIn(outside, loose, rooms)] : [])].flatMap(
    ({ layers }) => layers,
  )
}

type Laid = { readonly layers: readonly Layer[]; readonly boxes: readonly TextBox[] }

const measuredKept = kept<Measured>()
const whereKept = kept<string>()
const laidKept = kept<Laid>()
const cutKept = kept<string>()

/** By what they say: openings are other objects whenever a wall is moved somewhere. */
function cutsByWall(openings: readonly OpeningNow[]): ReadonlyMap<string, string> {
  const cuts = new Map<string, string>()
  for (const opening of openings) {
    const told = cutKept(opening, [], () => JSON.stringify(opening))
    cuts.set(opening.wall, `${cuts.get(opening.wall) ?? ''}${told}`)
  }
  return cuts
}

type RoomParts = {
  readonly shell: Shell
  readonly group: RoomGroup
  readonly openings: readonly OpeningNow[]
  readonly walls: Measured
  readonly bands: Bands
  /** What is written elsewhere already. */
  readonly others: readonly Laid[]
}

function roomLayers(parts: RoomParts, { textSize, labels }: Writing): Laid {
  const { shell, group, openings, walls, bands, others } = parts
  const { room, members } = group
  const solid = members.filter(({ kind }) => kind !== 'carpet').map(({ box }) => box)
  const chains = roomChains(walls, bands, room, solid, textSize, labels)
  const inside = [...chains, ...others].flatMap(({ boxes }) => boxes)
  const isInside = (box: TextBox) => room === null || isInRoomAbout(box, room)
  const against = new Set(
    [...walls.spans.values()].flatMap(({ standing }) => standing.map(({ of }) => of.id)),
  )
  const islands = drawIslands(
    { members, against, walls: wallsAbout(shell, walls.stretches), things: solid, taken: inside, isInside },
    textSize,
    labels,
  )
  const measured = [...inside, ...islands.flatMap(({ boxes }) => boxes)]
  const heights =
    room && room.slopes.length > 0
      ? [
          {
            key: `heights ${shell.rooms.indexOf(room)}`,
            ...slopeHeights(room, solid, measured, textSize, labels),
          },
        ]
      : []
  const measures = [...measured, ...heights.flatMap(({ boxes }) => boxes)]
  const items = drawLabels(members, { taken: measures, isInside }, textSize, labels)
  const name = room
    ? drawRoomName(
        room,
        [
          ...lying(members, room),
          ...openings.flatMap((opening) => swingBox(opening, shell, walls.stretches) ?? []),
          ...[...chains, ...islands, ...others.flatMap(({ layers }) => layers)].flatMap(linesOf),
        ],
        [...measures, ...items.flatMap(({ boxes }) => boxes)],
        textSize,
        labels,
      )
    : null
  const named = name && room ? [{ key: `name ${shell.rooms.indexOf(room)}`, ...name }] : []
  const laid = [...chains, ...islands, ...heights, ...items, ...named]
  return {
    layers: laid.map(({ key, shapes }) => ({ key, shapes })),
    boxes: laid.flatMap(({ boxes }) => boxes),
  }
}

/** What a name should not stand on: all but what covers most of the floor. */
function lying(members: readonly Member[], { area }: FoundRoom): readonly TextBox[] {
  return members
    .filter(({ item: { size } }) => size.width * size.depth < area * mostOfFloor)
    .map(({ box }) => box)
}

const mostOfFloor = 0.6

/** A measure is no longer read where a name is written across its line: a box for each piece of it. */
function linesOf({ shapes }: Pick<Layer, 'shapes'>): readonly TextBox[] {
  return shapes.flatMap((shape) => {
    if (shape.kind !== 'line' || shape.style !== 'dimension') return []
    const { from, to } = shape
    // The box of a slanting line would be as large as the room.
    const isSlanting = from[0] !== to[0] && from[1] !== to[1]
    const pieces = isSlanting ? piecesOfSlanting : 1
    const at = (piece: number) => plus(from, times(minus(to, from), piece / pieces))
    return Array.from({ length: pieces }, (_, piece) => boxOf([at(piece), at(piece + 1)]))
  })
}

const piecesOfSlanting = 24

/** Millimetres by which something written in a room may reach over its walls: half of any. */
const overWalls = 45

function isInRoomAbout({ left, right, bottom, top }: TextBox, room: FoundRoom): boolean {
  const [x, y] = [Math.min(overWalls, (right - left) / 2), Math.min(overWalls, (top - bottom) / 2)]
  return (
    isInRoom([left + x, bottom + y], room) &&
    isInRoom([right - x, bottom + y], room) &&
    isInRoom([right - x, top - y], room) &&
    isInRoom([left + x, top - y], room)
  )
}

function wallsAbout(shell: Shell, stretches: readonly Stretch[]): readonly ShellWall[] {
  const ids = new Set(stretches.map(({ wall }) => wall))
  return shell.walls.filter(({ id }) => ids.has(id))
}

/** The floor that a door sweeps. */
function swingBox(opening: OpeningNow, shell: Shell, about: readonly Stretch[]): TextBox | null {
  const wall = shell.wall(opening.wall)
  if (!wall || !about.some((stretch) => stretch.wall === wall.id)) return null
  if (opening.kind !== 'door' || opening.swing === 'none') return null
  const other = opening.side === 'left' ? 'right' : 'left'
  const face = wall.faces[opening.swing === 'in' ? opening.side : other]
  const { start, end } = openingOnFace(opening, face)
  const at = (along: number, across: number) => fromWall(face.frame, { along, across })
  return boxOf([at(start, 0), at(end, 0), at(end, opening.width), at(start, opening.width)])
}

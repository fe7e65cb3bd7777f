import type { Choices } from '@arredo/catalogue'
import {
  type FoundRoom,
  middleOf,
  onFloor,
  type Placement,
  type Point,
  placementOnWall,
  shellOf,
} from '@arredo/geometry'
import { drawWall, newDocument, type ProjectDocument, placeArticle, step } from '@arredo/project'

const articleCount = 200
const [roomsAcross, roomsDown] = [4, 3]
const [roomWidth, roomDepth] = [6000, 5000]

/**
 * A house of nothing but kitchens: in each of twelve rooms a run round a corner with a sink, a tap, a hob and a tall
 * oven, a run of wall units and an island. Nothing follows yet.
 */
export function kitchenHouse(): ProjectDocument {
  const start = newDocument({
    ...{ name: 'Kitchens', alternative: 'main', priceDate: '2026-11-15', priceList: 'EUR2026' },
    packs: { KITCHEN: '' },
  })
  const walled = wallLines().reduce((document, [from, to], index) => {
    const corner = ([x, y]: Point) => ({ corner: `${x} ${y}`, at: [x, y] as const })
    const rooms = ['a', 'b'].map((name) => `room-${index}-${name}`)
    const wall = { wall: `wall-${index}`, from: corner(from), to: corner(to), line: 'centre' as const, rooms }
    return after(document, step(drawWall, wall))
  }, start)
  const units = shellOf(walled).rooms.flatMap((room, index) => unitsIn(room, `k${index}`))
  const head = { catalogue: 'KITCHEN', model: 'LINEO_STD', side: 'L' } as const
  return units
    .slice(0, articleCount)
    .reduce((document, unit) => after(document, step(placeArticle, { ...head, ...unit })), walled)
}

type Line = readonly [from: Point, to: Point]

function wallLines(): readonly Line[] {
  const spot = (x: number, y: number): Point => [x * roomWidth, y * roomDepth]
  const lines: Line[] = []
  for (let y = 0; y <= roomsDown; y++)
    for (let x = 0; x <= roomsAcross; x++) {
      if (x < roomsAcross) lines.push([spot(x, y), spot(x + 1, y)])
      if (y < roomsDown) lines.push([spot(x, y), spot(x, y + 1)])
    }
  return lines
}

type Unit = {
  readonly row: string
  readonly article: string
  readonly choices: Choices
  readonly placement: Placement
}

function unitsIn(room: FoundRoom, name: string): readonly Unit[] {
  const [first, before] = [room.sides[0], room.sides.at(-1)]
  if (!first || !before) throw new Error('A room of the house has no sides')
  const unit = (row: string, article: string, W: number | null, placement: Placement): Unit => ({
    ...{ row: `${name}-${row}`, article, placement },
    choices: W === null ? {} : { W },
  })
  const along = (at: number, up = 0) => placementOnWall(first, at, up)
  const end = before.end - before.start
  const back = (at: number, up = 0) => placementOnWall(before, end - at, up)
  const on = (row: string, x: number, y: number): Placement => ({
    ...{ at: [x, y, 860], rotation: 0, seat: { on: 'row', row: `${name}-${row}` } },
  })
  const [x, y] = middleOf(room)
  const free = (at: number): Placement => ({ at: [x + at, y, 0], rotation: 0, seat: onFloor })
  const cornerEnd = first.side === 'right' ? 'from' : 'to'
  const corner = { on: 'corner', wall: first.wall, side: first.side, end: cornerEnd } as const
  return [
    unit('corner', 'B-CORNER', null, { at: [0, 0, 0], rotation: 0, seat: corner }),
    unit('drawers', 'B-DR3', 600, along(900)),
    unit('sink', 'B-SINK', 900, along(1500)),
    unit('basin', 'A-SINK', 600, on('sink', 150, 45)),
    unit('tap', 'A-TAP', null, on('sink', 430, 50)),
    unit('doors', 'B-2DOOR', 900, along(2400)),
    unit('oven', 'T-OVEN', null, along(3900)),
    unit('hob-unit', 'B-HOB', 900, back(1800)),
    unit('hob', 'A-HOB', 600, on('hob-unit', 150, 40)),
    unit('last', 'B-DR3', 600, back(2400)),
    ...[600, 1200, 1800].map((at) => unit(`above-${at}`, 'W-DOOR', 600, along(at, 1420))),
    unit('hood', 'W-HOOD', 900, back(1800, 1420)),
    ...[-900, 0, 900].map((at) => unit(`island${at}`, 'I-DR3', 900, free(at))),
  ]
}

function after(document: ProjectDocument, take: ReturnType<typeof step>): ProjectDocument {
  const taken = take(document)
  if (!taken.ok) throw new Error(taken.message)
  return taken.value
}

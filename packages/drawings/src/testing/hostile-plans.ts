import { type Placement, type Point, presetIds, type RoomType, roomTypes, type Seat } from '@arredo/geometry'
import {
  addFixture,
  addOpening,
  addRoom,
  angleFromLengths,
  type Command,
  changeOpening,
  changeRoom,
  changeWall,
  createDesk,
  type Desk,
  drawWall,
  fixtureKinds,
  joinWalls,
  moveCorner,
  moveFixture,
  moveRow,
  moveWall,
  newDocument,
  type ProjectDocument,
  placeArticle,
  type Result,
  readDocument,
  removeCorner,
  removeRooms,
  removeWalls,
  reshapeRoom,
  rotateRow,
  setCornerAngle,
  setRoom,
  setSlope,
  setWallLength,
  splitWall,
  swingOpening,
} from '@arredo/project'
import { hostileEvaluation, hostileNumber as number } from '@arredo/testing'
import * as fc from 'fast-check'
import { drawnProblem } from './drawn-problem.ts'
import { lawProblem } from './law-problem.ts'

const point: fc.Arbitrary<Point> = fc.tuple(number, number)
const which = fc.nat(12)
const how = {
  side: fc.constantFrom<'left' | 'right'>('left', 'right'),
  end: fc.constantFrom<'from' | 'to'>('from', 'to'),
  line: fc.constantFrom<'left' | 'centre' | 'right'>('left', 'centre', 'right'),
  kind: fc.constantFrom<'wall' | 'open'>('wall', 'wall', 'wall', 'open'),
  type: fc.constantFrom<RoomType>(...roomTypes),
  seat: fc.constantFrom<Seat['on']>('wall', 'wall', 'corner', 'floor', 'ceiling', 'row', 'slot', 'opening'),
  cut: fc.constantFrom<'door' | 'window' | 'niche'>('door', 'window', 'niche'),
}

/** A room of 5 by 4 metres with doors, a unit and a socket, or one as large as can be, on whose walls there are places beyond all reach. */
export type HostileStart = 'room' | 'vast'

const made = { catalogue: 'demo', model: 'm', article: 'B60', side: 'L', choices: {} } as const
const hung = { kind: 'door', hand: 'left', swing: 'in', sill: 0 } as const
const door = { ...hung, id: 'door', in: 'north', offset: 1000, width: 900, height: 2000 } as const
const second = { ...hung, id: 'second', in: 'east', offset: 1000, width: 900, height: 2000 } as const

type Try = (desk: Desk, newId: () => string) => Result<unknown>

/** A command with hostile numbers, on whatever is there by then or on nothing. */
const anyTry: fc.Arbitrary<Try> = fc
  .record({
    deed: fc.nat(28),
    one: which,
    two: which,
    places: fc.tuple(point, point),
    numbers: fc.tuple(number, number, number),
    ...how,
  })
  .map(({ deed, one, two, places, numbers, type, cut: kindOfCut, ...way }) => (desk, newId) => {
    const [a, b, c] = numbers
    const { document } = desk.current()
    const corner = nth(document.corners, one)
    const wall = nth(document.walls, one)
    const other = nth(document.walls, two)
    const room = nth(document.rooms, one)
    const opening = nth(document.openings, one)
    const row = nth(document.rows, one)
    const fixture = nth(document.fixtures, one)
    const rooms = [newId(), newId()]
    const run = <Input>(command: Command<Input>, input: Input) => desk.run(command, input)
    const from = one % 2 === 0 ? { corner, at: places[0] } : { corner: newId(), at: places[0] }
    const depth = kindOfCut === 'niche' ? c : null
    const cut = { offset: a, width: b, height: c, sill: 0, depth, hand: way.side, swing: 'in' } as const
    const likely = { ...cut, offset: 1000, width: 900, height: 2000, sill: Math.abs(a) }
    const placement: Placement = {
      at: [a, b, c],
      rotation: one % 3 === 0 ? a : 0,
      seat: seatOf(way.seat, document, two, way),
    }
    const preset = { type, lengths: [a, b, c].slice(0, 2 + (one % 3)), ids: presetIds(type, newId) }
    const size = { width: 600, depth: 560, height: 720 }
    const tries: readonly (() => Result<unknown>)[] = [
      () =>
        plainly(places.flat(), () =>
          run(drawWall, { wall: newId(), from, to: { corner: newId(), at: places[1] }, ...way, rooms }),
        ),
      () =>
        run(drawWall, {
          wall: newId(),
          from,
          to: { corner: nth(document.corners, two), at: places[1] },
          ...(two % 2 === 0 && { thickness: a, height: b }),
          rooms,
        }),
      () => inWords('A wall needs two corners', run(drawWall, { wall: newId(), from, to: from, rooms })),
      () => plainly(places[0], () => run(moveCorner, { corner, to: places[0], rooms })),
      () => plainly([a], () => run(moveWall, { wall, by: a, rooms })),
      () => plainly([a], () => run(setWallLength, { wall, side: way.side, end: way.end, length: a, rooms })),
      () => plainly([a], () => run(splitWall, { wall, at: a, part: newId(), corner: newId(), rooms })),
      () => run(joinWalls, { walls: [wall, other], rooms }),
      () =>
        plainly([a], () =>
          run(setCornerAngle, { corner, angle: a / ((one % 2) * 39 + 1), moves: wall, rooms }),
        ),
      () => run(removeCorner, { corner, rooms }),
      () => run(changeWall, { wall, change: { thickness: a, line: way.line, kind: way.kind } }),
      () => run(changeWall, { wall, change: { height: b } }),
      () => run(changeRoom, { room, change: { height: a } }),
      () => run(changeRoom, { room, change: { slopes: [{ wall, side: way.side, knee: b, run: c }] } }),
      () => run(setSlope, { room, wall, side: way.side, knee: a, run: b }),
      () =>
        plainly([a, b], () =>
          run(addOpening, { opening: { ...cut, id: newId(), wall, kind: kindOfCut, side: way.side } }),
        ),
      () => run(addOpening, { opening: { ...likely, id: newId(), wall, kind: kindOfCut, side: way.side } }),
      () => run(changeOpening, { opening, change: { offset: a, width: b, depth: c, wall: other } }),
      () => plainly([a], () => run(changeOpening, { opening, change: { offset: a } })),
      () => run(changeOpening, { opening, change: { sill: b, height: c } }),
      () => run(swingOpening, { opening, hand: way.side, side: way.side }),
      () => run(removeWalls, { walls: [wall], rooms }),
      () => run(removeRooms, { rooms: [room] }),
      () =>
        plainly(preset.lengths, () =>
          run(one % 3 === 0 ? setRoom : addRoom, { ...preset, height: two % 2 === 0 ? a : 2700 }),
        ),
      () => run(reshapeRoom, { ...preset, room }),
      () => plainly(numbers, () => run(placeArticle, { ...made, row: newId(), placement })),
      () =>
        one % 2 === 0
          ? run(moveRow, { row, placement })
          : run(rotateRow, { row, degrees: a, place: placement, size }),
      () =>
        one % 2 === 0
          ? run(moveFixture, { fixture, placement })
          : run(addFixture, {
              fixture: { id: newId(), kind: fixtureKinds[two % 10] ?? 'socket', size: numbers, placement },
            }),
      () => angle(a, b, c),
    ]
    return tries[deed]?.() ?? { ok: true, value: null }
  })

/** A room and what was tried with it. */
export const hostileTries = fc.record({
  start: fc.constantFrom<HostileStart>('room', 'room', 'room', 'vast'),
  tries: fc.array(anyTry, { minLength: 1, maxLength: 8 }),
})

/** What is wrong after hostile commands, in words; null where nothing is. */
export function triesProblem({
  start,
  tries,
}: {
  readonly start: HostileStart
  readonly tries: readonly Try[]
}): string | null {
  let count = 0
  const newId = () => `n${++count}`
  const document = newDocument({ name: 'Hostile', alternative: 'a1', priceDate: '2026-11-15' })
  const desk = createDesk({ document, evaluate: hostileEvaluation })
  begin(desk, start, newId)
  const documents = [desk.current().document]
  for (const attempt of tries) {
    const before = desk.current().document
    const result = attempt(desk, newId)
    const after = desk.current().document
    if (!result.ok && (result.message.trim() === '' || after !== before)) return 'A refusal changed something'
    if (after === before) continue
    if (isSame(after, before)) return 'A command said it was done and did nothing'
    documents.push(after)
    const read = readDocument(JSON.parse(JSON.stringify(after)))
    if (!read.ok) return `It no longer opens: ${read.message}`
    const problem = lawProblem(after) ?? drawnProblem(after)
    if (problem) return problem
  }
  for (const before of documents.toReversed().slice(1)) {
    if (!desk.undo().ok) return 'A step could not be undone'
    if (!isSame(desk.current().document, before)) return 'Undo led elsewhere'
  }
  return null
}

function begin(desk: Desk, start: HostileStart, newId: () => string): void {
  if (start === 'room') {
    const ids = presetIds('rt1', newId)
    desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], openings: [door, second], ids })
    const seat = { on: 'wall', wall: ids.walls[0] ?? '', side: 'right' } as const
    desk.run(placeArticle, { ...made, row: newId(), placement: { at: [100, 0, 0], rotation: 0, seat } })
    const socket = { at: [3000, 0, 300], rotation: 0, seat } as const
    desk.run(addFixture, { fixture: { id: newId(), kind: 'socket', size: [80, 10, 80], placement: socket } })
    return
  }
  const corners = [-1e6, 1e6].flatMap((x) =>
    [-1e6, 1e6].map((y) => ({ corner: newId(), at: [x, y] as const })),
  )
  for (const [one, two] of [
    [0, 1],
    [1, 3],
    [3, 2],
    [2, 0],
  ] as const) {
    const [from, to] = [corners[one], corners[two]]
    if (from && to) desk.run(drawWall, { wall: newId(), from, to, rooms: [newId()] })
  }
}

/** What is no number is nowhere, and not far away: a refusal must say what is wrong. */
function plainly(numbers: readonly number[], attempt: () => Result<unknown>): Result<unknown> {
  const result = attempt()
  const isFar = !result.ok && result.message === 'That is too far away'
  return isFar && !numbers.every(Number.isFinite) ? unsaid : result
}

function inWords(words: string, result: Result<unknown>): Result<unknown> {
  return !result.ok && result.message === words ? result : unsaid
}

/** A refusal without words, which is a problem in itself. */
const unsaid: Result<never> = { ok: false, message: '' }

function angle(one: number, two: number, across: number): Result<unknown> {
  const result = angleFromLengths(one, two, across)
  const areLengths = [one, two, across].every((length) => length > 0 && length < Number.POSITIVE_INFINITY)
  if (!areLengths) return inWords('Three lengths are needed to reckon an angle', result)
  return result.ok && !(result.value > 0 && result.value < 180) ? unsaid : result
}

function seatOf(
  on: Seat['on'],
  document: ProjectDocument,
  index: number,
  { side, end }: { readonly side: 'left' | 'right'; readonly end: 'from' | 'to' },
): Seat {
  const wall = nth(document.walls, index)
  const row = nth(document.rows, index)
  if (on === 'wall') return { on, wall, side }
  if (on === 'corner') return { on, wall, side, end }
  if (on === 'row') return { on, row }
  if (on === 'slot') return { on, row, slot: 's' }
  return on === 'opening' ? { on, opening: nth(document.openings, index) } : { on }
}

function isSame(one: ProjectDocument, two: ProjectDocument): boolean {
  const maps = ['corners', 'walls', 'rooms', 'openings', 'fixtures', 'rows'] as const
  return maps.every((map) => {
    const [mine, theirs]: readonly Readonly<Record<string, unknown>>[] = [one[map], two[map]]
    const ids = Object.keys(mine ?? {})
    return ids.length === Object.keys(theirs ?? {}).length && ids.every((id) => mine?.[id] === theirs?.[id])
  })
}

function nth(map: Readonly<Record<string, unknown>>, index: number): string {
  const ids = Object.keys(map)
  return ids[index % (ids.length + 1)] ?? 'nowhere'
}

import {
  type Corner,
  type Opening,
  type Point,
  presetIds,
  type Room,
  shellOf,
  type Wall,
} from '@arredo/geometry'
import {
  addOpening,
  angleFromLengths,
  type Command,
  changeOpening,
  changeRoom,
  changeWall,
  createDesk,
  type Desk,
  drawWall,
  type Evaluation,
  joinWalls,
  moveCorner,
  moveWall,
  newDocument,
  type ProjectDocument,
  type Result,
  readDocument,
  removeCorner,
  removeRooms,
  removeWalls,
  setCornerAngle,
  setRoom,
  setWallLength,
  splitWall,
  swingOpening,
} from '@arredo/project'
import * as fc from 'fast-check'
import { planLayers } from '../plan/draw-plan.ts'

/** What nobody means and everything must survive: no length, no number, beyond all measure, nearly nothing. */
const absurd = fc.constantFrom(
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -0, -1, 1e-9, 1e-300],
  ...[0.5, 1, 999_999, 1_000_000, 1_000_001, -1e9, 1e15, 1e300, Number.MAX_VALUE],
)
/** Few places, so that corners coincide and walls cross, fold back and lie over each other. */
const likely = fc.constantFrom(0, 0, 1000, 1000.4, 1001, 2000, 3000, 5000, -2000)
const number = fc.oneof({ weight: 5, arbitrary: likely }, { weight: 2, arbitrary: absurd })
const point: fc.Arbitrary<Point> = fc.tuple(number, number)
const which = fc.nat(12)
const side = fc.constantFrom<'left' | 'right'>('left', 'right')
const end = fc.constantFrom<'from' | 'to'>('from', 'to')
const line = fc.constantFrom<Wall['line']>('left', 'centre', 'right')
const kind = fc.constantFrom<Wall['kind']>('wall', 'wall', 'wall', 'open')

const labels = { formatLength: String, formatArea: String, text: (key: string) => key }
const empty = newDocument({ name: 'Hostile', alternative: 'a1', priceDate: '2026-11-15' })

function evaluate(_: ProjectDocument, alternative: string): Evaluation {
  return { alternative, articles: {}, findings: [], prices: {} }
}

/** Records as no command would write them: geometry alone must stand them. */
export const hostileRecords: fc.Arbitrary<ProjectDocument> = fc
  .record({
    places: fc.array(point, { minLength: 2, maxLength: 9 }),
    walls: fc.array(fc.record({ from: which, to: which, kind, thickness: number, line, height: number }), {
      minLength: 1,
      maxLength: 12,
    }),
    rooms: fc.array(fc.record({ inside: point, height: number, knee: number, run: number, which, side }), {
      maxLength: 3,
    }),
    openings: fc.array(
      fc.record({ which, offset: number, width: number, height: number, sill: number, depth: number, side }),
      { maxLength: 4 },
    ),
  })
  .map(({ places, walls, rooms, openings }) => {
    const cornerOf = (index: number) => `c${index % (places.length + 1)}`
    const wallOf = (index: number) => `w${index % (walls.length + 1)}`
    return {
      ...empty,
      corners: byId(places.map((at, index): Corner => ({ id: `c${index}`, at }))),
      walls: byId(
        walls.map(
          (wall, index): Wall => ({
            ...wall,
            id: `w${index}`,
            from: cornerOf(wall.from),
            to: cornerOf(wall.to),
          }),
        ),
      ),
      rooms: byId(
        rooms.map(({ inside, height, knee, run, which: wall, side: on }, index): Room => {
          const slopes = [{ wall: wallOf(wall), side: on, knee, run }]
          const finishes = { floor: null, ceiling: null, walls: null, exceptions: {} }
          return { id: `r${index}`, name: '', inside, height, slopes, ...finishes }
        }),
      ),
      openings: byId(
        openings.map(({ which: wall, ...opening }, index): Opening => {
          const hung = { hand: 'left', swing: 'in', kind: index % 2 === 0 ? 'door' : 'niche' } as const
          return { ...opening, ...hung, id: `o${index}`, wall: wallOf(wall) }
        }),
      ),
    }
  })

type Try = (desk: Desk, newId: () => string) => Result<unknown>

/** A command with hostile numbers, on whatever is there by then or on nothing. */
const anyTry: fc.Arbitrary<Try> = fc
  .record({
    deed: fc.nat(17),
    one: which,
    two: which,
    places: fc.tuple(point, point),
    numbers: fc.tuple(number, number, number),
    ...{ side, end, line, kind },
  })
  .map(({ deed, one, two, places, numbers: [a, b, c], ...how }) => (desk, newId) => {
    const { document } = desk.current()
    const corner = nth(document.corners, one)
    const wall = nth(document.walls, one)
    const other = nth(document.walls, two)
    const room = nth(document.rooms, one)
    const opening = nth(document.openings, one)
    const rooms = [newId(), newId()]
    const run = <Input>(command: Command<Input>, input: Input) => desk.run(command, input)
    const from = one % 2 === 0 ? { corner, at: places[0] } : { corner: newId(), at: places[0] }
    const cut = { offset: a, width: b, height: c, sill: 0, depth: null, hand: how.side, swing: 'in' } as const
    const tries: readonly (() => Result<unknown>)[] = [
      () => run(drawWall, { wall: newId(), from, to: { corner: newId(), at: places[1] }, ...how, rooms }),
      () =>
        run(drawWall, {
          wall: newId(),
          from,
          to: { corner: nth(document.corners, two), at: places[1] },
          rooms,
        }),
      () => run(drawWall, { wall: newId(), from, to: from, thickness: a, height: b, rooms }),
      () => run(moveCorner, { corner, to: places[0], rooms }),
      () => run(moveWall, { wall, by: a, rooms }),
      () => run(setWallLength, { wall, side: how.side, end: how.end, length: a, rooms }),
      () => run(splitWall, { wall, at: a, part: newId(), corner: newId(), rooms }),
      () => run(joinWalls, { walls: [wall, other], rooms }),
      () => run(setCornerAngle, { corner, angle: a, moves: wall, rooms }),
      () => run(removeCorner, { corner, rooms }),
      () => run(changeWall, { wall, change: { thickness: a, height: b, line: how.line, kind: how.kind } }),
      () =>
        run(changeRoom, { room, change: { height: a, slopes: [{ wall, side: how.side, knee: b, run: c }] } }),
      () => run(addOpening, { opening: { ...cut, id: newId(), wall, kind: 'door', side: how.side } }),
      () => run(changeOpening, { opening, change: { offset: a, width: b, depth: c, wall: other } }),
      () => run(swingOpening, { opening, hand: how.side, side: how.side }),
      () => run(removeWalls, { walls: [wall], rooms }),
      () => run(removeRooms, { rooms: [room] }),
      () => angleFromLengths(a, b, c),
    ]
    return tries[deed]?.() ?? { ok: true, value: null }
  })

/** A room and what was tried with it. */
export const hostileTries = fc.array(anyTry, { minLength: 1, maxLength: 8 })

/** Draws what geometry makes of it; throws where anything does. */
export function drawAll(document: ProjectDocument): void {
  const shell = shellOf(document)
  for (const wall of shell.walls) shell.face(wall.id, 'left')
  planLayers(document, evaluate(document, 'a1'), labels)
}

/** What is wrong after hostile commands on a room of 5 by 4 metres, in words; null where nothing is. */
export function triesProblem(tries: readonly Try[]): string | null {
  let count = 0
  const newId = () => `n${++count}`
  const desk = createDesk({ document: empty, evaluate })
  desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], ids: presetIds('rt1', newId) })
  const first = desk.current().document
  for (const attempt of tries) {
    const before = desk.current().document
    const result = attempt(desk, newId)
    const after = desk.current().document
    if (!result.ok && (result.message.trim() === '' || after !== before)) return 'A refusal changed something'
    if (after === before) continue
    const read = readDocument(JSON.parse(JSON.stringify(after)))
    if (!read.ok) return `It no longer opens: ${read.message}`
    drawAll(after)
  }
  while (desk.current().document !== first && desk.current().undoes !== 'Set room') {
    if (!desk.undo().ok) return 'A step could not be undone'
  }
  return null
}

function nth(map: Readonly<Record<string, unknown>>, index: number): string {
  const ids = Object.keys(map)
  return ids[index % (ids.length + 1)] ?? 'nowhere'
}

function byId<Kept extends { readonly id: string }>(
  records: readonly Kept[],
): Readonly<Record<string, Kept>> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
}

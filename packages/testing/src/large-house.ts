import {
  type FoundRoom,
  middleOf,
  type Opening,
  onFloor,
  type Placement,
  placementOnWall,
  shellOf,
} from '@arredo/geometry'
import {
  type ArticleRow,
  addOpening,
  drawWall,
  newDocument,
  type ProjectDocument,
  step,
} from '@arredo/project'

/** Which catalogue its rows name, and the hash of the pack they are pinned to. */
export type LargeHouse = { readonly catalogue: string; readonly pack: string }

const articleCount = 200
const [roomWidth, roomDepth] = [6000, 5000]
/** Where rooms of one storey are divided: the middle row is out of line, so that its walls end on others. */
const divisions: readonly (readonly number[])[] = [
  [0, 6000, 12_000, 18_000, 24_000],
  [0, 7000, 13_000, 19_000, 24_000],
  [0, 6000, 12_000, 18_000, 24_000],
]
const stubs = 9

/**
 * As much as a planner has to carry: 200 kitchen articles on walls, hung on them and as islands, in 12 rooms of 40
 * walls with T-joints and free ends, and an opening for every room.
 */
export function largeHouse({ catalogue, pack }: LargeHouse): ProjectDocument {
  const start = newDocument({
    ...{ name: 'Large house', alternative: 'main', priceDate: '2026-11-15', priceList: 'EUR2026' },
    packs: { [catalogue]: pack },
  })
  const walled = wallLines().reduce((document, [from, to], index) => {
    const corner = ([x, y]: readonly [number, number]) => ({ corner: `${x} ${y}`, at: [x, y] as const })
    const rooms = ['a', 'b'].map((name) => `room-${index}-${name}`)
    const wall = { wall: `wall-${index}`, from: corner(from), to: corner(to), line: 'centre' as const, rooms }
    return after(document, step(drawWall, wall))
  }, start)
  const opened = divisions.flatMap((places, storey) =>
    places.slice(1).map((_, room) => openingIn(storey * 4 + room)),
  )
  const house = opened.reduce((document, opening) => after(document, step(addOpening, { opening })), walled)
  const places = shellOf(house).rooms.flatMap(placesIn).slice(0, articleCount)
  const rows = places.map((placement, index) => articleAt(placement, index, catalogue))
  return { ...house, rows: Object.fromEntries(rows.map((row) => [row.id, row])) }
}

type Line = readonly [from: readonly [number, number], to: readonly [number, number]]

function wallLines(): readonly Line[] {
  const level = [0, 1, 2, 3].flatMap((storey) =>
    [0, 1, 2, 3].map((room): Line => {
      const y = storey * roomDepth
      return [
        [room * roomWidth, y],
        [(room + 1) * roomWidth, y],
      ]
    }),
  )
  const upright = divisions.flatMap((places, storey) =>
    places.map((x): Line => {
      const y = storey * roomDepth
      return [
        [x, y],
        [x, y + roomDepth],
      ]
    }),
  )
  const free = Array.from({ length: stubs }, (_, room): Line => {
    const [x, y] = [(room % 4) * roomWidth + 4500, (Math.floor(room / 4) + 1) * roomDepth]
    return [
      [x, y],
      [x, y - 1200],
    ]
  })
  return [...level, ...upright, ...free]
}

function openingIn(room: number): Opening {
  const isDoor = room % 2 === 0
  return {
    ...{ id: `opening-${room}`, wall: `wall-${room}`, offset: 2500 },
    kind: isDoor ? 'door' : 'window',
    ...{ width: isDoor ? 900 : 1500, height: isDoor ? 2000 : 1200, sill: isDoor ? 0 : 900 },
    ...{ hand: 'left', swing: 'in', depth: null, side: 'right' },
  } as const
}

/** Seven on one wall, five hung on another, five in the middle. */
function placesIn(room: FoundRoom): readonly Placement[] {
  const [first, second] = room.sides.toSorted((one, two) => two.end - two.start - (one.end - one.start))
  if (!first || !second) throw new Error('A room of the house has no sides')
  const [x, y] = middleOf(room)
  return [
    ...Array.from({ length: 7 }, (_, index) => placementOnWall(first, 100 + index * 600, 0)),
    ...Array.from({ length: 5 }, (_, index) => placementOnWall(second, 100 + index * 600, 1420)),
    ...Array.from({ length: 5 }, (_, index): Placement => {
      const at = [x - 1500 + (index % 3) * 600, y + Math.floor(index / 3) * 600, 0] as const
      return { at, rotation: 0, seat: onFloor }
    }),
  ]
}

const standing = ['B-DOOR', 'B-DR3', 'B-DRDOOR', 'B-OPEN']
const hanging = ['W-DOOR', 'W-OPEN']

function articleAt(placement: Placement, index: number, catalogue: string): ArticleRow {
  const articles = placement.at[2] > 0 ? hanging : standing
  return {
    ...{ id: `row-${index}`, alternative: 'main', order: index, kind: 'article', catalogue },
    ...{ model: 'LINEO_STD', article: articles[index % articles.length] ?? '', side: 'L', quantity: 1 },
    flags: { drawn: true, offered: true, ordered: true },
    choices: { W: index % 3 === 0 ? 450 : 600 },
    placement,
  }
}

function after(document: ProjectDocument, take: ReturnType<typeof step>): ProjectDocument {
  const taken = take(document)
  if (!taken.ok) throw new Error(taken.message)
  return taken.value
}

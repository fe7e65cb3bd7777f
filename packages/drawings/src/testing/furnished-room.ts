import {
  type Part,
  type Point3,
  type PresetRoomType,
  presetIds,
  roomPresets,
  roomTypes,
  type Size,
  shellOf,
} from '@arredo/geometry'
import {
  type ArticleRow,
  addFixture,
  addOpening,
  createDesk,
  type Desk,
  drawWall,
  type Evaluation,
  fixtureKinds,
  newDocument,
  type ProjectDocument,
  placeArticle,
  setRoom,
  setSlope,
  usualFixtures,
} from '@arredo/project'
import * as fc from 'fast-check'

const presets = roomTypes.filter((type): type is PresetRoomType => type !== 'rt11')
const names = ['Base unit, three drawers', 'Hob', 'Filler', 'Tall unit for oven and microwave', 'W-2DOOR']

const thing = fc.record({
  wall: fc.nat(7),
  along: fc.integer({ min: -200, max: 5000 }),
  size: fc.constantFrom([600, 560, 720], [19, 600, 820], [900, 350, 700], [2700, 600, 40], [300, 300, 5]),
  up: fc.constantFrom(0, 0, 0, 820, 860, 1420),
  /** Free in the room, turned, instead of along a wall. */
  free: fc.constantFrom(null, null, null, 0, 90, 33),
  name: fc.constantFrom(...names),
})
const fixture = fc.record({
  kind: fc.constantFrom(...fixtureKinds),
  wall: fc.nat(7),
  along: fc.integer({ min: 0, max: 4000 }),
  up: fc.constantFrom(0, 300, 500, 1060, 1100),
})
/** What a room is thrown from. */
export const roomDice = fc.record({
  type: fc.constantFrom(...presets),
  stretch: fc.integer({ min: 4, max: 20 }),
  walls: fc.array(
    fc.record({
      isUpright: fc.boolean(),
      share: fc.constantFrom(0.3, 0.45, 0.7),
      slant: fc.constantFrom(0, 0, 0.2),
    }),
    { maxLength: 2 },
  ),
  things: fc.array(thing, { minLength: 1, maxLength: 14 }),
  holes: fc.array(fc.tuple(fc.nat(7), fc.integer({ min: 0, max: 3000 }), fc.constantFrom(300, 900, 1500)), {
    maxLength: 4,
  }),
  slopes: fc.array(
    fc.record({
      wall: fc.nat(7),
      knee: fc.constantFrom(800, 1000, 2100),
      run: fc.constantFrom(600, 1700, 3000),
    }),
    { maxLength: 2 },
  ),
  fixtures: fc.array(fixture, { maxLength: 5 }),
  textSize: fc.constantFrom(15, 60, 100, 180, 400, 1300),
})
export type RoomDice = typeof roomDice extends fc.Arbitrary<infer Value> ? Value : never

/** A room with what was thrown into it, as far as its commands allow; all evaluated. */
export function furnishedRoom({ type, stretch, walls, things, holes, slopes, fixtures }: RoomDice): Desk {
  const start = newDocument({ name: 'K', alternative: 'a1', priceDate: '2026-11-15' })
  const evaluate = ({ rows }: ProjectDocument): Evaluation => {
    const articles = Object.keys(rows).map((id) => {
      const { size: [width = 600, depth = 560, height = 720] = [], name = '' } =
        things[Number(id.slice(1))] ?? {}
      const answer = { article: 'B', configuration: {}, variants: [], conflicts: [] }
      const size = { width, depth, height }
      return [id, { ...answer, name: { en: name }, size, parts: carcassOf(size) }]
    })
    return { alternative: 'a1', articles: Object.fromEntries(articles), findings: [], prices: {} }
  }
  const desk = createDesk({ document: start, evaluate })
  let made = 0
  const newId = () => `i${made++}`
  const lengths = roomPresets[type].defaultLengths.map((length) => (length * stretch) / 10)
  desk.run(setRoom, { type, lengths, ids: presetIds(type, newId) })
  const reach = Math.max(...lengths)
  for (const { isUpright, share, slant } of walls) {
    const at = (along: number, across: number) =>
      isUpright ? ([across, along] as const) : ([along, across] as const)
    const from = { corner: newId(), at: at(0, share * reach) }
    const to = { corner: newId(), at: at(reach, (share + slant) * reach) }
    desk.run(drawWall, { wall: newId(), from, to, line: 'centre', rooms: [newId(), newId()] })
  }
  const seats = () => shellOf(desk.current().document).seats
  for (const [wall, offset, width] of holes) {
    const face = seats()[wall % seats().length]
    const hung = { hand: 'left', swing: 'in', depth: null, side: 'right' } as const
    const hole = { kind: 'window', height: 1200, sill: 900, offset, width } as const
    if (face) desk.run(addOpening, { opening: { id: newId(), wall: face.wall, ...hole, ...hung } })
  }
  for (const { wall, knee, run } of slopes) {
    const face = seats()[wall % seats().length]
    const room = shellOf(desk.current().document).rooms[face?.room ?? -1]?.record
    if (face && room) desk.run(setSlope, { room: room.id, wall: face.wall, side: face.side, knee, run })
  }
  things.forEach(({ wall, along, up, free }, index) => {
    const face = seats()[wall % seats().length]
    if (!face) return
    const placement: ArticleRow['placement'] =
      free === null
        ? { at: [along, 0, up], rotation: 0, seat: { on: 'wall', wall: face.wall, side: face.side } }
        : { at: [along, along * 0.7, up], rotation: free, seat: { on: 'floor' } }
    const article = { catalogue: 'c', model: 'M', article: 'B', side: 'L', choices: {} } as const
    desk.run(placeArticle, { ...article, row: `r${index}`, placement })
  })
  for (const { kind, wall, along, up } of fixtures) {
    const face = seats()[wall % seats().length]
    if (!face) continue
    const placement = {
      at: [along, 0, up],
      rotation: 0,
      seat: { on: 'wall', wall: face.wall, side: face.side },
    } as const
    desk.run(addFixture, { fixture: { id: newId(), kind, size: usualFixtures[kind].size, placement } })
  }
  return desk
}

const board = 19

/** Sides, bottom, back and a door; what is too small for them is one piece. */
function carcassOf({ width, depth, height }: Size): readonly Part[] {
  if (Math.min(width, depth, height) < 4 * board) return [box('piece', [0, 0, 0], [width, depth, height])]
  const body = depth - board
  return [
    box('left', [0, 0, 0], [board, body, height]),
    box('right', [width - board, 0, 0], [board, body, height]),
    box('bottom', [board, 0, 0], [width - 2 * board, body, board]),
    box('back', [board, 0, board], [width - 2 * board, board, height - board]),
    box('door', [2, body, 2], [width - 4, board, height - 4]),
  ]
}

function box(code: string, at: Point3, size: Point3): Part {
  return { code, shape: 'box', at, size, material: 'm' }
}

import {
  centredOn,
  collides,
  fromWall,
  onFloor,
  type Placement,
  type Point,
  type PresetRoomType,
  presetIds,
  roomPresets,
  roomTypes,
  type Stretch,
  shellOf,
  wallFrame,
} from '@arredo/geometry'
import {
  addOpening,
  changeWall,
  createDesk,
  type Desk,
  drawWall,
  type Evaluation,
  newDocument,
  type ProjectDocument,
  placeArticle,
  setRoom,
  standingRows,
} from '@arredo/project'
import * as fc from 'fast-check'

/** The shelf is less deep than any passage between two walls is wide. */
const sizes = {
  unit: { width: 600, depth: 560, height: 720 },
  shelf: { width: 600, depth: 100, height: 720 },
}
export const everyPreset = roomTypes.filter((type): type is PresetRoomType => type !== 'rt11')
/** A slanted wall is nearer in front of an item than on the wall behind it. */
export const rightAngled = everyPreset.slice(0, 6)

function evaluate({ rows }: ProjectDocument): Evaluation {
  const answer = { article: 'B', name: { en: 'B' }, configuration: {}, variants: [], parts: [] }
  const articles = Object.values(rows).map((row) => {
    const size = row.kind === 'article' && row.article === 'shelf' ? sizes.shelf : sizes.unit
    return [row.id, { ...answer, size, conflicts: [] }]
  })
  return { alternative: 'a1', articles: Object.fromEntries(articles), findings: [], prices: {} }
}

/** A wall through a room, by shares of its width and depth: along an axis, or slanted by `slant`. */
type Through = { readonly isUpright: boolean; readonly share: number; readonly slant: number }
export type PlacedRoom = {
  readonly article: keyof typeof sizes
  readonly type: PresetRoomType
  readonly stretch: number
  readonly walls: readonly Through[]
  /** Whether the preset's walls lie about their lines as the others do. */
  readonly isLined: boolean
  readonly line: 'left' | 'centre' | 'right'
  readonly thickness: number
  readonly door: number
  readonly which: number
  readonly along: number
  readonly out: number
  readonly turn: number
  readonly up: number
}

export function placedRooms(
  article: PlacedRoom['article'],
  types: readonly PresetRoomType[],
  slant: fc.Arbitrary<number>,
  turn: fc.Arbitrary<number>,
  up: fc.Arbitrary<number> = fc.constant(0),
): fc.Arbitrary<PlacedRoom> {
  const share = fc.constantFrom(0.3, 0.45, 0.7)
  return fc.record({
    article: fc.constant(article),
    type: fc.constantFrom(...types),
    stretch: fc.integer({ min: 10, max: 20 }),
    walls: fc.array(fc.record({ isUpright: fc.boolean(), share, slant }), { maxLength: 2 }),
    isLined: fc.boolean(),
    line: fc.constantFrom('left', 'centre', 'right'),
    thickness: fc.constantFrom(60, 100, 120),
    door: fc.nat(20),
    which: fc.nat(40),
    // Doubles would nearly all be next to nothing.
    along: fc.integer({ min: 0, max: 997 }).map((share) => share / 997),
    out: fc.constantFrom(0, 0, 35),
    turn,
    up,
  })
}

/** A room with walls through it and a door, and one thing seated on one of its faces. */
export function roomWith(dice: PlacedRoom): { readonly desk: Desk; readonly stretch: Stretch } | null {
  const size = sizes[dice.article]
  const document = newDocument({ name: 'K', alternative: 'a1', priceDate: '2026-11-15' })
  const desk = createDesk({ document, evaluate })
  let made = 0
  const newId = () => `i${made++}`
  const lengths = roomPresets[dice.type].defaultLengths.map((length) => (length * dice.stretch) / 10)
  desk.run(setRoom, { type: dice.type, lengths, ids: presetIds(dice.type, newId) })
  if (dice.isLined) {
    const { line } = dice
    for (const wall of Object.keys(desk.current().document.walls))
      desk.run(changeWall, { wall, change: { line } })
  }
  const reach = Math.max(...lengths)
  for (const { isUpright, share, slant } of dice.walls) {
    const at = (along: number, across: number): Point => (isUpright ? [across, along] : [along, across])
    const from = { corner: newId(), at: at(0, share * reach) }
    const to = { corner: newId(), at: at(reach, (share + slant) * reach) }
    const { line, thickness } = dice
    desk.run(drawWall, { wall: newId(), from, to, line, thickness, rooms: [newId(), newId()] })
  }
  const shell = shellOf(desk.current().document)
  const wall = shell.walls[dice.door % shell.walls.length]
  const hole = { kind: 'door', offset: 300, width: 900, height: 2000, sill: 0 } as const
  const hung = { hand: 'left', swing: 'in', depth: null, side: 'right' } as const
  if (wall) desk.run(addOpening, { opening: { id: newId(), wall: wall.id, ...hole, ...hung } })

  const stretch = shell.seats[dice.which % shell.seats.length]
  if (!stretch || stretch.end - stretch.start < 700) return null
  const left = stretch.start + dice.along * (stretch.end - stretch.start - size.width)
  const seat = { on: 'wall', wall: stretch.wall, side: stretch.side } as const
  const article = { catalogue: 'c', model: 'M', article: dice.article, side: 'L' } as const
  // What is turned stands free before the wall.
  const middle = fromWall(wallFrame(stretch), { along: left - stretch.start + size.width / 2, across: 700 })
  const placement: Placement =
    dice.turn === 0
      ? { at: [left, dice.out, dice.up], rotation: 0, seat }
      : { ...centredOn(middle, 0, dice.turn, size), seat: onFloor }
  desk.run(placeArticle, { ...article, row: 'r', choices: {}, placement })
  return isClear(desk) ? { desk, stretch } : null
}

/** Where rooms are too narrow it would stand in a wall. */
function isClear(desk: Desk): boolean {
  const { document, evaluation } = desk.current()
  const { walls } = shellOf(document)
  return standingRows(document, evaluation).every((item) => !collides(item, [], walls))
}

import {
  type Opening,
  onFloor,
  type Placement,
  type Point,
  type PresetRoomType,
  presetIds,
  roomPresets,
  roomTypes,
  type Size,
  shellOf,
  type WallSide,
} from '@arredo/geometry'
import {
  type ArticleRow,
  addOpening,
  createDesk,
  type Desk,
  drawWall,
  type Evaluation,
  type Fixture,
  newDocument,
  type ProjectDocument,
  setRoom,
} from '@arredo/project'
import * as fc from 'fast-check'

const sizes: Readonly<Record<string, Size>> = {
  B60: { width: 600, depth: 560, height: 720 },
  W45: { width: 450, depth: 350, height: 700 },
}

export function evaluate({ rows }: ProjectDocument): Evaluation {
  const answer = { configuration: {}, variants: [], parts: [], conflicts: [] }
  const articles = Object.values(rows).flatMap((row) => {
    const size = row.kind === 'article' ? sizes[row.article] : undefined
    if (row.kind !== 'article' || !size) return []
    return [[row.id, { ...answer, article: row.article, name: { en: row.article }, size }] as const]
  })
  return { alternative: 'a1', articles: Object.fromEntries(articles), findings: [], prices: {} }
}

const presets = roomTypes.filter((type): type is PresetRoomType => type !== 'rt11')
const which = fc.nat(60)
const share = fc.integer({ min: 0, max: 97 }).map((part) => part / 97)

type Dice = {
  readonly type: PresetRoomType
  readonly walls: readonly (readonly [x: number, y: number, isUpright: boolean])[]
  readonly openings: readonly (readonly [
    which: number,
    share: number,
    kind: 'door' | 'window' | 'niche',
    side: WallSide,
  ])[]
  readonly onWalls: readonly (readonly [which: number, share: number, isHung: boolean, side: WallSide])[]
  readonly free: readonly (readonly [x: number, y: number, turn: number])[]
  readonly carried: readonly (readonly [which: number, isInside: boolean])[]
  readonly fixtures: readonly (readonly [
    which: number,
    share: number,
    kind: Fixture['kind'],
    isFree: boolean,
  ])[]
}

/** Preset rooms lie to the right of their walls. */
const side = fc.constantFrom<WallSide>('right', 'right', 'right', 'left')
const dice: fc.Arbitrary<Dice> = fc.record({
  type: fc.constantFrom(...presets),
  walls: fc.array(fc.tuple(share, share, fc.boolean()), { maxLength: 3 }),
  openings: fc.array(fc.tuple(which, share, fc.constantFrom('door', 'window', 'niche'), side), {
    maxLength: 4,
  }),
  onWalls: fc.array(fc.tuple(which, share, fc.boolean(), side), { minLength: 1, maxLength: 8 }),
  free: fc.array(fc.tuple(share, share, fc.constantFrom(0, 30, 90, 180)), { maxLength: 3 }),
  carried: fc.array(fc.tuple(which, fc.boolean()), { maxLength: 2 }),
  fixtures: fc.array(
    fc.tuple(
      which,
      share,
      fc.constantFrom<Fixture['kind']>('socket', 'column', 'radiator', 'water'),
      fc.boolean(),
    ),
    { maxLength: 3 },
  ),
})

/** Desks with rooms of every preset, walls drawn through them, openings, and things on walls, free, and on each other. */
export const furnishedRooms: fc.Arbitrary<Desk> = dice.map(furnished)

function furnished(thrown: Dice): Desk {
  let count = 0
  const newId = () => `i${++count}`
  const start = newDocument({ name: 'Kitchen', alternative: 'a1', priceDate: '2026-11-15' })
  const desk = createDesk({ document: start, evaluate })
  const lengths = roomPresets[thrown.type].defaultLengths
  desk.run(setRoom, { type: thrown.type, lengths, ids: presetIds(thrown.type, newId) })
  const spread = spreadOf(desk)
  for (const [x, y, isUpright] of thrown.walls) {
    const from = spread(isUpright ? x : 0, isUpright ? 0 : y)
    const to = spread(isUpright ? x : 1, isUpright ? 1 : y)
    desk.run(drawWall, {
      ...{ wall: newId(), line: 'centre', rooms: [newId(), newId()] },
      ...{ from: { corner: newId(), at: from }, to: { corner: newId(), at: to } },
    })
  }
  for (const [index, at, kind, on] of thrown.openings) {
    const wall = nth(shellOf(desk.current().document).walls, index)
    const isDoor = kind === 'door'
    const opening: Opening = {
      ...{ id: newId(), wall: wall?.id ?? '', kind, width: 800, height: isDoor ? 2000 : 900 },
      ...{ offset: Math.round(at * ((wall?.length ?? 0) - 800)), sill: isDoor ? 0 : 1000 },
      hand: 'left',
      swing: 'in',
      depth: kind === 'niche' ? 60 : null,
      side: on,
    }
    desk.run(addOpening, { opening })
  }
  desk.open(withThings(desk.current().document, thrown, newId, spread))
  return desk
}

type Spread = (x: number, y: number) => Point

/** Shares of what the walls enclose, as a point to the millimetre. */
function spreadOf(desk: Desk): Spread {
  const corners = Object.values(desk.current().document.corners).map(({ at }) => at)
  const between = (axis: 0 | 1, part: number) => {
    const places = corners.map((at) => at[axis])
    const least = Math.min(...places)
    return Math.round(least + part * (Math.max(...places) - least))
  }
  return (x, y) => [between(0, x), between(1, y)]
}

function withThings(
  document: ProjectDocument,
  { onWalls, free, carried, fixtures }: Dice,
  newId: () => string,
  spread: Spread,
): ProjectDocument {
  const { walls } = shellOf(document)
  const onFace = (index: number, at: number, on: WallSide, width: number, up: number): Placement => {
    const face = nth(walls, index)?.faces[on]
    const room = face ? face.end - face.start - width : 0
    const along = (face?.start ?? 0) + Math.round(at * room)
    return { at: [along, 0, up], rotation: 0, seat: { on: 'wall', wall: face?.wall ?? '', side: on } }
  }
  const placed = [
    ...onWalls.map(([index, at, isHung, on]) =>
      isHung
        ? (['W45', onFace(index, at, on, 450, 1400)] as const)
        : (['B60', onFace(index, at, on, 600, 0)] as const),
    ),
    ...free.map(
      ([x, y, rotation]) =>
        ['B60', { at: [...spread(x, y), 0], rotation, seat: onFloor } as Placement] as const,
    ),
  ].map(([article, placement]) => articleRow(newId(), article, placement))
  const onItems = carried.flatMap(([index, isInside]) => {
    const carrier = nth(placed, index)?.id
    if (carrier === undefined) return []
    const seat = isInside
      ? ({ on: 'slot', row: carrier, slot: 's' } as const)
      : ({ on: 'row', row: carrier } as const)
    return [articleRow(newId(), 'W45', { at: [50, 50, 720], rotation: 0, seat })]
  })
  const points = fixtures.map(([index, at, kind, isFree]): Fixture => {
    const size = kind === 'column' ? ([300, 300, 2500] as const) : ([80, 20, 80] as const)
    const placement: Placement = isFree
      ? { at: [...spread(at, 1 - at), 0], rotation: 0, seat: onFloor }
      : onFace(index, at, 'right', size[0], 300)
    return { id: newId(), kind, size, placement }
  })
  const rows = [...placed, ...onItems].map((row, order) => [row.id, { ...row, order }])
  return {
    ...document,
    rows: Object.fromEntries(rows),
    fixtures: Object.fromEntries(points.map((point) => [point.id, point])),
  }
}

function articleRow(id: string, article: string, placement: Placement): ArticleRow {
  return {
    ...{
      id,
      alternative: 'a1',
      order: 0,
      kind: 'article',
      catalogue: 'lineo',
      model: 'M',
      article,
      side: 'L',
    },
    ...{ quantity: 1, choices: {}, flags: { drawn: true, offered: true, ordered: true }, placement },
  } as const
}

function nth<Item>(items: readonly Item[], which: number): Item | undefined {
  return items[which % Math.max(1, items.length)]
}

import {
  type Point,
  type Point3,
  type PresetRoomType,
  presetIds,
  presetRoom,
  roomPresets,
  roomTypes,
} from '@arredo/geometry'
import * as fc from 'fast-check'
import { testArticles } from './desk-for-tests.ts'

/** As documents of version 2 were, as far as anything changed. */
export type Version2 = {
  readonly version: 2
  readonly header: { readonly discounts?: readonly [number, number] } & Readonly<Record<string, unknown>>
  readonly alternatives: ById<OldAlternative>
  readonly rows: ById<OldRow>
  readonly walls: ById<OldWall>
  readonly openings: ById<Readonly<Record<string, unknown>>>
  readonly views: ById<never>
  readonly packs: Readonly<Record<string, string>>
}

type ById<Kept> = Readonly<Record<string, Kept>>
type Thrown<Dice> = Dice extends fc.Arbitrary<infer Value> ? Value : never

type OldAlternative = {
  readonly id: string
  readonly reduction?: { readonly text: string; readonly amount: number }
}

export type OldWall = {
  readonly id: string
  readonly from: Point
  readonly to: Point
  readonly height: number
  readonly thickness: number
}

type OldPlacement = { readonly at: Point3; readonly rotation: number; readonly wall: string | null }
type OldAdjustment = {
  readonly kind: 'price' | 'reduction'
  readonly amount: number
  readonly reason: string
}

export type OldRow = {
  readonly id: string
  readonly alternative: string
  readonly order: number
  readonly flags: { readonly drawn: boolean; readonly offered: boolean; readonly ordered: boolean }
  readonly adjustment?: OldAdjustment
} & (
  | { readonly kind: 'article'; readonly article: string; readonly placement: OldPlacement | null }
  | { readonly kind: 'ownAppliance'; readonly text: string; readonly placement: OldPlacement }
  | {
      readonly kind: 'free'
      readonly text: string
      readonly quantity: number
      readonly price: number
      readonly cost?: number
      readonly vat: string
    }
  | {
      readonly kind: 'service'
      readonly text: string
      readonly charge: { readonly kind: 'amount'; readonly price: number }
    }
)

const presets = roomTypes.filter((type): type is PresetRoomType => type !== 'rt11')
const whole = fc.integer({ min: -3000, max: 9000 })
const amount = fc.integer({ min: 0, max: 500_000 })
const height = fc.oneof(fc.constant(2700), fc.constantFrom(2400, 1100, 3000.5))
const thickness = fc.constantFrom(100, 100, 0, 240)

/** The walls of a preset room, clockwise around what they enclose. */
const presetWalls = fc
  .record({
    type: fc.constantFrom(...presets),
    stretch: fc.double({ min: 0.3, max: 2, noNaN: true }),
    at: fc.tuple(whole, whole),
    heights: fc.array(height, { minLength: 6, maxLength: 6 }),
    thickness,
  })
  .map(({ type, stretch, at: [x, y], heights, thickness: thick }): readonly Omit<OldWall, 'id'>[] => {
    let made = 0
    const ids = presetIds(type, () => `i${made++}`)
    const lengths = roomPresets[type].defaultLengths.map((length) => Math.round(length * stretch))
    const built = presetRoom(type, lengths, 2700, ids)
    if (!built.ok) return []
    const places = new Map(
      built.value.corners.map(({ id, at }): [string, Point] => [id, [at[0] + x, at[1] + y]]),
    )
    return built.value.walls
      .filter(({ kind }) => kind === 'wall')
      .map(({ from, to }, index) => ({
        from: places.get(from) ?? [0, 0],
        to: places.get(to) ?? [0, 0],
        height: heights[index] ?? 2700,
        thickness: thick,
      }))
  })

/** A wall by itself, sometimes of no length at all, or several in a line. */
const looseWalls = fc
  .record({ points: fc.array(fc.tuple(whole, whole), { minLength: 2, maxLength: 5 }), height, thickness })
  .map(({ points, ...how }) =>
    points.slice(1).map((to, index): Omit<OldWall, 'id'> => ({ from: points[index] ?? to, to, ...how })),
  )
const pointWall = fc.tuple(whole, whole).map((at) => [{ from: at, to: at, height: 2700, thickness: 100 }])

const walls: fc.Arbitrary<readonly OldWall[]> = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: presetWalls },
      { weight: 3, arbitrary: looseWalls },
      { weight: 1, arbitrary: pointWall },
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((lines) => lines.flat().map((wall, index) => ({ ...wall, id: `w${index}` })))

/** Flush on a wall as people put things, or anywhere and still said to be seated on it. */
const placement = fc.record({
  which: fc.option(fc.nat(20), { freq: 4 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  flush: fc.boolean(),
  at: fc.tuple(whole, whole),
  up: fc.constantFrom(0, 0, 1400),
  rotation: fc.integer({ min: -360, max: 360 }),
})

function placementOn(all: readonly OldWall[], dice: Thrown<typeof placement>): OldPlacement {
  const wall = dice.which === null ? undefined : all[dice.which % all.length]
  const anywhere = {
    at: [dice.at[0], dice.at[1], dice.up] as const,
    rotation: dice.rotation,
    wall: wall?.id ?? null,
  }
  if (!wall || !dice.flush) return anywhere
  const { from, to } = wall
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  return {
    at: [from[0] + x * dice.share, from[1] + y * dice.share, dice.up],
    rotation: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
    wall: wall.id,
  }
}

const flags = fc.record({
  drawn: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
  offered: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
  ordered: fc.boolean(),
})
const adjustment = fc.record({
  kind: fc.constantFrom<OldAdjustment['kind']>('price', 'reduction'),
  amount: fc.integer({ min: 0, max: 20_000 }),
  reason: fc.constantFrom('', 'Floor model', 'A friend of the house'),
})
const row = fc.record({
  alternative: fc.constantFrom('a1', 'a2'),
  flags,
  kind: fc.constantFrom('article', 'article', 'article', 'ownAppliance', 'free', 'free', 'service'),
  article: fc.constantFrom(...testArticles),
  placement: fc.option(placement, { freq: 8 }),
  quantity: fc.constantFrom(1, 2, 2.5),
  price: amount,
  cost: fc.option(amount),
  adjustment: fc.option(adjustment),
})

function rowOf(all: readonly OldWall[], dice: Thrown<typeof row>, index: number): OldRow {
  const { alternative, flags: shown, kind, price, cost } = dice
  const base = { id: `r${index}`, alternative, order: index + 1, flags: shown }
  const own = dice.adjustment ? { adjustment: dice.adjustment } : {}
  const where = dice.placement && placementOn(all, dice.placement)
  if (kind === 'ownAppliance' && where)
    return { ...base, kind, text: 'Piano', size: [1500, 600, 1200], placement: where } as OldRow
  if (kind === 'free') {
    const paid = cost === null ? {} : { cost }
    const row = { text: 'Sill', quantity: dice.quantity, unit: 'm', price, vat: '0.22' }
    return { ...base, ...own, kind, ...row, ...paid }
  }
  if (kind === 'service')
    return { ...base, ...own, kind, text: 'Delivery', charge: { kind: 'amount', price } }
  const article = { catalogue: 'c', model: 'M', article: dice.article, side: 'L', choices: {}, quantity: 1 }
  return { ...base, ...own, kind: 'article', ...article, placement: where }
}

const openings = fc.array(
  fc.record({ which: fc.nat(20), offset: fc.nat(4000), width: fc.constantFrom(600, 900) }),
  { maxLength: 3 },
)
const discount = fc.constantFrom(0, 0.1, 0.35, 0.5)

/** Rooms of every preset and walls of every kind, things on them and beside them, and what only the trade may know. */
export const version2Documents: fc.Arbitrary<Version2> = fc
  .record({
    walls,
    rows: fc.array(row, { minLength: 1, maxLength: 12 }),
    openings,
    discounts: fc.option(fc.tuple(discount, discount)),
    reduction: fc.option(fc.record({ text: fc.constant('For you'), amount })),
  })
  .map((dice): Version2 => {
    const rows = dice.rows.map((each, index) => rowOf(dice.walls, each, index))
    const holes = dice.openings.map(({ which, ...hole }, index) => {
      const wall = dice.walls[which % dice.walls.length]?.id
      return { id: `o${index}`, wall, kind: 'window', ...hole, height: 1200, sill: 900 }
    })
    const alternative = { name: 'One', order: 1, choices: {} }
    const off = dice.reduction ? { reduction: dice.reduction } : {}
    return {
      version: 2,
      header: { ...header, ...(dice.discounts ? { discounts: dice.discounts } : {}) },
      alternatives: { a1: { id: 'a1', ...alternative, ...off }, a2: { id: 'a2', ...alternative } },
      rows: byId(rows),
      walls: byId(dice.walls),
      openings: byId(holes),
      views: {},
      packs: { c: 'h1' },
    }
  })

const header = {
  name: 'Kitchen',
  status: 'unsaved',
  activeAlternative: 'a1',
  customer: null,
  shop: null,
  priceList: 'IT',
  priceDate: '2026-11-15',
  priceIncrease: 1.1,
  customerFields: {},
}

function byId<Kept extends { readonly id: string }>(records: readonly Kept[]): ById<Kept> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
}

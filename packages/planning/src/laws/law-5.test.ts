import { type Catalogue, openPack } from '@arredo/catalogue'
import { footprint, type Opening, onFloor, polygonsOverlap } from '@arredo/geometry'
import {
  type ArticleRow,
  addOpening,
  changeHeaderVariant,
  changeModel,
  changeVariant,
  type Desk,
  type ProjectDocument,
  placeArticle,
  type Row,
  type StandingRow,
  swapArticle,
} from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { checks } from '../checks/index.ts'
import { emptyKitchen, faceAt, onFace } from '../testing/kitchen-for-tests.ts'
import { createPlacingHand, unitsOf, unitsStanding, walls, widths } from '../testing/placing-hand.ts'

const kitchen = openPack(await kitchenPack())
const catalogues: ReadonlyMap<string, Catalogue> = new Map([['KITCHEN', kitchen]])
const hand = createPlacingHand(kitchen)
const head = { catalogue: 'KITCHEN', model: 'LINEO_STD', side: 'L' } as const

const where = fc.record({ wall: fc.constantFrom(...walls), along: fc.integer({ min: 0, max: 5000 }) })
const doing = fc.oneof(
  fc.record({
    do: fc.constant('place' as const),
    article: fc.constantFrom(...Object.keys(widths)),
    width: fc.integer({ min: 0, max: 2 }),
    where,
  }),
  fc.record({ do: fc.constant('move' as const), which: fc.nat(), where }),
  fc.record({ do: fc.constant('resize' as const), which: fc.nat(), width: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ do: fc.constant('beside' as const), which: fc.nat() }),
)
type Doing = typeof doing extends fc.Arbitrary<infer Value> ? Value : never
const start = fc.record({
  /** Nearer to the wall in the north than a unit is deep, or further away. */
  isle: fc.option(
    fc.record({ x: fc.integer({ min: 700, max: 3000 }), away: fc.constantFrom(200, 580, 900) }),
  ),
  door: fc.option(
    fc.record({ wall: fc.constantFrom(...walls), offset: fc.integer({ min: 300, max: 2800 }) }),
  ),
})

/** What comes from elsewhere than a hand on the plan: no rule can make room for it. */
const widening = fc.oneof(
  fc.record({ by: fc.constant('header' as const), value: fc.constantFrom(600, 900) }),
  fc.record({ by: fc.constant('article' as const), which: fc.nat() }),
  fc.record({ by: fc.constant('model' as const), which: fc.nat() }),
  fc.record({ by: fc.constant('width' as const), which: fc.nat() }),
  fc.record({ by: fc.constant('others' as const), which: fc.nat(), left: fc.integer({ min: 0, max: 4000 }) }),
  fc.record({ by: fc.constant('host' as const), left: fc.integer({ min: 0, max: 4000 }) }),
)
type Widening = typeof widening extends fc.Arbitrary<infer Value> ? Value : never

describe('two items of one level', () => {
  it('Law 5: no placing, moving or resizing leaves them overlapping; after header, model, host or merged changes a finding says so', () => {
    fc.assert(
      fc.property(start, fc.array(doing, { minLength: 1, maxLength: 14 }), (begin, doings) => {
        const desk = hand.emptyDesk(roomWith(begin))
        for (const [index, each] of doings.entries()) {
          act(desk, each, index)
          expect(overlapping(desk), JSON.stringify(each)).toEqual([])
        }
      }),
      { numRuns: 100 },
    )
    let met = 0
    fc.assert(
      fc.property(lines, fc.array(widening, { minLength: 1, maxLength: 4 }), (line, changes) => {
        const desk = lineOf(line)
        expect(overlapping(desk)).toEqual([])
        for (const [index, each] of changes.entries()) widen(desk, each, index)
        const pairs = overlapping(desk)
        met += pairs.length
        expect(told(desk)).toEqual(expect.arrayContaining([...pairs]))
      }),
      { numRuns: 100 },
    )
    expect(met, 'such changes do make things overlap').toBeGreaterThan(50)
  })
})

function roomWith({ isle, door }: typeof start extends fc.Arbitrary<infer Value> ? Value : never) {
  const room = emptyKitchen()
  const opening: Opening | null = door && {
    ...{ id: 'door', wall: faceAt(room, door.wall).wall, offset: door.offset, width: 800 },
    ...{ kind: 'door', height: 2100, sill: 0, hand: 'left', swing: 'in', depth: null, side: 'right' },
  }
  const opened = opening ? must(addOpening.run(room, { opening }, 'main')) : room
  if (!isle) return opened
  const placement = { at: [isle.x, 4000 - isle.away, 0], rotation: 0, seat: onFloor } as const
  const choices = { W: 1200 }
  return must(
    placeArticle.run(opened, { ...head, row: 'isle', article: 'I-DR3', choices, placement }, 'main'),
  )
}

function must(result: ReturnType<typeof placeArticle.run>): ProjectDocument {
  if (!result.ok) throw new Error(result.message)
  return result.value
}

function act(desk: Desk, each: Doing, index: number): void {
  if (each.do === 'place')
    hand.place(desk, `r${index}`, each.article, widths[each.article]?.[each.width], each.where)
  if (each.do === 'move') hand.move(desk, each.which, each.where)
  if (each.do === 'beside') hand.beside(desk, `r${index}`, each.which)
  if (each.do !== 'resize') return
  const before = desk.current().document
  hand.resize(desk, each.which, each.width)
  // A width without room is chosen in the panel all the same: it is told, and taken back here.
  const pairs = overlapping(desk)
  if (pairs.length === 0) return
  expect(told(desk)).toEqual(expect.arrayContaining([...pairs]))
  desk.undo()
  expect(desk.current().document).toEqual(before)
}

const lines = fc.record({
  articles: fc.array(fc.constantFrom('B-DR3', 'B-DOOR'), { minLength: 2, maxLength: 5 }),
  hung: fc.integer({ min: 0, max: 3 }),
})

/** Side by side, as wide as the header says. */
function lineOf({ articles, hung }: typeof lines extends fc.Arbitrary<infer Value> ? Value : never): Desk {
  const desk = hand.emptyDesk()
  const room = desk.current().document
  desk.run(changeHeaderVariant, { variant: 'W', value: 600 })
  for (const [index, article] of articles.entries())
    desk.run(placeArticle, {
      ...{ ...head, row: `u${index}`, article, choices: {}, placement: onFace(room, 'north', 600 * index) },
    })
  for (let index = 0; index < hung; index++)
    desk.run(placeArticle, {
      ...{ ...head, row: `w${index}`, article: 'W-2DOOR', choices: {} },
      placement: onFace(room, 'north', 600 * index, 1420),
    })
  return desk
}

function widen(desk: Desk, change: Widening, index: number): void {
  const { document } = desk.current()
  const units = unitsOf(desk)
  const unit = 'which' in change ? units[change.which % units.length] : undefined
  if (change.by === 'header') desk.run(changeHeaderVariant, { variant: 'W', value: change.value })
  if (change.by === 'article' && unit?.placement && unit.id.startsWith('u'))
    desk.run(swapArticle, {
      ...{ ...head, row: unit.id, article: 'B-SINK', choices: { W: 1200 }, placement: unit.placement },
    })
  if (change.by === 'model' && unit) desk.run(changeModel, { row: unit.id, model: 'LINEO_PRO' })
  if (change.by === 'width' && unit) desk.run(changeVariant, { row: unit.id, variant: 'W', value: 900 })
  if (change.by === 'others' && unit?.placement)
    desk.take({ rows: { [unit.id]: movedTo(unit, change.left) } })
  if (change.by === 'host') {
    const [first] = units
    const placement = onFace(document, 'north', change.left)
    if (first) desk.take({ rows: { [`h${index}`]: hostRow(first, `h${index}`, placement) } })
  }
}

function movedTo(row: ArticleRow, left: number): Row {
  const { placement } = row
  return placement ? { ...row, placement: { ...placement, at: [left, 0, placement.at[2]] } } : row
}

function hostRow(like: ArticleRow, id: string, placement: NonNullable<ArticleRow['placement']>): Row {
  const flags = { drawn: true, offered: true, ordered: true }
  return { ...like, id, order: 1000, article: 'B-DR3', choices: { W: 600 }, placement, flags }
}

function overlapping(desk: Desk): readonly string[] {
  const items = unitsStanding(desk)
  return items.flatMap((one, index) =>
    items
      .slice(index + 1)
      .filter((two) => areLevel(one, two) && polygonsOverlap(footprint(one), footprint(two)))
      .map((two) => [one.id, two.id].toSorted().join(' ')),
  )
}

function areLevel(one: StandingRow, two: StandingRow): boolean {
  const top = ({ place, size }: StandingRow) => place.at[2] + size.height
  return one.place.at[2] < top(two) - 1 && two.place.at[2] < top(one) - 1
}

/** Whom the plan's checks name. */
function told(desk: Desk): readonly string[] {
  const { document, evaluation } = desk.current()
  const found = checks.collision?.find({ document, evaluation, catalogues, newId: () => 'new' }) ?? []
  return found.map(({ records }) =>
    records
      .map(({ id }) => id)
      .toSorted()
      .join(' '),
  )
}

import { type Catalogue, type Choices, openPack, type Side } from '@arredo/catalogue'
import { fromWall, onFloor, shellOf, wallFrame } from '@arredo/geometry'
import {
  type ArticleRow,
  changeVariant,
  createDesk,
  type Desk,
  detachFollower,
  moveRow,
  type ProjectDocument,
  placeArticle,
  removeRows,
  step,
  together,
} from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { gapsBetween } from '../checks/run-gaps.ts'
import { createFollow } from '../followers/follow.ts'
import { settle } from '../placing/settle.ts'
import { emptyKitchen, faceAt, inCorner, onFace } from '../testing/kitchen-for-tests.ts'
import {
  built,
  evaluatedWith,
  kitchens,
  lengths,
  roomDepth,
  roomWidth,
  type Wall,
  walls,
} from '../testing/random-kitchens.ts'

const kitchen = openPack(await kitchenPack())
const catalogues: ReadonlyMap<string, Catalogue> = new Map([['KITCHEN', kitchen]])
const follow = createFollow(() => catalogues)

type Unit = {
  readonly article: string
  readonly choices: Choices
  readonly width: number
  readonly side?: Side
}
const unit = (article: string, width: number, side: Side = 'L'): Unit => ({
  ...{ article, width, side, choices: article === 'T-OVEN' ? {} : { W: width } },
})
const onTheFloor = fc.constantFrom(
  ...[unit('B-DR3', 450), unit('B-DR3', 600), unit('B-DR3', 900), unit('B-SINK', 800)],
  ...[unit('B-DOOR', 450, 'L'), unit('B-DOOR', 600, 'R'), unit('T-OVEN', 600)],
)
const hung = fc.constantFrom(unit('W-2DOOR', 600), unit('W-2DOOR', 900), unit('W-DOOR', 450, 'R'))
const runs = fc
  .record({
    wall: fc.constantFrom(...walls),
    /** What holds the run: a wall, a unit in the corner, or nothing. */
    anchor: fc.constantFrom('left', 'right', 'corner', 'nothing'),
    isHung: fc.boolean(),
    floor: fc.array(onTheFloor, { minLength: 2, maxLength: 4 }),
    above: fc.array(hung, { minLength: 2, maxLength: 4 }),
    comers: fc.record({ floor: onTheFloor, above: hung }),
    seed: fc.nat(),
    hasIsland: fc.boolean(),
  })
  .map(({ isHung, floor, above, comers, ...rest }) => ({
    ...rest,
    isHung,
    units: isHung ? above : floor,
    comer: isHung ? comers.above : comers.floor,
  }))
type Wanted = typeof runs extends fc.Arbitrary<infer Value> ? Value : never

describe('a unit that is put into a run', () => {
  it('Law 3: insert, then remove and close gives the same document but for ids, each one step of undo; to follow twice changes nothing', () => {
    fc.assert(
      fc.property(runs, (wanted) => {
        const { desk, startOf } = deskWith(wanted)
        const start = desk.current().document
        const joint = 1 + (wanted.seed % (wanted.units.length - 1))
        insert(desk, wanted, startOf(joint))
        const inserted = desk.current().document
        desk.run(removeRows, { rows: ['new'] })
        const removed = desk.current().document
        const gap = gapsBetween(desk.current()).find(({ between: [left, right] }) =>
          [`u${joint - 1}`, `u${joint}`].every((id) => id === left || id === right),
        )
        expect(gap).toMatchObject({ length: wanted.comer.width })
        const close = gap?.close()
        if (close) desk.run(close, null)
        expect(signs(desk.current().document)).toEqual(signs(start))

        for (const before of [removed, inserted, start]) {
          desk.undo()
          expect(desk.current().document).toEqual(before)
        }
      }),
      { numRuns: 80 },
    )
    fc.assert(
      fc.property(kitchens, fc.array(edits, { minLength: 4, maxLength: 8 }), (wanted, all) => {
        const desk = deskOf(built(wanted, catalogues))
        expect(followedAgain(desk)).toBe(desk.current().document)
        for (const [index, each] of all.entries()) {
          edit(desk, each, index)
          expect(followedAgain(desk), JSON.stringify(each)).toEqual(desk.current().document)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('[D-114 part] to keep a follower as it is changes nothing else', () => {
    fc.assert(
      fc.property(kitchens, fc.nat(), (wanted, which) => {
        const desk = deskOf(built(wanted, catalogues))
        const before = desk.current().document
        const row = followersOf(before)[which % Math.max(1, followersOf(before).length)]
        if (!row?.auto) return
        desk.run(detachFollower, { row: row.id, detached: true })
        const kept = { ...row, auto: { ...row.auto, detached: true } }
        expect(desk.current().document.rows).toEqual({ ...before.rows, [row.id]: kept })
      }),
      { numRuns: 60 },
    )
  })
})

const which = fc.nat()
const by = fc.constantFrom(-700, -100, 100, 619, 700)
/** What people do to a finished kitchen, to what follows in it most of all. */
const edits = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move follower' as const), which, by }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remove follower' as const), which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('detach' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), which, by }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('resize' as const), which, width: fc.constantFrom(450, 900) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('lay' as const),
      article: fc.constantFrom('A-HOB', 'A-SINK', 'A-TAP'),
      wall: fc.constantFrom(...walls),
      along: fc.integer({ min: 0, max: 5000 }),
    }),
  },
)
type Edit = typeof edits extends fc.Arbitrary<infer Value> ? Value : never

function edit(desk: Desk, each: Edit, index: number): void {
  const { document } = desk.current()
  if (each.do === 'lay') {
    const { article, wall, along } = each
    // At the height of the floor, as a host or a list puts it there.
    desk.run(placeArticle, {
      ...{ ...head, row: `l${index}`, article, choices: {}, placement: onFace(document, wall, along) },
    })
    return
  }
  const isOfFollowers = each.do === 'move follower' || each.do === 'remove follower' || each.do === 'detach'
  const rows = isOfFollowers ? followersOf(document) : unitsOf(document)
  const row = rows[each.which % Math.max(1, rows.length)]
  if (!row) return
  const { id, placement } = row
  if (each.do === 'detach') desk.run(detachFollower, { row: id, detached: !row.auto?.detached })
  if (each.do === 'remove' || each.do === 'remove follower') desk.run(removeRows, { rows: [id] })
  if (each.do === 'resize') desk.run(changeVariant, { row: id, variant: 'W', value: each.width })
  if ((each.do === 'move' || each.do === 'move follower') && placement) {
    const [x, y, z] = placement.at
    desk.run(moveRow, { row: id, placement: { ...placement, at: [x + each.by, y, z] } })
  }
}

function followedAgain(desk: Desk): ProjectDocument {
  const { document } = desk.current()
  const now = { document, evaluation: evaluatedWith(document, catalogues) }
  return follow(now, now)
}

function followersOf({ rows }: ProjectDocument): readonly ArticleRow[] {
  return articlesOf(rows).filter(({ auto }) => auto)
}

function unitsOf({ rows }: ProjectDocument): readonly ArticleRow[] {
  return articlesOf(rows).filter(({ auto }) => !auto)
}

function articlesOf(rows: ProjectDocument['rows']): readonly ArticleRow[] {
  return Object.values(rows).filter((row) => row.kind === 'article')
}

function deskOf(document: ProjectDocument): Desk {
  return createDesk({ document, evaluate: (next) => evaluatedWith(next, catalogues), follow })
}

const head = { catalogue: 'KITCHEN', model: 'LINEO_STD', side: 'L' } as const
const elevationOf = ({ isHung }: Wanted) => (isHung ? 1420 : 0)

function deskWith(wanted: Wanted) {
  const { wall, anchor, units, isHung, hasIsland } = wanted
  const room = emptyKitchen(roomWidth, roomDepth)
  const desk = deskOf(room)
  const long = units.reduce((sum, { width }) => sum + width, 0)
  const isCorner = anchor === 'corner' && !isHung
  const first = isCorner ? 900 : anchor === 'right' ? lengths[wall] - long : anchor === 'nothing' ? 700 : 0
  const startOf = (index: number) => units.slice(0, index).reduce((sum, { width }) => sum + width, first)
  if (isCorner)
    desk.run(placeArticle, {
      ...{ ...head, row: 'corner', article: 'B-CORNER', choices: {}, placement: inCorner(room, wall) },
    })
  if (hasIsland)
    desk.run(placeArticle, {
      ...{ ...head, row: 'isle', article: 'I-DR3', choices: { W: 1200 } },
      placement: { at: [2400, 2800, 0], rotation: 0, seat: onFloor },
    })
  for (const [index, { article, choices, side = 'L' }] of units.entries()) {
    const placement = onFace(room, wall, startOf(index), elevationOf(wanted))
    const placed = desk.run(placeArticle, { ...head, row: `u${index}`, article, choices, side, placement })
    expect(placed.ok).toBe(true)
  }
  return { desk, startOf }
}

function insert(desk: Desk, wanted: Wanted, along: number): void {
  const { wall, comer, isHung } = wanted
  const { article, choices, side = 'L' } = comer
  const { size } = kitchen.evaluate({ ...head, article, choices, side, header: {} }) ?? {}
  if (!size) throw new Error(`The kitchen sells ${article}`)
  const point = pointAt(desk.current().document, wall, along)
  const way = isHung
    ? ({ kind: 'wall', attach: 'wall' } as const)
    : ({ kind: 'floor', attach: 'floor' } as const)
  const settler = { ...way, size, elevation: elevationOf(wanted), row: null }
  const found = settle(desk.current(), settler, point, { snaps: true, replaces: false, keep: null })
  if (!found || 'missing' in found) throw new Error('There is room')
  const placing = { ...head, row: 'new', article, choices, side, placement: found.placement }
  const moves = found.moves.map((each) => step(moveRow, each))
  const result = desk.run(together('Place', [...moves, step(placeArticle, placing)]), null)
  expect(result.ok).toBe(true)
}

function pointAt(document: ProjectDocument, name: Wall, along: number) {
  const { wall, side } = faceAt(document, name)
  const stretch = shellOf(document).seats.find((each) => each.wall === wall && each.side === side)
  if (!stretch) throw new Error(`There is a wall in the ${name}`)
  return fromWall(wallFrame(stretch), { along, across: 250 })
}

/** All rows but for the ids and the order of what follows. */
function signs({ rows }: ProjectDocument): readonly string[] {
  return Object.values(rows)
    .map((row) => JSON.stringify('auto' in row && row.auto ? { ...row, id: '', order: 0 } : row))
    .toSorted()
}

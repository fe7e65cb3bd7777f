import { type Catalogue, openPack } from '@arredo/catalogue'
import {
  footprint,
  footprintCentre,
  fromWall,
  itemToPlan,
  type Opening,
  type Point,
  polygonsOverlap,
  shellOf,
  wallFrame,
} from '@arredo/geometry'
import {
  addOpening,
  createDesk,
  type Desk,
  evaluateProject,
  isFollower,
  moveRow,
  type Preview,
  type ProjectDocument,
  placeArticle,
  type StandingRow,
  standingRow,
  standingRows,
  step,
  together,
} from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { emptyKitchen, evaluated, faceAt, furnished, onFace } from '../testing/kitchen-for-tests.ts'
import { blindEnd } from './declared-snaps.ts'
import { heldBy } from './held-by.ts'
import { settle } from './settle.ts'
import { settleAnywhere } from './settle-anywhere.ts'
import type { Settled, Settler } from './settled.ts'

const kitchen = openPack(await kitchenPack())
const catalogues: ReadonlyMap<string, Catalogue> = new Map([['KITCHEN', kitchen]])
const walls = ['north', 'east', 'south', 'west'] as const
type Wall = (typeof walls)[number]
const byHand = { snaps: true, replaces: false, keep: null }

describe('snapping', () => {
  it('always says the same, and stays where it led', () => {
    const unit = fc.record({
      article: fc.constantFrom('BASE', 'BASE:450', 'WALL', 'WALL:900', 'TALL'),
      wall: fc.constantFrom(...walls),
      left: fc.integer({ min: 0, max: 4400 }),
    })
    const comers = { BASE: base(600), NARROW: base(450), WALL: wallUnit(900) }
    fc.assert(
      fc.property(
        fc.array(unit, { maxLength: 8 }),
        fc.constantFrom(...(Object.keys(comers) as (keyof typeof comers)[])),
        fc.constantFrom(...walls),
        fc.integer({ min: 0, max: 5000 }),
        (units, name, wall, along) => {
          const empty = withWindow(emptyKitchen())
          const document = furnished(
            empty,
            units.map((each) => [
              each.article,
              onFace(empty, each.wall, each.left, each.article.startsWith('W') ? 1420 : 0),
            ]),
          )
          const now: Preview = { document, evaluation: evaluated(document) }
          const comer = comers[name]
          const point = pointAt(document, wall, along)
          const first = settle(now, comer, point, byHand)
          expect(settle(now, comer, point, byHand)).toEqual(first)
          expect(settle(now, comer, point, { ...byHand, snaps: false })).toBeNull()
          if (!first || 'missing' in first || first.moves.length > 0) return
          const { seat, at } = first.placement
          if (seat.on !== 'wall') return
          const face = shellOf(document).face(seat.wall, seat.side)
          const across = comer.size.depth / 2
          const middle = face && fromWall(face.frame, { along: at[0] + comer.size.width / 2, across })
          if (middle) expect(settle(now, comer, middle, { ...byHand, keep: seat })).toEqual(first)
        },
      ),
      { numRuns: 300, seed: 7 },
    )
  })

  it('takes the middle of a window or a unit below, but an end of the run before both', () => {
    const empty = withWindow(emptyKitchen())
    const now: Preview = { document: empty, evaluation: evaluated(empty) }
    // The window is 1200 wide from 1700 on: its middle is 2300.
    expect(leftOf(settle(now, base(600), pointAt(empty, 'north', 2330), byHand))).toBe(2000)
    expect(told(now, base(600), 2330)).toContain('middle of the opening')

    const document = furnished(empty, [['BASE', onFace(empty, 'north', 1400)]])
    const later: Preview = { document, evaluation: evaluated(document) }
    expect(leftOf(settle(later, base(600), pointAt(document, 'north', 2340), byHand))).toBe(2000)
    // 50 beside its neighbour's end the middle of the window would leave a crack.
    const near = furnished(empty, [['BASE', onFace(empty, 'north', 1350)]])
    const crack: Preview = { document: near, evaluation: evaluated(near) }
    expect(leftOf(settle(crack, base(600), pointAt(near, 'north', 2290), byHand))).toBe(1950)
    expect(told(crack, base(600), 2290)).toContain('neighbour')
    expect(leftOf(settle(crack, base(600), pointAt(near, 'north', 2340), byHand))).toBe(2040)

    const over = furnished(emptyKitchen(), [['BASE', onFace(emptyKitchen(), 'north', 1111)]])
    const above: Preview = { document: over, evaluation: evaluated(over) }
    const at = (along: number) => leftOf(settle(above, wallUnit(900), pointAt(over, 'north', along), byHand))
    expect([at(1111 + 300 + 20), at(1111 + 450 - 30), at(1711 - 450 + 20)]).toEqual([961, 1111, 811])
  })
})

describe('a unit with a blind end', () => {
  it('turns itself into all four corners, on either of their walls, and nothing stands in it', () => {
    for (const [index, wall] of walls.entries()) {
      for (const end of ['left', 'right'] as const) {
        const desk = emptyDesk()
        const long = index % 2 === 0 ? 5000 : 4000
        const along = end === 'left' ? 300 : long - 300
        // Both walls of the corner are taken already.
        place(desk, 'straight', 'B-DR3', pointAt(desk.current().document, wall, along))
        place(
          desk,
          'other',
          'B-DR3',
          pointAt(desk.current().document, otherWall(wall, end), end === 'left' ? 9000 : 0),
        )
        const settled = place(desk, 'blind', 'B-BLIND', pointAt(desk.current().document, wall, along))
        const { wall: id } = faceAt(desk.current().document, wall)
        expect(settled.placement, `${wall} ${end}`).toMatchObject({
          at: [end === 'left' ? 0 : long - 1000, 0, 0],
          seat: { on: 'wall', wall: id },
        })
        const row = desk.current().document.rows.blind
        expect(row?.kind === 'article' && row.side, `${wall} ${end}`).toBe(end === 'left' ? 'R' : 'L')
        const blind = desk.current().evaluation.articles.blind
        expect(blind && blindEnd(blind.snaps, blind.size.width)).toBe(end)
        expect(overlapping(desk)).toEqual([])
      }
    }
  })

  it('goes into a corner by itself, on the wall of what is selected', () => {
    const desk = emptyDesk()
    place(desk, 'one', 'B-DR3', pointAt(desk.current().document, 'south', 2000))
    const beside = { row: 'one', side: 'right' } as const
    const settled = settleAnywhere(desk.current(), comerOf('B-BLIND'), [], beside)
    expect(settled?.placement.seat).toMatchObject(faceAt(desk.current().document, 'south'))
    expect([0, 4000]).toContain(settled?.placement.at[0])
  })
})

describe('what an article declares', () => {
  it('has a tap at the place that its sink keeps for it', () => {
    const desk = emptyDesk()
    place(desk, 'unit', 'B-SINK', pointAt(desk.current().document, 'north', 2000))
    place(desk, 'sink', 'A-SINK', middleOf(desk, 'unit'))
    place(desk, 'tap', 'A-TAP', middleOf(desk, 'unit'))
    const { document, evaluation } = desk.current()
    const [sink, tap] = ['sink', 'tap'].map((id) => standingRow(document, evaluation, id))
    const kept = evaluation.articles.sink?.snaps?.find(({ code }) => code === 'tap')
    if (!sink || !tap || !kept) throw new Error('A sink with a tap')
    const [x, y] = itemToPlan(sink.place, [kept.at[0], kept.at[1]])
    expect([tap.place.at[0], tap.place.at[1]].map(Math.round)).toEqual([x, y].map(Math.round))
    expect(heldBy(desk.current(), 'tap').map(({ why }) => why)).toContain('joint')
  })

  it('joins pieces side to side and around a corner, turned to each other', () => {
    const piece = [
      { code: 'left', at: [0, 0, 0], facing: 'left' },
      { code: 'right', at: [1600, 0, 0], facing: 'right' },
      { code: 'front', at: [0, 900, 0], facing: 'front' },
    ] as const
    const empty = emptyKitchen()
    const place = { at: [1500, 2500, 0], rotation: 0, seat: { on: 'floor' } } as const
    const document = furnished(empty, [['TABLE', place]])
    const known = evaluated(document)
    const table = known.articles.r000
    if (!table) throw new Error('A table')
    const now = { document, evaluation: { ...known, articles: { r000: { ...table, snaps: piece } } } }
    const size = { width: 1600, depth: 900, height: 740 }
    const comer: Settler = { kind: null, attach: 'floor', size, elevation: 0, row: null, snaps: piece }
    const at = (point: Point) => {
      const found = settle(now, comer, point, byHand)
      return found && 'placement' in found ? [found.placement.at, found.placement.rotation] : null
    }
    expect(at([3950, 2100])).toEqual([[3100, 2500, 0], 0])
    // Its right side at the other's front: it runs along the left.
    expect(at([1900, 900])).toEqual([[1500, 0, 0], 90])
    expect(at([4700, 500])).toBeNull()
  })
})

function base(width: number): Settler {
  return { kind: 'floor', attach: 'floor', size: { width, depth: 581, height: 820 }, elevation: 0, row: null }
}

function wallUnit(width: number): Settler {
  return {
    kind: 'wall',
    attach: 'wall',
    size: { width, depth: 351, height: 720 },
    elevation: 1420,
    row: null,
  }
}

function leftOf(found: ReturnType<typeof settle>): number | null {
  return found && 'placement' in found ? found.placement.at[0] : null
}

/** Why a unit that is let go there is where it is. */
function told(now: Preview, comer: Settler, along: number): readonly string[] {
  const found = settle(now, comer, pointAt(now.document, 'north', along), byHand)
  if (!found || 'missing' in found) return []
  const others = Object.values(now.document.rows).flatMap((row) =>
    row.kind === 'article' && row.placement ? [[row.article, row.placement] as const] : [],
  )
  const document = furnished(now.document, [...others, ['BASE', found.placement]])
  const last = `r${String(others.length).padStart(3, '0')}`
  return heldBy({ document, evaluation: evaluated(document) }, last).map(({ why }) => why)
}

function withWindow(document: ProjectDocument): ProjectDocument {
  const { wall, side } = faceAt(document, 'north')
  const face = shellOf(document).face(wall, side)
  const size = { width: 1200, height: 1000, sill: 1000 }
  const offset = side === 'right' ? 1700 : (face?.frame.length ?? 0) - 2900
  const kind = { kind: 'window', hand: 'left', swing: 'in', depth: null } as const
  const opening: Opening = { id: 'window', wall, side, offset, ...size, ...kind }
  const result = addOpening.run(document, { opening }, 'main')
  if (!result.ok) throw new Error(result.message)
  return result.value
}

function pointAt(document: ProjectDocument, wall: Wall, along: number): Point {
  const { wall: id, side } = faceAt(document, wall)
  const stretch = shellOf(document).seats.find((each) => each.wall === id && each.side === side)
  if (!stretch) throw new Error('A wall was pointed at')
  const frame = wallFrame(stretch)
  return fromWall(frame, { along: Math.min(along, frame.length), across: 250 })
}

/** Seen from inside, the walls go round by the right. */
function otherWall(wall: Wall, end: 'left' | 'right'): Wall {
  const step = end === 'left' ? 3 : 1
  return walls[(walls.indexOf(wall) + step) % 4] ?? wall
}

function emptyDesk(): Desk {
  return createDesk({
    document: emptyKitchen(),
    evaluate: (document, alternative) =>
      evaluateProject(document, { catalogues, discounts: new Map(), faces: [], alternative }),
  })
}

function comerOf(article: string): Settler {
  const sold = kitchen.pack.articles.find(({ code }) => code === article)
  const [side = 'L'] = sold?.sides ?? []
  const made = kitchen.evaluate({ article, model: 'LINEO_STD', side, header: {}, choices: {} })
  if (!made || !sold) throw new Error(`The kitchen sells ${article}`)
  const end = blindEnd(made.snaps, made.size.width)
  return {
    kind: sold.run === undefined ? null : sold.run === 'wall' ? 'wall' : 'floor',
    ...{ size: made.size, elevation: sold.mountHeight, row: null, attach: sold.attach },
    ...(sold.roles && { roles: sold.roles }),
    ...(made.snaps && { snaps: made.snaps }),
    ...(end && { blind: { end, turns: sold.sides.length > 1 } }),
  }
}

function place(desk: Desk, row: string, article: string, point: Point): Settled {
  const found = settle(desk.current(), comerOf(article), point, byHand)
  if (!found || 'missing' in found) throw new Error(`${article} has a place`)
  const side = found.turned ? 'R' : 'L'
  const head = { catalogue: 'KITCHEN', model: 'LINEO_STD', side, choices: {} } as const
  const done = desk.run(
    together('Place', [
      ...found.moves.map((each) => step(moveRow, each)),
      step(placeArticle, { ...head, row, article, placement: found.placement }),
    ]),
    null,
  )
  if (!done.ok) throw new Error(done.message)
  return found
}

function middleOf(desk: Desk, row: string): Point {
  const item = standingRow(desk.current().document, desk.current().evaluation, row)
  if (!item) throw new Error(`${row} stands`)
  return footprintCentre(item)
}

function overlapping(desk: Desk): readonly string[] {
  const { document, evaluation } = desk.current()
  const items = standingRows(document, evaluation).filter(({ row }) => !isFollower(row))
  const overlap = (one: StandingRow, two: StandingRow) => polygonsOverlap(footprint(one), footprint(two))
  return items.flatMap((one, index) =>
    items.slice(index + 1).flatMap((two) => (overlap(one, two) ? [`${one.id} ${two.id}`] : [])),
  )
}

import { type Catalogue, openPack } from '@arredo/catalogue'
import { footprint, type Opening, polygonsOverlap } from '@arredo/geometry'
import {
  addFixture,
  addOpening,
  createDesk,
  type Desk,
  evaluateProject,
  type Fixture,
  isFollower,
  newDocument,
  type ProjectDocument,
  placeArticle,
  setRoom,
  solidFixtures,
  standingRows,
} from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { createFollow } from '../followers/follow.ts'
import { faceAt, onFace } from '../testing/kitchen-for-tests.ts'
import { type FillWish, fillWall, type Proposal } from './fill-wall.ts'

const kitchen = openPack(await kitchenPack())
const catalogues: ReadonlyMap<string, Catalogue> = new Map([['KITCHEN', kitchen]])
const depth = 4000

/** What is in the way on the wall in the north, from its left end. */
type Room = {
  readonly width: number
  readonly door: { readonly at: number; readonly width: number } | null
  readonly window: { readonly at: number; readonly width: number; readonly sill: number } | null
  readonly radiator: number | null
  readonly standing: { readonly article: string; readonly at: number } | null
  readonly aside: 'west' | 'east' | null
}

const within = (room: Room, at: number, width: number) => at >= 0 && at + width <= room.width
const rooms: fc.Arbitrary<Room> = fc
  .record({
    width: fc.integer({ min: 1500, max: 6500 }),
    door: fc.option(fc.record({ at: fc.integer({ min: 0, max: 5000 }), width: fc.constantFrom(800, 900) })),
    window: fc.option(
      fc.record({
        at: fc.integer({ min: 0, max: 5000 }),
        width: fc.constantFrom(900, 1200),
        sill: fc.constantFrom(400, 900, 1100),
      }),
    ),
    radiator: fc.option(fc.integer({ min: 0, max: 5000 }), { freq: 2 }),
    standing: fc.option(
      fc.record({ article: fc.constantFrom('B-DR3', 'T-BROOM'), at: fc.integer({ min: 0, max: 5000 }) }),
    ),
    aside: fc.constantFrom('west' as const, 'east' as const, null),
  })
  .map((room): Room => {
    const { door, window, radiator, standing } = room
    const isDoor = door !== null && within(room, door.at, door.width)
    const clashes = isDoor && window && window.at < door.at + door.width && door.at < window.at + window.width
    return {
      ...room,
      door: isDoor ? door : null,
      window: window && within(room, window.at, window.width) && !clashes ? window : null,
      radiator: radiator !== null && within(room, radiator, 1000) ? radiator : null,
      standing: standing && within(room, standing.at, 600) ? standing : null,
    }
  })

const wishes = fc.record({
  model: fc.constantFrom('LINEO_STD', 'LINEO_PRO'),
  levels: fc.constantFrom<FillWish['levels']>(['base'], ['wall'], ['base', 'wall']),
})

describe('filling a wall', () => {
  it('shares out all that is free to the millimetre, over nothing that is there, and is taken back in one step', () => {
    fc.assert(
      fc.property(rooms, wishes, (room, wish) => {
        const desk = deskOf(room)
        const before = desk.current().document
        const proposals = filled(desk, wish)
        for (const { spans } of proposals)
          for (const { laid } of spans) {
            const { span, units, rests } = laid
            const pieces = [
              ...units.map(({ module, left }) => ({ from: left, width: module.width })),
              ...rests,
            ].toSorted((one, two) => one.from - two.from)
            let at = span.from
            for (const piece of pieces) {
              expect(piece.from).toBe(at)
              at += piece.width
            }
            expect(at).toBe(span.from + span.width)
          }
        for (const proposal of proposals) {
          expect(desk.run(proposal.command, null).ok).toBe(true)
          expectNoOverlaps(desk)
          expectFillers(desk, proposal)
          const { findings } = desk.current().evaluation
          expect(findings.filter(({ row }) => row.startsWith('n'))).toEqual([])
          desk.undo()
          expect(desk.current().document).toEqual(before)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('says the same of the same room, and the mirrored of the mirrored one', () => {
    fc.assert(
      fc.property(rooms, wishes, (room, wish) => {
        const once = filled(deskOf(room), wish)
        expect(filled(deskOf(room), wish).map(signOf)).toEqual(once.map(signOf))
        const there = filled(deskOf(mirrored(room)), wish)
        expect(there.map(sharesOf).toSorted()).toEqual(once.map(sharesOf).toSorted())
      }),
      { numRuns: 12 },
    )
  })

  it('has several ways for a long wall, ranked and told apart in words', () => {
    const room: Room = { ...empty, width: 3650 }
    const proposals = filled(deskOf(room), { model: 'LINEO_STD', levels: ['base'] })
    expect(proposals.length).toBeGreaterThanOrEqual(3)
    expect(proposals.length).toBeLessThanOrEqual(5)
    const prices = proposals.map(({ price }) => price ?? 0)
    expect(prices).toEqual(prices.toSorted((one, two) => one - two))
    expect(proposals.map(wordsOf)).toEqual([
      'B-2DOOR 1200, B-2DOOR 1200, B-2DOOR 1200: Cheapest, Symmetrical, Fewest units, Fillers of {{length}} in all',
      'B-DOOR 600, B-DOOR 600, B-DOOR 600, B-DOOR 600, B-DOOR 600, B-DOOR 600: Symmetrical, Fillers of {{length}} in all',
      'B-2DOOR 1000, B-DOOR 450, B-2DOOR 1200, B-2DOOR 1000: No filler',
      'B-DOOR 600, B-DOOR 600, B-DR2 600, B-DR2 600, B-DOOR 600, B-DOOR 600: Symmetrical, Fillers of {{length}} in all',
      'B-DR2 600, B-DR2 600, B-DR2 600, B-DR2 600, B-DR2 600, B-DR2 600: Symmetrical, Fillers of {{length}} in all',
    ])
  })

  it('says why when nothing goes there', () => {
    const wish = { model: 'LINEO_STD', levels: ['base'] } as const
    const door = { ...empty, width: 1000, door: { at: 50, width: 900 } }
    expect(answer(deskOf(door), wish)).toEqual({
      why: {
        text: 'No unit is narrow enough: {{length}} are free at most',
        values: { length: { length: 50 } },
      },
    })
    expect(answer(deskOf(empty), { ...wish, model: 'NONE' })).toEqual({
      why: { text: 'This model has no units that could fill a wall' },
    })
  })
})

const empty: Room = { width: 4000, door: null, window: null, radiator: null, standing: null, aside: null }

function mirrored(room: Room): Room {
  const { width, door, window, radiator, standing, aside } = room
  const flipped = <Thing extends { readonly at: number }>(thing: Thing | null, wide: number) =>
    thing && { ...thing, at: width - thing.at - wide }
  return {
    width,
    door: flipped(door, door?.width ?? 0),
    window: flipped(window, window?.width ?? 0),
    radiator: radiator === null ? null : width - radiator - 1000,
    standing: flipped(standing, 600),
    aside: aside === null ? null : aside === 'west' ? 'east' : 'west',
  }
}

function deskOf(room: Room): Desk {
  const start = newDocument({
    name: 'Fill',
    alternative: 'main',
    priceDate: '2026-11-15',
    priceList: 'EUR2026',
  })
  const names = (kind: string) => [1, 2, 3, 4].map((number) => `${kind}-${number}`)
  const ids = { walls: names('wall'), corners: names('corner'), room: 'room' }
  const desk = createDesk({
    document: start,
    evaluate: (document, alternative) =>
      evaluateProject(document, { catalogues, discounts: new Map(), faces: [], alternative, answer: 'now' }),
    follow: createFollow(() => catalogues),
  })
  run(desk.run(setRoom, { type: 'rt1', lengths: [room.width, depth], ids }))
  const { document } = desk.current()
  const { wall } = faceAt(document, 'north')
  for (const [id, opening] of Object.entries({ door: room.door, window: room.window })) {
    if (!opening) continue
    const isDoor = id === 'door'
    const start = onFace(document, 'north', opening.at).at[0]
    const record: Opening = {
      ...{ id, wall, kind: isDoor ? 'door' : 'window', width: opening.width, height: isDoor ? 2100 : 1100 },
      ...{ offset: offsetOf(document, start, opening.width), sill: 'sill' in opening ? opening.sill : 0 },
      ...{ hand: 'left', swing: 'in', depth: null, side: 'right' },
    }
    run(desk.run(addOpening, { opening: record }))
  }
  if (room.radiator !== null) {
    const placement = onFace(document, 'north', room.radiator, 150)
    const fixture: Fixture = { id: 'radiator', kind: 'radiator', size: [1000, 100, 600], placement }
    desk.run(addFixture, { fixture })
  }
  const head = { catalogue: 'KITCHEN', model: 'LINEO_STD', side: 'L', choices: { W: 600 } } as const
  if (room.standing) {
    const { article, at } = room.standing
    run(
      desk.run(placeArticle, { ...head, row: 'standing', article, placement: onFace(document, 'north', at) }),
    )
  }
  if (room.aside) {
    // In the corner that it shares with the wall in the north.
    const at = room.aside === 'east' ? 0 : depth - 600
    const placement = onFace(document, room.aside, at)
    run(desk.run(placeArticle, { ...head, row: 'aside', article: 'B-DR3', placement }))
  }
  return desk
}

/** Openings are measured from the first corner of their wall. */
function offsetOf(document: ProjectDocument, along: number, width: number): number {
  const { side } = faceAt(document, 'north')
  const { from, to } = document.walls[faceAt(document, 'north').wall] ?? { from: '', to: '' }
  const [one, two] = [document.corners[from], document.corners[to]]
  const length = Math.hypot((two?.at[0] ?? 0) - (one?.at[0] ?? 0), (two?.at[1] ?? 0) - (one?.at[1] ?? 0))
  return side === 'right' ? along : length - along - width
}

function run(result: { readonly ok: boolean; readonly message?: string }): void {
  if (!result.ok) throw new Error(result.message)
}

type Wish = Pick<FillWish, 'model' | 'levels'>

function answer(desk: Desk, wish: Wish) {
  const { document, evaluation } = desk.current()
  let number = 0
  return fillWall(
    {
      ...{ document, evaluation, catalogues, newId: () => `n${++number}` },
      preview: (command) => {
        const result = desk.preview(command, null)
        return result.ok ? result.value : null
      },
      priceOf: (of) => {
        const context = { catalogues, discounts: new Map(), faces: ['customer'], answer: 'now' } as const
        const price = evaluateProject(of, { ...context, alternative: 'main' }).prices.customer
        return price && price.unpriced.length === 0 ? price.total : null
      },
    },
    { ...wish, catalogue: 'KITCHEN', face: faceAt(document, 'north') },
  )
}

function filled(desk: Desk, wish: Wish): readonly Proposal[] {
  const found = answer(desk, wish)
  return 'proposals' in found ? found.proposals : []
}

function signOf({ spans, price, reasons }: Proposal): string {
  return JSON.stringify([spans, price, reasons])
}

/** What each piece of wall is shared out into, whichever way round. */
function sharesOf({ spans }: Proposal): string {
  const shares = spans.map(({ level, laid }) => {
    const units = laid.units.map(({ module }) => `${module.article} ${module.width}`).toSorted()
    const rests = laid.rests.map(({ width, isFiller }) => `${width} ${isFiller}`).toSorted()
    return JSON.stringify([level, laid.span.width, units, rests])
  })
  return JSON.stringify(shares.toSorted())
}

function wordsOf({ spans, reasons }: Proposal): string {
  const units = spans.flatMap(({ laid }) =>
    laid.units.map(({ module }) => `${module.article} ${module.width}`),
  )
  return `${units.join(', ')}: ${reasons.map(({ text }) => text).join(', ')}`
}

function expectNoOverlaps(desk: Desk): void {
  const { document, evaluation } = desk.current()
  const all = [
    ...standingRows(document, evaluation).filter(({ row }) => !isFollower(row)),
    ...solidFixtures(document),
  ]
  const placed = all.filter(({ id }) => id.startsWith('n'))
  for (const one of placed)
    for (const two of all) {
      if (one === two) continue
      const isApart =
        one.place.at[2] + one.size.height <= two.place.at[2] + 1 ||
        two.place.at[2] + two.size.height <= one.place.at[2] + 1
      expect(!isApart && polygonsOverlap(footprint(one), footprint(two)), `${one.id} ${two.id}`).toBe(false)
    }
  const { wall, side } = faceAt(document, 'north')
  for (const { id, place, size } of placed) {
    const row = document.rows[id]
    const left = row && 'placement' in row ? (row.placement?.at[0] ?? 0) : 0
    for (const opening of Object.values(document.openings)) {
      const { offset, width, sill, height } = opening
      const start = offsetOf(document, offset, width)
      const isBeside = left + size.width <= start + 1e-6 || start + width <= left + 1e-6
      const isAbove = place.at[2] >= sill + height || place.at[2] + size.height <= sill
      expect(opening.wall !== wall || isBeside || isAbove, `${id} ${side}`).toBe(true)
    }
  }
}

/** Every filler that was promised is there. */
function expectFillers(desk: Desk, { spans }: Proposal): void {
  const { rows } = desk.current().document
  const widths = Object.values(rows).flatMap((row) =>
    row.kind === 'article' && row.auto?.kind === 'filler' ? [row.choices.L] : [],
  )
  for (const { laid } of spans)
    for (const { width, isFiller } of laid.rests) if (isFiller) expect(widths).toContain(width)
}

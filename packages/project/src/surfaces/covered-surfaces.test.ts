import { openPack, type Pack, type RoomFinish } from '@arredo/catalogue'
import { type Opening, presetIds } from '@arredo/geometry'
import { samplePack } from '@arredo/testing'
import { assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Command } from '../command.ts'
import type { ProjectDocument } from '../document.ts'
import { addOpening, evaluateProject, newDocument, paintSurfaces, setRoom } from '../index.ts'
import { namesBy } from '../testing/desk-for-tests.ts'

const finishes: readonly RoomFinish[] = [
  { code: 'PAINT', name: { en: 'Paint' }, material: 'sage', surfaces: ['wall', 'ceiling'] },
  {
    ...{ code: 'BOARDS', name: { en: 'Boards' }, material: 'oak' },
    surfaces: ['floor'],
    ...{ waste: '0.05', inBoxesOf: '2.22' },
  },
  {
    ...{ code: 'TILES', name: { en: 'Tiles' }, material: 'white' },
    surfaces: ['wall'],
    ...{ waste: '0.1', behindUnits: false },
  },
]
const prices = { PAINT: '13.00', BOARDS: '64.00', TILES: '58.00' }
const items = Object.entries(prices).map(([code, amount]) => ({ kind: 'finish', code, amount }) as const)
const pack: Pack = {
  ...samplePack,
  finishes,
  priceLists: samplePack.priceLists.map((list) => ({ ...list, items: [...list.items, ...items] })),
}
const catalogues = new Map([['KITCHEN', openPack(pack)]])

function evaluated(document: ProjectDocument, known = catalogues) {
  return evaluateProject(document, { catalogues: known, faces: ['customer', 'trade'], discounts: new Map() })
}

function after<Input>(document: ProjectDocument, command: Command<Input>, input: Input): ProjectDocument {
  const result = command.run(document, input)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

const door: Omit<Opening, 'wall'> = {
  ...{ id: 'door', offset: 500, width: 900, height: 2100, sill: 0, depth: null },
  kind: 'door',
  hand: 'left',
  swing: 'in',
  side: 'right',
}

/** Four by three metres inside, 2.7 high, with a door of 0.9 by 2.1 in its first wall. */
function emptyRoom() {
  const ids = presetIds('rt1', namesBy('n'))
  const begun = newDocument({ name: '', alternative: 'a', priceDate: '2026-11-15', priceList: 'EUR2026' })
  const bare = { ...begun, packs: { KITCHEN: 'hash' } }
  const walled = after(bare, setRoom, { type: 'rt1', lengths: [4000, 3000], height: 2700, ids })
  const walls = Object.keys(walled.walls)
  const [id = ''] = Object.keys(walled.rooms)
  return { document: after(walled, addOpening, { opening: { ...door, wall: walls[0] ?? '' } }), id, walls }
}

const wallArea = (2 * (4 + 3) * 2.7 - 0.9 * 2.1) * 100

describe('what covers a room', () => {
  it('is priced by its net area, with waste and whole boxes, each with its reason', () => {
    const { document, id } = emptyRoom()
    const paint = { surfaces: [{ room: id, surface: { kind: 'walls' } }], finish: 'KITCHEN/PAINT' } as const
    const boards = { surfaces: [{ room: id, surface: { kind: 'floor' } }], finish: 'KITCHEN/BOARDS' } as const
    const { surfaces, prices: found } = evaluated(
      after(after(document, paintSurfaces, paint), paintSurfaces, boards),
    )
    expect(surfaces).toMatchObject([
      { room: id, kind: 'floor', finish: 'KITCHEN/BOARDS', area: 1200 },
      { room: id, kind: 'wall', finish: 'KITCHEN/PAINT', area: Math.round(wallArea) },
    ])
    const floor = found.trade?.rows[surfaces?.[0]?.id ?? '']
    expect(
      floor?.sale?.lines.map(({ step, code, quantity, amount }) => [step, code, quantity, amount]),
    ).toEqual([
      ['base', 'BOARDS', '12', 76_800],
      ['fixed', 'waste', '0.6', 3840],
      ['fixed', 'boxes', '0.72', 4608],
      ['rounding', 'EUR2026', undefined, 2],
    ])
    const { customer } = found
    expect(customer?.lines[0]).toMatchObject({ step: 'base', code: 'finishes' })
    expect(customer?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(customer?.total)
    expect(Object.values(customer?.rows ?? {}).reduce((sum, { total }) => sum + total, 0)).toBe(
      customer?.total,
    )
  })

  it('costs nothing where it is bare or a plain colour, and has no price where nobody sells it', () => {
    const { document, id } = emptyRoom()
    const painted = (finish: string | null) =>
      evaluated(
        after(document, paintSurfaces, { surfaces: [{ room: id, surface: { kind: 'walls' } }], finish }),
      )
    expect(painted(null).surfaces).toBeUndefined()
    expect(painted('#dfe3dc').surfaces).toBeUndefined()
    for (const unknown of ['KITCHEN/GONE', 'ELSEWHERE/PAINT', 'KITCHEN/BOARDS']) {
      const { surfaces, prices: found, findings } = painted(unknown)
      expect(surfaces).toMatchObject([{ name: null }])
      // No list is known where nothing is sold at all.
      expect(found.customer?.unpriced ?? [surfaces?.[0]?.id]).toEqual([surfaces?.[0]?.id])
      expect(findings).toEqual([])
    }
  })

  it('pins the pack it is of, and keeps the one that is pinned', () => {
    const { document, id } = emptyRoom()
    const surfaces = [{ room: id, surface: { kind: 'floor' } }] as const
    const pack = { catalogue: 'TILES', hash: 'new' }
    expect(after(document, paintSurfaces, { surfaces, finish: 'TILES/A', pack }).packs).toEqual({
      KITCHEN: 'hash',
      TILES: 'new',
    })
    const again = { surfaces, finish: 'KITCHEN/BOARDS', pack: { catalogue: 'KITCHEN', hash: 'new' } }
    expect(after(document, paintSurfaces, again).packs).toEqual({ KITCHEN: 'hash' })
  })

  it('adds up, whatever each wall has, and costs the same on both sides', () => {
    const { document, id, walls } = emptyRoom()
    const finish = constantFrom(null, '#dfe3dc', 'KITCHEN/PAINT', 'KITCHEN/TILES')
    const choice = record({
      all: finish,
      wall: constantFrom(...walls),
      one: finish,
      other: constantFrom(...walls),
    })
    const slope = record({ knee: integer({ min: 0, max: 2500 }), run: integer({ min: 500, max: 6000 }) })
    assert(
      property(choice, slope, constantFrom(...walls), ({ all, wall, one, other }, { knee, run }, steep) => {
        const room = document.rooms[id]
        if (!room) throw new Error('no room')
        const slopes = [{ wall: steep, side: 'right' as const, knee, run }]
        const attic = { ...document, rooms: { [id]: { ...room, slopes } } }
        const everywhere = after(attic, paintSurfaces, {
          surfaces: walls.map((each) => ({ room: id, surface: { kind: 'wall', wall: each } as const })),
          finish: 'KITCHEN/PAINT',
        })
        const [whole] = evaluated(everywhere).surfaces ?? []
        let painted = after(attic, paintSurfaces, {
          surfaces: [{ room: id, surface: { kind: 'walls' } }],
          finish: all,
        })
        for (const [each, of] of [
          [wall, one],
          [other, all],
        ] as const)
          painted = after(painted, paintSurfaces, {
            surfaces: [{ room: id, surface: { kind: 'wall', wall: each } }],
            finish: of,
          })
        const bare = walls.filter((each) => {
          const had = painted.rooms[id]?.exceptions[each] ?? painted.rooms[id]?.walls ?? null
          return had === null || had.startsWith('#')
        })
        const rest = after(painted, paintSurfaces, {
          surfaces: bare.map((each) => ({ room: id, surface: { kind: 'wall', wall: each } as const })),
          finish: 'KITCHEN/PAINT',
        })
        const { surfaces = [] } = evaluated(rest)
        expect(surfaces.reduce((sum, { area }) => sum + area, 0)).toBe(whole?.area)

        // The server reads what was stored, with packs it opened itself.
        const stored: ProjectDocument = JSON.parse(JSON.stringify(painted))
        const there = new Map([['KITCHEN', openPack(JSON.parse(JSON.stringify(pack)))]])
        expect(evaluated(stored, there).prices).toEqual(evaluated(painted).prices)
      }),
      { numRuns: 60 },
    )
  })
})

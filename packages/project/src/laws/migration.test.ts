import type { Catalogue, Pack } from '@arredo/catalogue'
import { distance, type Point, shellOf } from '@arredo/geometry'
import { type Face, type PricedRow, priceProject } from '@arredo/pricing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProjectDocument } from '../document.ts'
import { evaluateProject } from '../evaluate-project.ts'
import { readDocument } from '../read-document.ts'
import { placesOf } from '../testing/desk-for-tests.ts'
import { type OldRow, type Version2, version2Documents } from '../testing/version-2-documents.ts'

/** It sells nothing, and is there to name a price list. */
const pack: Pack = {
  format: 'arredo-pack/1',
  code: 'c',
  name: { en: 'C' },
  version: '1',
  materials: {},
  designClasses: {},
  classification: [],
  variants: {},
  rules: [],
  models: [],
  recipes: {},
  articles: [],
  priceLists: [
    {
      ...{ code: 'IT', name: { en: 'Italy' }, currency: 'EUR', countries: ['IT'] },
      ...{ validFrom: '2026-01-01', vat: '0.22', roundTo: '0.01', items: [] },
    },
  ],
}
const catalogue: Catalogue = {
  pack,
  followers: [],
  evaluate: () => null,
  evaluateNow: () => null,
  *evaluateInSteps() {
    yield
    return null
  },
  accept: () => {},
  whyNot: () => ({ because: [], reasons: [] }),
  repair: () => null,
}

function migrated(old: Version2): ProjectDocument {
  const read = readDocument(JSON.parse(JSON.stringify(old)))
  if (!read.ok) throw new Error(read.message)
  return read.value
}

function expectNear(actual: number | undefined, expected: number): void {
  expect(Math.abs((actual ?? Number.NaN) - expected)).toBeLessThanOrEqual(1e-6)
}

function expectTurn(actual: number, expected: number): void {
  const apart = (((actual - expected) % 360) + 540) % 360
  expectNear(apart, 180)
}

/** The rows of an alternative as they were priced by the application that wrote them. */
function oldRows({ rows }: Version2, alternative: string): readonly PricedRow[] {
  return Object.values(rows)
    .filter((row) => row.alternative === alternative && row.flags.offered)
    .sort((one, two) => one.order - two.order)
    .flatMap((row): readonly PricedRow[] => {
      const { id } = row
      const own = row.adjustment
        ? { adjustment: { kind: row.adjustment.kind, amount: row.adjustment.amount } }
        : {}
      if (row.kind === 'service') return [{ kind: 'service', id, text: row.text, charge: row.charge, ...own }]
      if (row.kind === 'ownAppliance') return [{ kind: 'ownAppliance', id }]
      if (row.kind !== 'free') return []
      const { text, quantity, price, cost, vat } = row
      const paid = cost === undefined ? {} : { cost }
      return [{ kind: 'free', id, text, quantity, price, vat, ...paid, ...own }]
    })
}

function oldPrice(old: Version2, alternative: string, face: Face) {
  const [one, two] = old.header.discounts ?? [0.5, 0.1]
  const discounts = [one, two].flatMap((rate, index) => {
    const number = index + 1
    return rate === 0
      ? []
      : [{ code: `discount${number}`, name: { en: `Discount ${number}` }, rate: String(rate) }]
  })
  const { reduction } = old.alternatives[alternative] ?? {}
  const terms = { priceList: 'IT', date: '2026-11-15', increase: 1.1, discounts, packs: [pack], face }
  return priceProject(oldRows(old, alternative), { ...terms, ...(reduction && { reduction }) })
}

function placementOf(row: OldRow) {
  return row.kind === 'article' || row.kind === 'ownAppliance' ? row.placement : null
}

describe('a document of version 2', () => {
  it('[law 7] is read with everything standing where it stood, on the wall it stood on', () => {
    const seen = { onWall: 0, onFloor: 0 }
    fc.assert(
      fc.property(version2Documents, (old) => {
        const document = migrated(old)
        const places = placesOf(document)
        for (const row of Object.values(old.rows)) {
          const placement = placementOf(row)
          if (!placement) continue
          const now = document.rows[row.id]
          const seat = now && 'placement' in now ? now.placement?.seat : undefined
          const wall = placement.wall === null ? undefined : old.walls[placement.wall]
          const hasFace = wall !== undefined && distance(wall.from, wall.to) > 0
          expect(seat).toEqual(hasFace ? { on: 'wall', wall: wall.id, side: 'right' } : { on: 'floor' })
          seen[hasFace ? 'onWall' : 'onFloor'] += 1
          if (!row.flags.drawn) continue
          const place = places.get(row.id)?.place
          if (!place) throw new Error(`Row ${row.id} stands nowhere`)
          place.at.forEach((value, axis) => {
            expectNear(value, placement.at[axis] ?? Number.NaN)
          })
          expectTurn(place.rotation, placement.rotation)
        }
      }),
      { numRuns: 300 },
    )
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(200)
  })

  it('[law 7] has its walls where they were: the right face on the old line, as high and as thick as before', () => {
    fc.assert(
      fc.property(version2Documents, (old) => {
        const document = migrated(old)
        const shell = shellOf(document)
        for (const { id, from, to, height, thickness } of Object.values(old.walls)) {
          if (distance(from, to) === 0) continue
          const wall = shell.wall(id)
          if (!wall) throw new Error(`No wall ${id}`)
          const { origin, along, length } = wall.faces.right.frame
          const end: Point = [origin[0] + along[0] * length, origin[1] + along[1] * length]
          for (const axis of [0, 1] as const) {
            expectNear(origin[axis], from[axis])
            expectNear(end[axis], to[axis])
          }
          expect([wall.height, wall.thickness]).toEqual([height, thickness])
        }
        const added = Object.values(document.walls).filter(({ id }) => !old.walls[id])
        expect(added.every(({ kind }) => kind === 'open')).toBe(true)
        for (const [id, opening] of Object.entries(old.openings))
          expect(document.openings[id]).toMatchObject({ ...opening, side: 'right', depth: null })
      }),
      { numRuns: 300 },
    )
  })

  it('[law 7] keeps reasons, costs and discounts in the trade sheet and nowhere else, and costs what it did', () => {
    let priced = 0
    fc.assert(
      fc.property(version2Documents, (old) => {
        const document = migrated(old)
        const expected: Record<string, unknown> = {}
        if (old.header.discounts) expected.header = { discounts: old.header.discounts }
        for (const row of Object.values(old.rows)) {
          const cost = row.kind === 'free' && row.cost !== undefined ? { cost: row.cost } : {}
          const entry = { ...cost, ...(row.adjustment ? { reason: row.adjustment.reason } : {}) }
          if (Object.keys(entry).length > 0) expected[row.id] = entry
        }
        expect(document.trade).toEqual(expected)
        expect(JSON.stringify({ ...document, trade: {} })).not.toMatch(/"(reason|cost|discounts)"/)

        for (const alternative of ['a1', 'a2']) {
          const faces = ['customer', 'trade'] as const
          const context = {
            catalogues: new Map([['c', catalogue]]),
            faces,
            discounts: new Map(),
            alternative,
          }
          const { prices } = evaluateProject(document, context)
          for (const face of faces) {
            const expectedPrice = oldPrice(old, alternative, face)
            expect(prices[face] ?? null).toEqual(expectedPrice)
            priced += expectedPrice?.total ? 1 : 0
          }
        }
      }),
      { numRuns: 300 },
    )
    expect(priced).toBeGreaterThan(300)
  })
})

import type { ArticleEvaluation, Pack } from '@arredo/catalogue'
import { type Part, partBounds } from '@arredo/geometry'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Evaluation, mostWeight, newDocument, padding, parcelsOf, type Row } from '../index.ts'
import { weightOf } from '../summary/weighed-parts.ts'

const flags = { drawn: true, offered: true, ordered: true }
const recipe = { size: { width: 1, depth: 1, height: 1 }, let: {}, parts: [] }
const board = { code: 'side', shape: 'box', at: [0, 0, 0], size: [18, 560, 720], material: 'mdf' } as const

const catalogues = new Map([
  [
    'K',
    {
      pack: {
        materials: {
          mdf: { name: { en: 'MDF' }, colour: '#fff', finish: 'matt', density: 750 },
          stone: { name: { en: 'Stone' }, colour: '#fff', finish: 'matt', density: 2700 },
          felt: { name: { en: 'Felt' }, colour: '#fff', finish: 'matt' },
        },
        recipes: { UNIT: { ...recipe, parts: [{ ...board, code: 'oven', bought: true }] }, DOOR: recipe },
        articles: ['UNIT', 'DOOR'].map((code) => ({
          ...{ code, recipe: code, attach: code === 'DOOR' ? 'opening' : 'floor' },
        })),
      } as unknown as Pack,
    },
  ],
])

function article(id: string, more: Partial<Row> = {}): Row {
  return {
    ...{
      id,
      alternative: 'a',
      order: 1,
      flags,
      kind: 'article',
      catalogue: 'K',
      model: 'M',
      article: 'UNIT',
    },
    ...{ side: 'L', choices: {}, quantity: 1, placement: null },
    ...more,
  } as Row
}

const unit = { width: 600, depth: 580, height: 820 }

function packed(rows: readonly Row[], parts: readonly Part[], size = unit) {
  const empty = newDocument({ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15' })
  const document = { ...empty, rows: Object.fromEntries(rows.map((row) => [row.id, row])) }
  const found = { size, parts } as unknown as ArticleEvaluation
  const evaluation = {
    ...{ alternative: 'a', prices: {}, surfaces: [] },
    articles: Object.fromEntries(rows.map(({ id }) => [id, found])),
  } as unknown as Evaluation
  return { evaluation, list: parcelsOf(document, evaluation, catalogues) }
}

function sizeAround(parts: readonly Part[]) {
  const reach = ([0, 1, 2] as const).map((axis) =>
    Math.max(...parts.map((part) => partBounds(part).max[axis])),
  )
  const [width = 0, depth = 0, height = 0] = reach
  return { width, depth, height }
}

const leaf = { opens: 'door', motion: { kind: 'hinge', edge: 'left', degrees: 105 } as const }

describe('parcels', () => {
  it('[D-227 part] a unit travels flat: its body, its fronts, and what is bought for it', () => {
    const { list } = packed(
      [article('u', { quantity: 2 })],
      [
        board,
        { ...board, code: 'bottom', size: [564, 560, 18] },
        { ...board, ...leaf, code: 'leaf', at: [0, 562, 100], size: [597, 19, 717] },
        { ...board, ...leaf, code: 'handle', at: [500, 581, 600], size: [12, 30, 160] },
        { ...board, code: 'oven', size: [500, 400, 450] },
      ],
    )
    expect(list.parcels.map(({ kind, count, sides }) => [kind, count, sides])).toEqual([
      ['body', 2, [760, 600, 76]],
      // A leaf keeps its handle.
      ['fronts', 2, [757, 637, 89]],
      ['bought', 2, [540, 490, 440]],
    ])
    expect(list.parcels.map(({ weight }) => weight !== null)).toEqual([true, true, false])
    expect(list.sums).toMatchObject({ count: 6, unweighed: 2 })
  })

  it('[D-227 part] what is flat, padded, modelled or set into a wall travels as it stands', () => {
    const top = { width: 3000, depth: 600, height: 40 }
    const holed = [board, { ...board, code: 'behind the hole' }]
    expect(packed([article('top')], holed, top).list.parcels.map(({ sides }) => sides)).toEqual([
      [3040, 640, 80],
    ])
    for (const [row, part] of [
      [article('door', { article: 'DOOR' } as Partial<Row>), board],
      [article('sofa'), { ...board, shape: 'cushion', softness: 1, crown: 1, hasSeam: false }],
      [article('plant'), { ...board, shape: 'asset', asset: 'plant.glb' }],
    ] as const) {
      const { list } = packed([row], [part, board])
      expect(list.parcels.map(({ kind, sides }) => [kind, sides])).toEqual([['whole', [860, 640, 620]]])
    }
  })

  it('[D-227 part] packs no service, no own appliance and nothing that is not offered, and counts what has no size', () => {
    const free = { ...article('f'), kind: 'free', text: 'Shelf', price: 1, vat: '0.22', unit: '' }
    const rows = [
      { ...free, id: 'sized', size: [900, 300, 20] },
      free,
      { ...free, id: 'special', special: { of: 'x' } },
      { ...free, id: 'fitting', kind: 'service' },
      { ...free, id: 'own', kind: 'ownAppliance', size: [1, 1, 1] },
      article('hidden', { flags: { ...flags, offered: false } }),
    ] as unknown as Row[]
    const { list } = packed(rows, [board])
    expect(list.parcels.map(({ row, weight }) => [row.id, weight])).toEqual([['sized', null]])
    expect(list.left).toBe(1)
  })

  it('[D-227 part] every part is in one parcel, which is large enough, and which two people can carry unless one part is too heavy', () => {
    const length = fc.oneof(fc.integer({ min: 4, max: 200 }), fc.integer({ min: 200, max: 2400 }))
    const part = fc
      .record({
        size: fc.tuple(length, length, length),
        material: fc.constantFrom('mdf', 'mdf', 'stone', 'felt'),
        isBought: fc.boolean(),
        opens: fc.constantFrom(undefined, 'door', 'drawer'),
      })
      .map(({ size, material, isBought, opens }): Part => {
        const motion = { kind: 'slide', axis: 'y', travel: 400 } as const
        const moves = opens === 'door' ? leaf : opens === 'drawer' ? { opens, motion } : {}
        return { ...board, ...moves, size, material, code: isBought ? 'oven' : 'side' }
      })
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 14 }),
        fc.integer({ min: 1, max: 3 }),
        (parts, quantity) => {
          const row = article('u', { quantity })
          const { evaluation, list } = packed([row], parts, sizeAround(parts))
          const within = list.parcels.flatMap(({ things }) => things.flatMap((thing) => thing.parts))
          expect(within).toHaveLength(parts.length)
          expect(new Set(within)).toEqual(new Set(parts))

          const known = weightOf(row, evaluation, catalogues)
          if (known !== 'unknown') expect(list.sums.weight).toBeCloseTo(known ?? 0, 6)
          expect(list.sums.unweighed > 0).toBe(known === 'unknown')

          for (const { things, sides, weight } of list.parcels) {
            if (things.length > 1 && weight !== null) expect(weight).toBeLessThanOrEqual(mostWeight)
            const inside = sides.map((side) => side - 2 * padding)
            const room = inside.reduce((product, side) => product * side, 1)
            const filled = things.map((thing) => thing.sides.reduce((product, side) => product * side, 1))
            expect(room).toBeGreaterThanOrEqual(filled.reduce((sum, one) => sum + one, 0))
            for (const each of things.flatMap((thing) => thing.parts)) {
              const { min, max } = partBounds(each)
              const own = max.map((end, axis) => end - (min[axis] ?? 0)).toSorted((one, two) => two - one)
              for (const [axis, side] of own.entries()) expect(side).toBeLessThanOrEqual(inside[axis] ?? 0)
            }
          }
        },
      ),
    )
  })
})

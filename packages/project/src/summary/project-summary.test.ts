import type { ArticleEvaluation, Catalogue, Pack } from '@arredo/catalogue'
import type { Part } from '@arredo/geometry'
import type { Face } from '@arredo/pricing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateProject, newDocument, type ProjectDocument, projectSummary, type Row } from '../index.ts'

const flags = { drawn: true, offered: true, ordered: true }
const board = { code: 'side', shape: 'box', at: [0, 0, 0], size: [20, 500, 1000], material: 'mdf' } as const

const recipe = { size: { width: 1, depth: 1, height: 1 }, let: {}, parts: [] }

const pack: Pack = {
  ...{ format: 'arredo-pack/1', code: 'K', name: { en: 'K' }, version: '1', designClasses: {} },
  materials: {
    mdf: { name: { en: 'MDF' }, colour: '#ffffff', finish: 'matt', density: 750 },
    felt: { name: { en: 'Felt' }, colour: '#ffffff', finish: 'matt' },
  },
  classification: [
    { code: 'BASE', name: { en: 'Base units' }, children: [{ code: 'DOORS', name: { en: 'With doors' } }] },
    { code: 'TOPS', name: { en: 'Worktops' } },
  ],
  ...{ variants: {}, rules: [], models: [] },
  recipes: {
    OVEN: { ...recipe, bought: true },
    HOUSING: {
      ...recipe,
      parts: [{ ...board, code: 'oven', bought: true, repeat: { count: 2, step: [0, 0, 0] } }],
    },
  },
  articles: ['B60', 'TOP', 'OVEN', 'HOUSING'].map((code) => ({
    ...{ code, name: { en: code }, models: [], variants: [], sides: [], recipe: code, mountHeight: 0 },
    ...{ attach: 'floor' as const, classification: code === 'TOP' ? 'TOPS' : 'DOORS' },
  })),
  priceLists: [
    {
      ...{ code: 'IT', name: { en: 'Italy' }, currency: 'EUR', countries: ['IT'], validFrom: '2026-01-01' },
      ...{ vat: '0.22', roundTo: '0.01' },
      items: [
        { kind: 'base', article: 'B60', amount: '100.37' },
        { kind: 'base', article: 'TOP', amount: '33.33' },
      ],
    },
  ],
}

const parts: Readonly<Record<string, readonly Part[]>> = {
  B60: [board, { ...board, code: 'back' }],
  TOP: [board, { ...board, code: 'underlay', material: 'felt' }],
  OVEN: [board],
  HOUSING: [board, { ...board, code: 'oven-1' }],
}

const catalogue = {
  pack,
  evaluate: ({ article }: { article: string }): ArticleEvaluation => ({
    ...{ article, name: { en: article }, configuration: {}, variants: [], conflicts: [] },
    ...{ size: { width: 600, depth: 500, height: 1000 }, parts: parts[article] ?? [] },
  }),
} as unknown as Catalogue
const catalogues = new Map([['K', catalogue]])

function article(id: string, code: string, more: Partial<Row> = {}): Row {
  return {
    ...{ id, alternative: 'a1', order: 1, flags, kind: 'article', catalogue: 'K', model: 'M', article: code },
    ...{ side: 'L', choices: {}, quantity: 1, placement: null },
    ...more,
  } as Row
}

function free(id: string, more: Partial<Row> = {}): Row {
  const priced = { quantity: 1, unit: '', price: 1999, vat: '0.10' }
  return { ...{ id, alternative: 'a1', order: 2, flags, kind: 'free', text: id }, ...priced, ...more } as Row
}

function summaryOf(rows: readonly Row[], face: Face = 'customer', reduction = 0) {
  const empty = newDocument({
    ...{ name: 'Kitchen', alternative: 'a1', priceDate: '2026-11-15', priceList: 'IT' },
  })
  const a1 = empty.alternatives.a1
  if (!a1) throw new Error('no alternative')
  const document: ProjectDocument = {
    ...empty,
    rows: Object.fromEntries(rows.map((row) => [row.id, row])),
    alternatives: {
      a1: { ...a1, ...(reduction > 0 && { reduction: { text: 'Ours', amount: reduction } }) },
    },
  }
  const evaluation = evaluateProject(document, { catalogues, faces: [face], discounts: new Map() })
  const price = evaluation.prices[face]
  return { price, summary: projectSummary(document, evaluation, { catalogues, price, by: 'kind' }) }
}

describe('the summary of a project', () => {
  it('[D-212 part] has the groups of the catalogue in its order, and behind them what is in none', () => {
    const { summary } = summaryOf([
      article('top', 'TOP', { order: 0 }),
      free('splashback'),
      article('b', 'B60', { quantity: 2 }),
      free('wish', { special: { of: 'top' } } as Partial<Row>),
      { ...article('gone', 'B60'), flags: { ...flags, offered: false } },
    ])
    const told = summary.groups.map(({ key, lines }) => [key, lines.map(({ id }) => id)])
    expect(told).toEqual([
      ['K/BASE', ['b']],
      ['K/TOPS', ['top', 'wish']],
      ['free', ['splashback']],
    ])
    expect(summary.left).toBe(1)
  })

  it('[D-212 part] has rows as the offer prints them, and below them what is taken off the whole', () => {
    const { summary, price } = summaryOf([article('b', 'B60', { quantity: 2 })], 'customer', 1000)
    expect([summary.sums.amount, summary.takenOff, price?.total]).toEqual([24_490, -1220, 23_270])
  })

  it('[D-213 part] weighs what it knows, and says of how much it does not', () => {
    const { summary } = summaryOf([article('b', 'B60', { quantity: 2 }), article('top', 'TOP')])
    // Two units of two boards of 10 litres, at 0.75 kg.
    expect(summary.groups.map(({ lines }) => lines[0]?.weight)).toEqual([expect.closeTo(30, 9), 'unknown'])
    expect(summary.sums).toMatchObject({ weight: expect.closeTo(30, 9), weighed: 1, unweighed: 1 })
    expect(summary.sums.volume).toBe(3 * 600 * 500 * 1000)
  })

  it('[D-212 part] tells how much of which material everything is made of', () => {
    const { summary } = summaryOf([article('b', 'B60', { quantity: 2 }), article('top', 'TOP')])
    expect(summary.materials).toEqual([
      {
        ...{ code: 'mdf', name: { en: 'MDF' } },
        area: 2_500_000,
        volume: 50_000_000,
        weight: expect.closeTo(37.5, 9),
      },
      { ...{ code: 'felt', name: { en: 'Felt' } }, area: 500_000, volume: 10_000_000, weight: null },
    ])
  })

  it('[D-213 part] neither weighs what is bought nor takes it for material', () => {
    const { summary } = summaryOf([article('o', 'OVEN'), article('h', 'HOUSING')])
    const lines = summary.groups.flatMap((group) => group.lines)
    expect(lines.map(({ weight }) => weight)).toEqual(['unknown', 'unknown'])
    expect(summary.materials).toEqual([expect.objectContaining({ code: 'mdf', volume: 10_000_000 })])
  })

  it('[D-212 part] comes to the total of the price to the cent, whatever is sold and taken off', () => {
    const line = fc.record({
      code: fc.constantFrom('B60', 'TOP', 'UNKNOWN', 'free', 'service', 'ownAppliance'),
      quantity: fc.integer({ min: 1, max: 7 }),
      offered: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 9 }),
        fc.constantFrom<Face>('customer', 'trade'),
        fc.nat(9999),
        (drawn, face, reduction) => {
          const rows = drawn.map(({ code, quantity, offered }, index): Row => {
            const more = { quantity, flags: { ...flags, offered } }
            const id = `r${index}`
            if (code === 'free') return free(id, more)
            if (code === 'service')
              return free(id, {
                ...more,
                kind: 'service',
                charge: { kind: 'percent', rate: '0.08' },
              } as Partial<Row>)
            if (code === 'ownAppliance')
              return free(id, { ...more, kind: code, size: [1, 1, 1] } as Partial<Row>)
            return article(id, code, more)
          })
          const { summary, price } = summaryOf(rows, face, reduction)
          const groups = summary.groups.reduce((sum, { sums }) => sum + sums.amount, 0)
          expect(groups).toBe(summary.sums.amount)
          expect(groups + summary.takenOff).toBe(price?.total ?? 0)
          const isOfSeller = face === 'customer' && reduction > 0
          if (!isOfSeller) expect(summary.takenOff).toBe(0)
          expect(summary.takenOff).toBeLessThanOrEqual(0)
          const ids = summary.groups.flatMap(({ lines }) => lines.map(({ id }) => id))
          expect(ids.toSorted()).toEqual(
            rows
              .filter((row) => row.flags.offered)
              .map(({ id }) => id)
              .toSorted(),
          )
        },
      ),
    )
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Part, partBounds } from '@arredo/geometry'
import { describe, expect, it } from 'vitest'
import { areaOfVariant } from '../bill-of-materials.ts'
import type { ArticleEvaluation } from '../evaluation.ts'
import { openPack } from '../open-pack.ts'
import type { Article, Choices, Pack, PriceList, Side } from '../pack.ts'
import { compileCatalogue, lintPack, type SourceFile } from './index.ts'

const root = fileURLToPath(new URL('../../../../catalogues', import.meta.url))

function sourcesIn(folder: string): readonly SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml') && !path.startsWith('galleries'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, folder, path), 'utf8') }))
}

const library = sourcesIn('library')

function opened(folder: string) {
  const compiled = compileCatalogue(sourcesIn(folder), (text) => text, { library })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.findings, null, 2))
  const catalogue = openPack(compiled.pack)
  return {
    ...compiled,
    evaluate(article: string, model: string, side: Side, choices: Choices = {}): ArticleEvaluation {
      const answer = catalogue.evaluate({ article, model, side, choices, header: {} })
      if (!answer) throw new Error(`no ${article}`)
      return answer
    },
  }
}

const openings = opened('openings')
const decor = opened('decor')
const ranges = [
  { name: 'openings', articles: 14, ...openings },
  { name: 'decor', articles: 12, ...decor },
]

describe.each(ranges)('the catalogue $name', ({ articles, pack, toFinding, tradeTerms, evaluate }) => {
  const sold = pack.articles.flatMap((article) =>
    article.models.flatMap((model) => article.sides.map((side) => ({ article, model, side }))),
  )

  it('is a range in three languages, without a warning', () => {
    expect(pack.articles).toHaveLength(articles)
    expect(lintPack(pack).map(toFinding)).toEqual([])
    for (const { why } of pack.rules) expect(Object.keys(why)).toEqual(['en', 'it', 'de'])
    expect(new Set(pack.articles.map(({ orderCode }) => orderCode)).size).toBe(articles)
    for (const { code, tags = [] } of pack.articles) expect(tags, code).not.toHaveLength(0)
  })

  it('is sold by the price lists and terms of the kitchens, so that one project has one of them', () => {
    expect(pack.priceLists.map(({ code, currency }) => [code, currency])).toEqual([
      ['EUR2026', 'EUR'],
      ['USD2026', 'USD'],
    ])
    expect(tradeTerms.map(({ discounts }) => discounts.map(({ rate }) => rate))).toEqual([
      ['0.5', '0.1'],
      ['0.5', '0.1'],
    ])
  })

  it('opens every article in each model and hand, with parts, a plan and a price in both lists', () => {
    for (const { article, model, side } of sold) {
      const evaluation = evaluate(article.code, model, side)
      const what = `${article.code} ${model} ${side}`
      expect(evaluation.conflicts, what).toEqual([])
      expect(evaluation.parts.length, what).toBeGreaterThan(0)
      expect(evaluation.plan?.length, what).toBeGreaterThan(0)
      for (const list of pack.priceLists) expect(basePrice(list, evaluation), what).toBeGreaterThan(0)
    }
  })

  it('can be had in every option each article is made in', () => {
    const reached = new Set(
      sold.flatMap(({ article, model, side }) =>
        evaluate(article.code, model, side).variants.flatMap(({ code, options = [] }) =>
          options
            .filter(({ allowed }) => allowed !== 'no')
            .map(({ value }) => `${article.code} ${code} ${value}`),
        ),
      ),
    )
    const made = pack.articles.flatMap((article) =>
      article.variants.flatMap((code) =>
        optionsOf(pack, article, code).map((option) => `${article.code} ${code} ${option}`),
      ),
    )
    expect(made.length).toBeGreaterThan(40)
    expect(made.filter((option) => !reached.has(option))).toEqual([])
  })

  it('keeps to its width and height and stands in the room, whatever is chosen', () => {
    for (const { article, model, side } of sold) {
      for (const choices of wishes(evaluate(article.code, model, side))) {
        const { parts, size, conflicts } = evaluate(article.code, model, side, choices)
        const what = `${article.code} ${model} ${side} ${JSON.stringify(choices)}`
        expect(conflicts, what).toEqual([])
        expect(sticksOut(parts, size), what).toEqual([])
      }
    }
  })
})

describe('what the ranges promise', () => {
  it('opens doors and windows into the room, on the side they are hung', () => {
    for (const code of ['DOOR-1', 'DOOR-GLASS', 'WIN-1']) {
      for (const [side, edge] of [['L', 'left'] as const, ['R', 'right'] as const]) {
        const { parts, size, clearances } = openings.evaluate(code, 'LUCE', side)
        const moving = parts.filter(({ motion }) => motion)
        expect(new Set(moving.map(({ motion }) => motion?.kind === 'hinge' && motion.edge))).toEqual(
          new Set([edge]),
        )
        // A leaf opens away from the middle of the item's depth: behind it, it would open into the wall.
        const leaf = moving.map(partBounds).toSorted((one, two) => face(two) - face(one))[0]
        expect(((leaf?.min[1] ?? 0) + (leaf?.max[1] ?? 0)) / 2, code).toBeGreaterThanOrEqual(size.depth / 2)
        expect(clearances?.map((zone) => zone.code)).toEqual(['swing'])
      }
    }
  })

  it('sets doors and windows into holes that they cover, at every size and in each hand', () => {
    const set = openings.pack.articles.filter(({ attach }) => attach === 'opening')
    expect(set.map(({ code }) => code)).toEqual([
      ...['DOOR-1', 'DOOR-2', 'DOOR-GLASS', 'DOOR-SLIDE'],
      ...['WIN-1', 'WIN-2', 'WIN-FIX', 'WIN-FRENCH'],
    ])
    for (const { code, models, sides } of set) {
      for (const [model, side] of models.flatMap((each) => sides.map((hand) => [each, hand] as const))) {
        const ends = endsOf(openings.evaluate(code, model, side))
        for (const choices of [{}, ends.smallest, ends.largest]) {
          const { cut, size, configuration } = openings.evaluate(code, model, side, choices)
          const what = `${code} ${model} ${side} ${JSON.stringify(configuration)}`
          if (!cut) throw new Error(`${what} has no hole`)
          const [x, z] = cut.at
          expect(Math.min(x, z), what).toBeGreaterThanOrEqual(0)
          expect(Math.min(cut.width, cut.height), what).toBeGreaterThan(300)
          expect(x + cut.width, what).toBeLessThanOrEqual(size.width)
          expect(z + cut.height, what).toBeLessThanOrEqual(size.height)
        }
      }
    }
  })

  it('cuts for the outside of linings and frames, and for the passage a sliding door closes', () => {
    const cutOf = (code: string, side: Side = 'L') => openings.evaluate(code, 'LUCE', side).cut
    expect(cutOf('DOOR-1')).toEqual({ at: [57, 0], width: 800 + 56, height: 2100 + 28 })
    expect(cutOf('DOOR-SLIDE', 'R')).toEqual({ at: [40, 0], width: 900, height: 2100 })
    expect(cutOf('DOOR-SLIDE', 'L')).toEqual({ at: [980 + 40, 0], width: 900, height: 2100 })
    expect(cutOf('WIN-1')).toEqual({ at: [30, 22], width: 800, height: 1200 })
    expect(cutOf('WIN-FRENCH')).toEqual({ at: [0, 0], width: 1500, height: 2200 })

    // What lies in the wall must fit the hole, or it would be seen through its edge.
    for (const code of ['DOOR-1', 'DOOR-2', 'DOOR-GLASS', 'WIN-1', 'WIN-2', 'WIN-FIX', 'WIN-FRENCH']) {
      const { parts, cut } = openings.evaluate(code, 'LUCE', 'L')
      const inWall = parts.map(partBounds).filter(({ min }) => min[1] <= -50)
      const from = [0, 2].map((axis) => Math.min(...inWall.map(({ min }) => min[axis] ?? 0)))
      const to = [0, 2].map((axis) => Math.max(...inWall.map(({ max }) => max[axis] ?? 0)))
      const [x = 0, z = 0] = cut?.at ?? []
      expect([from, to], code).toEqual([
        [x, z],
        [x + (cut?.width ?? 0), z + (cut?.height ?? 0)],
      ])
    }
    for (const code of ['WALL-PAINT', 'WALL-TILE', 'WALL-SLATS', 'FLOOR-TILE'])
      expect(cutOf(code), code).toBeUndefined()
  })

  it('prices floors and walls by what they cover, and lets furniture stand on and before them', () => {
    for (const [code, variant] of [
      ['FLOOR-PARQUET', 'PARQUET'],
      ['FLOOR-TILE', 'TILE'],
      ['FLOOR-SCREED', 'SCREED'],
      ['WALL-PAINT', 'PAINT'],
      ['WALL-TILE', 'WALLTILE'],
    ] as const) {
      const { parts, size } = openings.evaluate(code, 'LUCE', 'L', { W: 4000 })
      const across = code.startsWith('FLOOR') ? size.depth : size.height
      expect(areaOfVariant(parts, variant), code).toBeCloseTo((4000 * across) / 1e6, 6)
      // Up to half a millimetre counts as touching.
      expect(Math.min(size.depth, size.height), code).toBeLessThanOrEqual(0.5)
    }
    expect(decor.evaluate('RUG', 'NIDO', 'L').size.height).toBeLessThanOrEqual(0.5)
  })

  it('upholsters in cushions, and sews the seats', () => {
    for (const code of ['SOFA-SEAT', 'SOFA-CORNER', 'SOFA-CHAISE', 'ARMCHAIR', 'CHAIR']) {
      const covered = decor.evaluate(code, 'NIDO', 'L').parts.filter(({ finishOf }) => finishOf === 'FABRIC')
      expect(new Set(covered.map(({ shape }) => shape)), code).toEqual(new Set(['cushion']))
      expect(
        covered.some((part) => part.shape === 'cushion' && part.hasSeam && part.crown > 0),
        code,
      ).toBe(true)
    }
  })

  it('makes sofa modules that meet at the same depth and height', () => {
    const left = decor.evaluate('SOFA-CORNER', 'NIDO', 'L')
    const middle = decor.evaluate('SOFA-SEAT', 'NIDO', 'L', { ARMS: 'NONE' })
    const right = decor.evaluate('SOFA-CHAISE', 'NIDO', 'R')
    const ends = [left, middle, right].map(({ snaps }) => snaps?.map(({ facing }) => facing))
    expect(ends).toEqual([['right', 'front'], ['left', 'right'], ['left']])
    expect(new Set([left, middle, right].map(({ size }) => size.height)).size).toBe(1)
    const seatsAt = ({ parts }: ArticleEvaluation) =>
      parts.filter(({ code }) => /^seat/.test(code)).map((part) => [part.at[1], partBounds(part).max[2]])
    expect(new Set([left, middle, right].flatMap(seatsAt).map(String)).size).toBe(1)
  })

  it('lights lamps in the chosen colour', () => {
    for (const code of ['LAMP-PENDANT', 'LAMP-FLOOR']) {
      const lights = decor
        .evaluate(code, 'NIDO', 'L', { BULB: 'CANDLE' })
        .parts.flatMap(({ light }) => light ?? [])
      expect(new Set(lights.map(({ kelvin }) => kelvin)), code).toEqual(new Set([2200]))
      expect(
        lights.reduce((sum, { lumens }) => sum + lumens, 0),
        code,
      ).toBeGreaterThan(500)
    }
  })
})

function optionsOf(pack: Pack, { only }: Article, code: string): readonly string[] {
  const domain = pack.variants[code]?.domain
  return domain?.kind === 'options' ? (only?.[code] ?? domain.options.map((option) => option.code)) : []
}

/** Every option and the ends of every measure, each by itself where nothing else need change. */
function wishes({ variants }: ArticleEvaluation): readonly Choices[] {
  const own = variants.flatMap(({ code, options = [], range }): readonly Choices[] => [
    ...options.filter(({ allowed }) => allowed === 'yes').map(({ value }) => ({ [code]: value })),
    ...(range ? [{ [code]: range.min }, { [code]: range.max }] : []),
  ])
  return [{}, ...own]
}

/** All measures at once as small and as large as they go; where the rules forbid it, the nearest stands. */
function endsOf({ variants }: ArticleEvaluation): { readonly smallest: Choices; readonly largest: Choices } {
  const measures = variants.flatMap(({ code, range }) => (range ? [{ code, range }] : []))
  return {
    smallest: Object.fromEntries(measures.map(({ code, range }) => [code, range.min])),
    largest: Object.fromEntries(measures.map(({ code, range }) => [code, range.max])),
  }
}

/** Depth is no bound: frames lie in the wall, levers and sills stand out of it. So do piles and floors in height. */
function sticksOut(parts: readonly Part[], { width, height }: ArticleEvaluation['size']): readonly string[] {
  return parts.flatMap((part) => {
    const { min, max } = partBounds(part)
    const isFlat = height < 1
    const isOut = min[0] < -0.01 || max[0] > width + 0.01
    const isHigh = !isFlat && (min[2] < -0.01 || max[2] > height + 0.01)
    return isOut || isHigh ? [part.code] : []
  })
}

function face({ min, max }: { readonly min: readonly number[]; readonly max: readonly number[] }): number {
  return ((max[0] ?? 0) - (min[0] ?? 0)) * ((max[2] ?? 0) - (min[2] ?? 0))
}

function basePrice({ items }: PriceList, { article, configuration }: ArticleEvaluation): number {
  const item = items.find((each) => 'article' in each && each.article === article)
  if (item?.kind === 'base') return Number(item.amount)
  if (item?.kind !== 'matrix') return 0
  const place = (bounds: readonly number[], code: string) =>
    bounds.findIndex((bound) => Number(configuration[code]) <= bound)
  return Number(item.cells[place(item.downUpTo, item.down)]?.[place(item.acrossUpTo, item.across)] ?? 0)
}

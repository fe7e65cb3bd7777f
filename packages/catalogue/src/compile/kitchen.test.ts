import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Part, type PartBounds, partBounds } from '@arredo/geometry'
import { describe, expect, it } from 'vitest'
import type { ArticleEvaluation, ArticleRequest } from '../evaluation.ts'
import { openPack } from '../open-pack.ts'
import type { Article, Choices, PriceList } from '../pack.ts'
import { compileCatalogue, lintPack, type SourceFile } from './index.ts'

function sourcesIn(folder: string): readonly SourceFile[] {
  const root = fileURLToPath(new URL(`../../../../catalogues/${folder}`, import.meta.url))
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml') && !path.startsWith('galleries'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

const compiled = compileCatalogue(sourcesIn('kitchen'), (text) => text, { library: sourcesIn('library') })
if (!compiled.ok) throw new Error(JSON.stringify(compiled.findings, null, 2))
const { pack } = compiled
const catalogue = openPack(pack)

function evaluate(choices: Choices, more: Partial<ArticleRequest> = {}): ArticleEvaluation {
  const request = { article: 'B-DOOR', model: 'LINEO_STD', side: 'L', choices, header: {} } as const
  const answer = catalogue.evaluate({ ...request, ...more })
  if (!answer) throw new Error('no such article')
  return answer
}

function overlap(one: PartBounds, two: PartBounds): boolean {
  return [0, 1, 2].every((axis) => {
    const start = Math.max(one.min[axis] ?? 0, two.min[axis] ?? 0)
    return Math.min(one.max[axis] ?? 0, two.max[axis] ?? 0) - start > 0.001
  })
}

/** What the bounds of a part say nothing about: an L or an arch is not as full as its box. */
function isHollow(part: Part): boolean {
  return part.shape === 'extrusion' && (part.along === 'z' || part.code === 'neck')
}

function optionsOf({ only }: Article, code: string): readonly string[] {
  const domain = pack.variants[code]?.domain
  return domain?.kind === 'options' ? (only?.[code] ?? domain.options.map((option) => option.code)) : []
}

/** Every option the article is made in and the ends of its measures, each by itself where it may stand alone. */
function wishes(article: Article): readonly Choices[] {
  const { variants } = evaluate({}, { article: article.code })
  const own = variants.flatMap(({ code, options = [], range }): readonly Choices[] => [
    ...options.filter(({ allowed }) => allowed === 'yes').map(({ value }) => ({ [code]: value })),
    ...(range ? [{ [code]: range.min }, { [code]: range.max }] : []),
  ])
  return [{}, ...own]
}

const sold = pack.articles.flatMap((article) => article.models.map((model) => ({ article, model })))

describe('the kitchen catalogue', () => {
  it('is a range of 50 articles in three languages, without a warning', () => {
    expect(pack.articles).toHaveLength(50)
    expect(Object.keys(pack.variants)).toHaveLength(16)
    expect(pack.rules).toHaveLength(30)
    expect(lintPack(pack).map(compiled.toFinding)).toEqual([])
    for (const rule of pack.rules) expect(Object.keys(rule.why)).toEqual(['en', 'it', 'de'])
    expect(new Set(pack.articles.map(({ orderCode }) => orderCode)).size).toBe(50)
  })

  it('opens every article in each of its models, as itself, with plausible sizes and a price in every list', () => {
    for (const { article, model } of sold) {
      const opened = evaluate({}, { article: article.code, model })
      expect(opened.conflicts, article.code).toEqual([])
      expect(opened.parts.length, article.code).toBeGreaterThan(0)
      expect(opened.plan?.length, article.code).toBeGreaterThan(0)
      const { width, depth, height } = opened.size
      for (const length of [width, depth, height]) expect(length, article.code).toBeGreaterThan(3)
      expect(Math.max(width, depth, height), article.code).toBeLessThanOrEqual(4000)
      for (const list of pack.priceLists)
        expect(startingPrice(list, opened), `${article.code} in ${list.code}`).toBeGreaterThan(0)
    }
  })

  it('can be had in every option each article is made in', () => {
    const reached = new Set(
      sold.flatMap(({ article, model }) =>
        evaluate({}, { article: article.code, model }).variants.flatMap(({ code, options = [] }) =>
          options
            .filter(({ allowed }) => allowed === 'yes')
            .map(({ value }) => `${article.code} ${code} ${value}`),
        ),
      ),
    )
    const made = pack.articles.flatMap((article) =>
      article.variants.flatMap((code) =>
        optionsOf(article, code).map((option) => `${article.code} ${code} ${option}`),
      ),
    )
    expect(made.length).toBeGreaterThan(500)
    expect(made.filter((option) => !reached.has(option))).toEqual([])
  })

  it('is built of parts that do not run into each other, inside the width and height they take', () => {
    for (const { article, model } of sold) {
      for (const side of article.sides) {
        for (const choices of model === 'LINEO_STD' ? wishes(article) : [{}]) {
          const { parts, size, conflicts } = evaluate(choices, { article: article.code, model, side })
          const wrong = [...conflicts.map(({ rule }) => rule), ...faultsOf(article.code, parts, size)]
          expect(wrong, `${article.code} ${model} ${side} ${JSON.stringify(choices)}`).toEqual([])
        }
      }
    }
  })

  it('opens B-DOOR as a sage cabinet with a bar handle, 600 wide', () => {
    expect(evaluate({}).configuration).toEqual({
      FRONT: 'SAGE',
      STYLE: 'FLAT',
      CARCASS: 'WHITE',
      HANDLE: 'BAR',
      W: 600,
      H: 720,
      D: 560,
    })
    expect(evaluate({}).size).toEqual({ width: 600, depth: 581, height: 820 })
    const pro = evaluate({}, { model: 'LINEO_PRO' })
    expect(pro.configuration).toMatchObject({ FRONT: 'GRAPHITE', HANDLE: 'GRIP', H: 780 })
  })

  it('has one door hinged on its side up to 600 mm and a pair above, with 3 mm between fronts', () => {
    const leaves = (W: number, side: 'L' | 'R') =>
      evaluate({ W }, { side }).parts.filter(({ code }) => code.endsWith('-door'))
    expect(leaves(600, 'L').map(({ opens }) => opens)).toEqual(['door-left'])
    expect(leaves(600, 'R').map(({ opens }) => opens)).toEqual(['door-right'])
    const [left, right] = leaves(650, 'L').map(partBounds)
    expect((right?.min[0] ?? 0) - (left?.max[0] ?? 0)).toBeCloseTo(3)
    expect((left?.min[0] ?? 0) + (650 - (right?.max[0] ?? 0))).toBeCloseTo(3)
  })

  it('opens a handle with its leaf, away from the hinge', () => {
    const bar = (side: 'L' | 'R') =>
      evaluate({}, { side }).parts.find(({ code }) => code.endsWith('-pull-bar'))
    expect(bar('L')).toMatchObject({ opens: 'door-left' })
    expect(bar('L')?.at[0]).toBeGreaterThan(500)
    expect(bar('R')).toMatchObject({ opens: 'door-right' })
    expect(bar('R')?.at[0]).toBeLessThan(100)
  })

  it('makes fronts of the chosen style: a frame around a panel that is set back', () => {
    const flat = evaluate({}, { article: 'B-DR2' }).parts
    const framed = evaluate({ STYLE: 'SHAKER' }, { article: 'B-DR2' }).parts
    const depthOf = (parts: readonly Part[], code: string) =>
      parts.filter((part) => part.code === code).map((part) => partBounds(part).max[1])
    expect(depthOf(flat, 'drawer-rail-high-1')).toEqual([])
    expect(depthOf(framed, 'drawer-rail-high-1')).toEqual(depthOf(flat, 'drawer-front-1'))
    expect(depthOf(framed, 'drawer-front-1')[0]).toBeLessThan(depthOf(flat, 'drawer-front-1')[0] ?? 0)
  })

  it('gives its reasons in English, Italian and German', () => {
    const request = { article: 'B-DOOR', model: 'LINEO_STD', side: 'L', header: {} } as const
    const { because, reasons } = catalogue.whyNot({ ...request, choices: { W: 700 } }, 'HANDLE', 'PUSH')
    expect(because).toEqual(['W'])
    expect(Object.keys(reasons[0]?.why ?? {})).toEqual(['en', 'it', 'de'])
  })

  it('keeps the terms of trade out of the pack', () => {
    expect(
      compiled.ok && compiled.tradeTerms.map(({ discounts }) => discounts.map(({ rate }) => rate)),
    ).toEqual([['0.5', '0.1'], ['0.5', '0.1'], ['0.5']])
    expect(JSON.stringify(pack)).not.toContain('discount')
  })
})

function startingPrice({ items }: PriceList, { article, configuration }: ArticleEvaluation): number {
  const item = items.find((each) => 'article' in each && each.article === article)
  if (item?.kind === 'base') return Number(item.amount)
  if (item?.kind !== 'matrix') return 0
  const place = (bounds: readonly number[], code: string) =>
    bounds.findIndex((bound) => Number(configuration[code]) <= bound)
  return Number(item.cells[place(item.downUpTo, item.down)]?.[place(item.acrossUpTo, item.across)] ?? 0)
}

/** Parts that stick out of the article or stand in each other. */
function faultsOf(article: string, parts: readonly Part[], size: ArticleEvaluation['size']): string[] {
  const solids = parts.map((part) => ({ part, ...partBounds(part) }))
  // A sink hangs in its cut-out, below and a little above where it lies.
  const out = solids.filter(
    ({ min, max }) =>
      article !== 'A-SINK' &&
      (Math.min(...min) < -0.001 || max[0] > size.width + 0.001 || max[2] > size.height + 0.001),
  )
  const full = solids.filter(({ part }) => !isHollow(part))
  const crossed = full.flatMap((one, index) =>
    full
      .slice(index + 1)
      .flatMap((two) => (overlap(one, two) ? [`${one.part.code} × ${two.part.code}`] : [])),
  )
  return [...out.map(({ part }) => `${part.code} sticks out`), ...crossed]
}

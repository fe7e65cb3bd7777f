import { type Cell, type Constraint, compileModel, isPossible } from '@arredo/solver'
import { type ArticleModel, toVariable } from '../../article-model.ts'
import { compileExpression } from '../../expression/compile-expression.ts'
import type { Expression, Pack, PriceItem, PriceList, Surcharge } from '../../pack.ts'
import { variantNames } from '../../variant-names.ts'
import type { Path, Report } from '../finding.ts'
import { effort } from './lint-rules.ts'

type Matrix = Extract<PriceItem, { readonly kind: 'matrix' }>

/** Sizes that can be chosen and have no price, prices that fall while sizes grow, surcharges of no article. */
export function lintPrices(pack: Pack, models: readonly ArticleModel[], report: Report): void {
  for (const [index, list] of pack.priceLists.entries()) {
    lintFinishes(pack, list, ['priceLists', index], report)
    for (const [place, item] of list.items.entries()) {
      const path = ['priceLists', index, 'items', place]
      if (item.kind === 'matrix') {
        lintGrowth(item, path, report)
        lintGaps(item, models, list.code, path, report)
      } else if (item.kind !== 'base' && item.kind !== 'finish') lintUse(item, pack, path, report)
    }
  }
}

function lintFinishes({ finishes = [] }: Pack, list: PriceList, path: Path, report: Report): void {
  for (const { code } of finishes) {
    if (list.items.some((item) => item.kind === 'finish' && item.code === code)) continue
    report(
      path,
      `The price list ${list.code} has no price for the finish ${code}. Add an item of kind finish`,
    )
  }
}

function lintGrowth({ cells }: Matrix, path: Path, report: Report): void {
  for (const [row, prices] of cells.entries()) {
    for (const [column, price] of prices.entries()) {
      if (price === null) continue
      const smaller = [prices[column - 1], cells[row - 1]?.[column]].find(
        (other) => other !== undefined && other !== null && Number(other) > Number(price),
      )
      if (smaller === undefined) continue
      report([...path, 'cells', row, column], `${price} is less than ${smaller}, the price of a smaller size`)
    }
  }
}

function lintGaps(
  item: Matrix,
  models: readonly ArticleModel[],
  list: string,
  path: Path,
  report: Report,
): void {
  const concerned = models.filter(({ article }) => article.code === item.article)
  for (const [row, prices] of item.cells.entries()) {
    for (const [column, price] of prices.entries()) {
      if (price !== null) continue
      const across = between(item.acrossUpTo, column)
      const down = between(item.downUpTo, row)
      const isSold = concerned.some((ready) => canBe(ready, { [item.across]: across, [item.down]: down }))
      if (!isSold) continue
      const size = `${item.across} ${item.acrossUpTo[column]} and ${item.down} ${item.downUpTo[row]}`
      report(
        [...path, 'cells', row, column],
        `${item.article} can be chosen with ${size}, but ${list} has no price for it. Add one, or a rule that forbids the size`,
      )
    }
  }
}

function between(bounds: readonly number[], place: number): Cell {
  return { from: place === 0 ? 0 : (bounds[place - 1] ?? 0) + 1, to: bounds[place] ?? 0 }
}

function canBe({ variants, stated }: ArticleModel, cells: Readonly<Record<string, Cell>>): boolean {
  const wanted: readonly Constraint[] = Object.entries(cells).map(([code, cell]) => ({
    name: code,
    scope: [code],
    allow: [[cell]],
  }))
  const model = compileModel({
    variables: variants.map(toVariable),
    constraints: [...stated.flatMap(({ constraints }) => constraints), ...wanted],
  })
  return isPossible(model, {}, effort) !== 'no'
}

function lintUse(item: Surcharge, pack: Pack, path: Path, report: Report): void {
  const fields = ['when', 'times', 'length', 'formula'] as const
  const asked: Readonly<Partial<Record<(typeof fields)[number], Expression>>> = item
  const reads = fields.flatMap((field) => {
    const text = asked[field]
    if (text === undefined) return []
    const compiled = compileExpression(text, variantNames(pack))
    return compiled.ok ? compiled.reads : []
  })
  const needed = item.kind === 'area' ? [...reads, item.variant] : reads
  if (pack.articles.some(({ variants }) => needed.every((code) => variants.includes(code)))) return
  report(
    path,
    `The surcharge ${item.code} touches no article: none has all of ${[...new Set(needed)].join(', ')}`,
  )
}

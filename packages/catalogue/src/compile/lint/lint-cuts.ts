import type { Cut, Size } from '@arredo/geometry'
import type { ArticleModel } from '../../article-model.ts'
import { lastValue } from '../../compile-rule.ts'
import { stand } from '../../evaluate-article.ts'
import type { Choices, Pack } from '../../pack.ts'
import type { Report } from '../finding.ts'

/** Holes that nothing is set into, and holes that what is set into them does not cover. */
export function lintCuts(pack: Pack, models: readonly ArticleModel[], report: Report): void {
  for (const [index, { code, recipe, attach }] of pack.articles.entries()) {
    if (!pack.recipes[recipe]?.cut) continue
    if (attach !== 'opening' && attach !== 'worktop') {
      const message = `The recipe ${recipe} cuts a hole, but ${code} is not set into the wall`
      report(['articles', index], `${message}. Write "attach: opening", or take "cut:" away`)
    }
    const sold = models.filter(({ article }) => article.code === code)
    const fault = sold.flatMap(faultsOf)[0]
    if (fault !== undefined)
      report(['recipes', recipe, 'cut'], `The hole for ${code} ${fault}. Correct its formulas`)
  }
}

/** At its usual, smallest and largest sizes, in each hand. */
function faultsOf(ready: ArticleModel): readonly string[] {
  const { article, model, recipe } = ready
  const sizes = [{}, atEnds(ready, 'min'), atEnds(ready, 'max')]
  return article.sides.flatMap((side) =>
    sizes.flatMap((choices) => {
      const request = { article: article.code, model: model.code, side, choices, header: {} }
      const { configuration } = stand(ready, request)
      const { cut, size } = recipe.build(configuration, side)
      const fault = cut && (article.attach === 'worktop' ? faultInTop(cut, size) : faultOf(cut, size))
      return fault ? [`${fault}${measuresIn(ready, configuration)}`] : []
    }),
  )
}

/** Wishes: where the rules or limits forbid them, the nearest size stands. */
function atEnds({ variants }: ArticleModel, end: 'min' | 'max'): Choices {
  return Object.fromEntries(
    variants.flatMap(({ code, domain }) =>
      domain.kind === 'integer' ? [[code, end === 'min' ? domain.min : lastValue(domain)]] : [],
    ),
  )
}

/** Formulas that halve and add up again may be a hair beyond. */
const hair = 0.01

function faultOf({ at: [x, z], width, height }: Cut, size: Size): string | null {
  if (width <= 0) return `is ${rounded(width)} mm wide`
  if (height <= 0) return `is ${rounded(height)} mm high`
  if (x < -hair || x + width > size.width + hair)
    return `reaches from ${rounded(x)} to ${rounded(x + width)} mm across its width of ${rounded(size.width)}`
  if (z < -hair || z + height > size.height + hair)
    return `reaches from ${rounded(z)} to ${rounded(z + height)} mm up its height of ${rounded(size.height)}`
  return null
}

/** What is let into a worktop lies over its hole: the height of that is forward. */
function faultInTop(cut: Cut, { width, depth }: Size): string | null {
  return faultOf(cut, { width, depth, height: depth })
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10
}

function measuresIn({ variants }: ArticleModel, configuration: Choices): string {
  const measures = variants.flatMap(({ code, domain }) =>
    domain.kind === 'integer' ? [`${code} ${configuration[code]}`] : [],
  )
  return measures.length === 0 ? '' : ` with ${measures.join(', ')}`
}

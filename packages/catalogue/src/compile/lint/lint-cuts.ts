import type { Cut, Size } from '@arredo/geometry'
import type { ArticleModel } from '../../article-model.ts'
import type { Pack } from '../../pack.ts'
import type { Report } from '../finding.ts'
import { atLimits, hair, measuresIn, rounded } from './at-limits.ts'

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

function faultsOf(ready: ArticleModel): readonly string[] {
  return atLimits(ready).flatMap(({ configuration, side }) => {
    const { cut, size } = ready.recipe.build(configuration, side)
    const fault = cut && (ready.article.attach === 'worktop' ? faultInTop(cut, size) : faultOf(cut, size))
    return fault ? [`${fault}${measuresIn(ready, configuration)}`] : []
  })
}

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

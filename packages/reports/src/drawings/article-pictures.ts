import type { ArticleEvaluation, Pack } from '@arredo/catalogue'
import type { ReportField } from '@arredo/contract'
import { drawFront, toSvg } from '@arredo/drawings'
import { type RowId, rowsInOrder } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { Assets } from '../report.ts'
import type { ReportInput } from '../report-input.ts'

/** By row, under which name the template reads its picture; alike articles share one. */
export type ArticlePictures = { readonly names: ReadonlyMap<RowId, string>; readonly assets: Assets }

export const picturesField: ReportField = {
  kind: 'switch',
  name: 'pictures',
  label: sentence('Pictures of the articles'),
  initial: true,
  column: 'picture',
}

/** Millimetres on paper, of the longer side. */
const longest = 14
/** What lines are drawn for; thinner ones, since so little is seen. */
const usualRatio = 170

/** Around it, so that no line is cut in half; a part of its longest side. */
const rim = 0.02

/** Every offered article from its front, in its colours. */
export function articlePictures({
  answers,
  columns,
  document,
  built,
  catalogues,
}: ReportInput): ArticlePictures {
  const names = new Map<RowId, string>()
  if (answers.pictures === false || !columns.includes('picture')) return { names, assets: {} }

  const evaluation = built()
  const byPicture = new Map<string, string>()
  for (const row of rowsInOrder(document, evaluation.alternative)) {
    const article = row.kind === 'article' && row.flags.offered ? evaluation.articles[row.id] : undefined
    if (row.kind !== 'article' || !article || article.parts.length === 0) continue
    const svg = frontOf(article, catalogues.get(row.catalogue)?.pack.materials ?? noMaterials)
    const name = byPicture.get(svg) ?? `article-${byPicture.size + 1}.svg`
    byPicture.set(svg, name)
    names.set(row.id, name)
  }
  const encoder = new TextEncoder()
  return {
    names,
    assets: Object.fromEntries([...byPicture].map(([svg, name]) => [name, encoder.encode(svg)])),
  }
}

const noMaterials: Pack['materials'] = {}
type Front = { readonly materials: Pack['materials']; readonly svg: string }
/** By the answer of an opened catalogue, which gives alike articles one and forgets the oldest; only a cache. */
const fronts = new WeakMap<ArticleEvaluation, Front>()

function frontOf(article: ArticleEvaluation, materials: Pack['materials']): string {
  const known = fronts.get(article)
  if (known?.materials === materials) return known.svg
  const drawing = drawFront(article, (material) => materials[material]?.colour)
  const { width, depth, height } = article.size
  const side = Math.max(width, depth, height)
  const svg = toSvg(drawing, side * rim, side / longest / usualRatio)
  fronts.set(article, { materials, svg })
  return svg
}

import type { Article, ClassificationNode, Pack } from '@arredo/catalogue'
import { sameFolded } from '@arredo/contract/host'
import { done, type Result, refuse } from '@arredo/project'

export type ArticleWish = {
  readonly article: string
  readonly classification: string | null
  readonly model: string | null
}

/** H-34, H-69: the exact code wins; a code that names several needs the classification. */
export function findArticle(
  pack: Pack,
  { article: wanted, classification, model }: ArticleWish,
): Result<Article> {
  const allowed = classification === null ? null : codesBelow(pack.classification, classification)
  const found = pack.articles.filter(
    (article) =>
      sameFolded(article.code, wanted) &&
      (model === null || article.models.includes(model)) &&
      (allowed === null || allowed.includes(article.classification)),
  )
  const [only = found.find(({ code }) => code === wanted)] = found.length === 1 ? found : []
  if (only) return done(only)

  const isClassification = codesBelow(pack.classification, wanted).length > 0
  if (classification === null && (found.length > 1 || isClassification))
    return refuse('Missing classification')
  return refuse('Article not found')
}

/** The named node and all below it; empty when there is none. */
function codesBelow(nodes: readonly ClassificationNode[], wanted: string): readonly string[] {
  return nodes.flatMap((node) =>
    sameFolded(node.code, wanted) ? allCodes(node) : codesBelow(node.children ?? [], wanted),
  )
}

function allCodes({ code, children = [] }: ClassificationNode): readonly string[] {
  return [code, ...children.flatMap(allCodes)]
}

import type { Article, ArticleEvaluation, Catalogue, Choices } from '@arredo/catalogue'
import type { FoundArticle } from '@arredo/contract'
import type { Newcomer } from '@arredo/editor'

/** An article that can be placed: from which catalogue, in which model, before anything is chosen. */
export type OfferedArticle = {
  readonly key: string
  readonly catalogue: Catalogue
  readonly article: Article
  readonly model: string
}

/**
 * What was found, in a pack that is open; null where none is or where it has no such article. Searches answer from
 * what is sold today, a project stays with the packs it pins.
 */
export function offerOf(
  { key, catalogue: code, code: wanted, model: usual }: FoundArticle,
  catalogues: readonly Catalogue[],
  model: string | null,
): OfferedArticle | null {
  const catalogue = catalogues.find(({ pack }) => pack.code === code)
  const article = catalogue && articlesOf(catalogue).get(wanted)
  if (!article) return null

  const first = article.models.includes(usual) ? usual : article.models[0]
  const made = model !== null && article.models.includes(model) ? model : first
  return { key, catalogue, article, model: made ?? usual }
}

const byCode = new WeakMap<Catalogue, ReadonlyMap<string, Article>>()

function articlesOf(catalogue: Catalogue): ReadonlyMap<string, Article> {
  const known = byCode.get(catalogue)
  if (known) return known
  const made = new Map(catalogue.pack.articles.map((article) => [article.code, article]))
  byCode.set(catalogue, made)
  return made
}

export function evaluateOffered(
  { catalogue, article, model }: OfferedArticle,
  header: Choices,
): ArticleEvaluation | null {
  return catalogue.evaluate({ article: article.code, model, side: sideOf(article), choices: {}, header })
}

export function newcomerOf(
  offered: OfferedArticle,
  header: Choices,
  pack: string | undefined,
): Newcomer | null {
  const evaluation = evaluateOffered(offered, header)
  if (!evaluation) return null

  const { article, catalogue, model } = offered
  return {
    catalogue: catalogue.pack.code,
    model,
    article: article.code,
    side: sideOf(article),
    choices: {},
    size: evaluation.size,
    parts: evaluation.parts,
    attach: article.attach,
    mountHeight: article.mountHeight,
    ...(pack !== undefined && { pack }),
  }
}

function sideOf(article: Article): 'L' | 'R' {
  return article.sides[0] ?? 'L'
}

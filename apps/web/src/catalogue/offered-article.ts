import type { Article, ArticleEvaluation, Catalogue, Choices } from '@arredo/catalogue'
import type { Newcomer } from '@arredo/editor'

/** An article as the catalogue panel offers it: which catalogue, which model, before anything is chosen. */
export type OfferedArticle = {
  readonly key: string
  readonly catalogue: Catalogue
  readonly article: Article
  readonly model: string
}

export function offeredArticles(catalogue: Catalogue): readonly OfferedArticle[] {
  const fallback = catalogue.pack.models[0]?.code ?? ''
  return catalogue.pack.articles.map((article) => ({
    key: `${catalogue.pack.code}/${article.code}`,
    catalogue,
    article,
    model: article.models[0] ?? fallback,
  }))
}

export function evaluateOffered(
  { catalogue, article, model }: OfferedArticle,
  header: Choices,
): ArticleEvaluation | null {
  return catalogue.evaluate({ article: article.code, model, side: sideOf(article), choices: {}, header })
}

export function newcomerOf(offered: OfferedArticle, header: Choices): Newcomer | null {
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
  }
}

function sideOf(article: Article): 'L' | 'R' {
  return article.sides[0] ?? 'L'
}

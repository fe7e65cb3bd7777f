import {
  type Article,
  type ArticleEvaluation,
  type Catalogue,
  type Choices,
  choicesForWidth,
} from '@arredo/catalogue'
import type { FoundArticle } from '@arredo/contract'
import type { Newcomer } from '@arredo/editor'
import { runKind } from '@arredo/planning'

/** An article that can be placed: from which catalogue, in which model, before anything is chosen. */
export type OfferedArticle = {
  readonly key: string
  readonly catalogue: Catalogue
  readonly article: Article
  readonly model: string
  /** Millimetres, where one was asked for: it is placed so wide if it can be. */
  readonly width?: number
}

/**
 * What was found, in a pack that is open; null where none is or where it has no such article. Searches answer from
 * what is sold today, a project stays with the packs it pins.
 */
export function offerOf(
  { key, catalogue: code, code: wanted, model: usual, width }: FoundArticle,
  catalogues: readonly Catalogue[],
  model: string | null,
): OfferedArticle | null {
  const catalogue = catalogues.find(({ pack }) => pack.code === code)
  const article = catalogue && articlesOf(catalogue).get(wanted)
  if (!article) return null

  const first = article.models.includes(usual) ? usual : article.models[0]
  const made = model !== null && article.models.includes(model) ? model : first
  return { key, catalogue, article, model: made ?? usual, ...(width !== undefined && { width }) }
}

const byCode = new WeakMap<Catalogue, ReadonlyMap<string, Article>>()

function articlesOf(catalogue: Catalogue): ReadonlyMap<string, Article> {
  const known = byCode.get(catalogue)
  if (known) return known
  const made = new Map(catalogue.pack.articles.map((article) => [article.code, article]))
  byCode.set(catalogue, made)
  return made
}

/** What it takes to be as wide as was asked; null where it is not made so in this model with this header. */
export function choicesOf(offered: OfferedArticle, header: Choices): Choices | null {
  const { catalogue, article, model, width } = offered
  if (width === undefined) return noChoices
  const request = { article: article.code, model, side: sideOf(article), choices: noChoices, header }
  return choicesForWidth(catalogue, request, width)
}

const noChoices: Choices = {}

export function evaluateOffered(offered: OfferedArticle, header: Choices): ArticleEvaluation | null {
  const { catalogue, article, model } = offered
  const choices = choicesOf(offered, header) ?? noChoices
  return catalogue.evaluate({ article: article.code, model, side: sideOf(article), choices, header })
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
    choices: choicesOf(offered, header) ?? noChoices,
    size: evaluation.size,
    parts: evaluation.parts,
    attach: article.attach,
    mountHeight: article.mountHeight,
    ...(article.run && { run: runKind(article.run) }),
    ...(article.roles && { roles: article.roles }),
    ...(evaluation.snaps && { snaps: evaluation.snaps }),
    turns: article.sides.length > 1,
    ...(pack !== undefined && { pack }),
  }
}

function sideOf(article: Article): 'L' | 'R' {
  return article.sides[0] ?? 'L'
}

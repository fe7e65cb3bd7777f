import type { ArticleEvaluation, Catalogue } from '@arredo/catalogue'
import type { Desk } from '@arredo/project'
import type { Asked, Engine } from './engine.ts'

/**
 * Has every instant answer on the desk replaced by the full one. A change that leaves the articles as they are
 * (a move, a name) lets the work go on; any other drops it and asks anew.
 */
export function followDesk(
  engine: Engine,
  desk: Desk,
  catalogues: ReadonlyMap<string, Catalogue>,
): () => void {
  let asked: readonly ArticleEvaluation[] = []
  let drop = () => {}

  function look(): void {
    const open = provisionalArticles(desk, catalogues)
    const evaluations = open.map(({ evaluation }) => evaluation)
    if (isSame(evaluations, asked)) return

    drop()
    asked = evaluations
    drop = open.length === 0 ? () => {} : engine.refresh(open, (answers) => accept(open, answers))
  }

  function accept(open: readonly Asked[], answers: Parameters<Parameters<Engine['refresh']>[1]>[0]): void {
    open.forEach(({ catalogue, request }, place) => {
      const variants = answers[place]
      if (variants) catalogue.accept(request, variants)
    })
    desk.reevaluate()
  }

  look()
  const unsubscribe = desk.subscribe(look)
  return () => {
    unsubscribe()
    drop()
  }
}

function provisionalArticles(
  desk: Desk,
  catalogues: ReadonlyMap<string, Catalogue>,
): readonly (Asked & { readonly evaluation: ArticleEvaluation })[] {
  const { document, evaluation } = desk.current()
  const seen = new Set<ArticleEvaluation>()
  return Object.entries(evaluation.articles).flatMap(([id, article]) => {
    const row = document.rows[id]
    const catalogue = row?.kind === 'article' ? catalogues.get(row.catalogue) : undefined
    // Rows that are alike share one answer.
    if (!article.isProvisional || seen.has(article) || row?.kind !== 'article' || !catalogue) return []
    seen.add(article)
    const { article: code, model, side, choices } = row
    const header = document.alternatives[row.alternative]?.choices ?? {}
    return [{ evaluation: article, catalogue, request: { article: code, model, side, choices, header } }]
  })
}

function isSame(one: readonly unknown[], two: readonly unknown[]): boolean {
  return one.length === two.length && one.every((each, place) => each === two[place])
}

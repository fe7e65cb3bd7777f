import type { ArticleEvaluation } from '@arredo/catalogue'
import type { Place, Size } from '@arredo/geometry'
import { createDesk } from '../create-desk.ts'
import type { Desk } from '../desk.ts'
import type { AlternativeId, ProjectDocument, RowId } from '../document.ts'
import type { Evaluation } from '../evaluation.ts'
import { newDocument } from '../new-document.ts'
import { rowsInOrder } from '../row-order.ts'
import { standingRow } from '../standing-rows.ts'

export const emptyProject: ProjectDocument = newDocument({
  name: 'Kitchen',
  alternative: 'a1',
  priceDate: '2026-11-15',
})

/** What a catalogue would say of the articles that tests place; a DOOR needs a hole narrower than itself. */
const sizes: Readonly<Record<string, Size>> = {
  B60: { width: 600, depth: 560, height: 720 },
  W45: { width: 450, depth: 350, height: 900 },
  DOOR: { width: 900, depth: 140, height: 2100 },
}

export const testArticles: readonly string[] = Object.keys(sizes)

export function deskForTests(document: ProjectDocument = emptyProject): Desk {
  return createDesk({ document, evaluate: evaluationOf })
}

export function evaluationOf(document: ProjectDocument, alternative: AlternativeId): Evaluation {
  const articles = rowsInOrder(document, alternative).flatMap(
    (row): readonly (readonly [RowId, ArticleEvaluation])[] => {
      const size = row.kind === 'article' ? sizes[row.article] : undefined
      if (row.kind !== 'article' || !size) return []
      const { article } = row
      const cut = { at: [50, 0], width: size.width - 100, height: size.height - 50 } as const
      const answer = { article, name: { en: article }, configuration: {}, variants: [], size }
      return [[row.id, { ...answer, parts: [], conflicts: [], ...(article === 'DOOR' && { cut }) }]]
    },
  )
  return { alternative, articles: Object.fromEntries(articles), findings: [], prices: {} }
}

/** Where every row of every alternative stands in plan, with its size; null where it stands nowhere. */
export function placesOf(
  document: ProjectDocument,
): ReadonlyMap<RowId, { readonly place: Place; readonly size: Size } | null> {
  const evaluations = new Map(
    Object.keys(document.alternatives).map((id) => [id, evaluationOf(document, id)] as const),
  )
  return new Map(
    Object.values(document.rows).flatMap((row) => {
      const evaluation = evaluations.get(row.alternative)
      return evaluation ? [[row.id, standingRow(document, evaluation, row.id)] as const] : []
    }),
  )
}

/** Names that nobody else gives. */
export function namesBy(who: string): () => string {
  let count = 0
  return () => {
    count += 1
    return `${who}${count}`
  }
}

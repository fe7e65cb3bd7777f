import type { Placement } from '@arredo/geometry'
import type { Command } from '../command.ts'
import type { ArticleRow, RowId } from '../document.ts'
import { done, refuse } from '../result.ts'
import { seatProblem } from '../room/seat-problem.ts'
import { newRowBase } from '../row-order.ts'

export type PlaceArticleInput = Pick<ArticleRow, 'catalogue' | 'model' | 'article' | 'side' | 'choices'> & {
  readonly row: RowId
  readonly placement: Placement | null
  readonly quantity?: number
  /** The hash of the pack the article comes from, pinned when the project has none for its catalogue yet. */
  readonly pack?: string
}

export const placeArticle: Command<PlaceArticleInput> = {
  label: 'Place article',
  run(
    document,
    { row: id, pack, catalogue, model, article, side, choices, placement, quantity = 1 },
    alternative,
  ) {
    if (document.rows[id]) return refuse(`Row ${id} exists already`)
    const base = newRowBase(document, id, alternative)
    const problem = seatProblem(document, placement, base)
    if (problem) return refuse(problem)

    const row: ArticleRow = {
      ...base,
      kind: 'article',
      catalogue,
      model,
      article,
      side,
      choices,
      quantity,
      placement,
    }
    const isPinned = pack === undefined || document.packs[catalogue] !== undefined
    return done({
      ...document,
      rows: { ...document.rows, [id]: row },
      packs: isPinned ? document.packs : { ...document.packs, [catalogue]: pack },
    })
  },
}

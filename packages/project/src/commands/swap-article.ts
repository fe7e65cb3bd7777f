import type { Choices } from '@arredo/catalogue'
import type { Command } from '../command.ts'
import type { RowId } from '../document.ts'
import { done, refuse } from '../result.ts'
import { lockedProblem } from '../room/locked-problem.ts'
import { seatProblem } from '../room/seat-problem.ts'
import { withoutSpecials } from '../specials.ts'
import type { PlaceArticleInput } from './place-article.ts'

export type SwapArticleInput = Omit<PlaceArticleInput, 'row' | 'quantity'> & { readonly row: RowId }

/**
 * Another article in the place of one: what sits on it stays, and so do own choices but lengths, as far as the new one
 * has them. It comes as wide as it is by itself: that is how wide its place was made.
 */
export const swapArticle: Command<SwapArticleInput> = {
  label: 'Replace',
  run(document, { row: id, pack, catalogue, model, article, side, choices, placement }) {
    const row = document.rows[id]
    if (row?.kind !== 'article') return refuse(`Row ${id} is no article`)
    const problem = lockedProblem(document, [id]) ?? seatProblem(document, placement, row)
    if (problem) return refuse(problem)

    const { adjustment: _, auto: __, worked: ___, division: ____, ...kept } = row
    const own = row.catalogue === catalogue ? { ...finishesOf(row.choices), ...choices } : choices
    const isPinned = pack === undefined || document.packs[catalogue] !== undefined
    // What was asked for beyond the rules of the old one says nothing of the new one.
    const plain = withoutSpecials(document, id)
    return done({
      ...plain,
      rows: {
        ...plain.rows,
        [id]: { ...kept, catalogue, model, article, side, choices: own, placement },
      },
      packs: isPinned ? document.packs : { ...document.packs, [catalogue]: pack },
    })
  },
}

function finishesOf(choices: Choices): Choices {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => typeof value !== 'number'))
}

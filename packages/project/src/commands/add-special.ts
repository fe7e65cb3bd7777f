import type { Command } from '../command.ts'
import type { FreeRow, RowId } from '../document.ts'
import { done, refuse } from '../result.ts'
import { newRowBase } from '../row-order.ts'
import { rowsProblem } from '../rows-problem.ts'
import type { SpecialRow } from '../specials.ts'
import { withTrade } from '../trade-sheet.ts'
import { typedProblem } from '../typed-problem.ts'

export type AddSpecialInput = Pick<FreeRow, 'text' | 'vat'> & {
  readonly row: RowId
  /** The article that is to be otherwise. */
  readonly of: RowId
  readonly variant?: string
  /** For one, without VAT, on top of the article's; null: on request. */
  readonly price: number | null
  /** What one of it costs us; for the trade alone. */
  readonly cost?: number
}

/** A size or a finish beyond the rules of an article: a row priced by hand, and the article stays as it is. */
export const addSpecial: Command<AddSpecialInput> = {
  label: 'Ask for something else',
  run(document, { row: id, of, variant, text, price, cost, vat }) {
    if (document.rows[id]) return refuse(`Row ${id} exists already`)
    const article = document.rows[of]
    if (article?.kind !== 'article') return refuse(`Row ${of} is no article`)
    if (text.trim() === '') return refuse('Say what is asked for')
    const problem = typedProblem({ text, price, cost, vat })
    if (problem) return refuse(problem)
    const tooMany = rowsProblem(document, 1)
    if (tooMany) return refuse(tooMany)

    const row: SpecialRow = {
      ...newRowBase(document, id, article.alternative),
      flags: article.flags,
      kind: 'free',
      text: text.trim(),
      quantity: article.quantity,
      unit: '',
      price: price ?? 0,
      vat,
      ...(price === null && { onRequest: true }),
      special: { of, ...(variant !== undefined && { variant }) },
    }
    const added = { ...document, rows: { ...document.rows, [id]: row } }
    return done(withTrade(added, id, { cost }))
  },
}

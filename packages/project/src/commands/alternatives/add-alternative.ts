import { mostAlternatives } from '../../alternatives.ts'
import type { Command } from '../../command.ts'
import type { AlternativeId, Row, RowId, TradeEntry } from '../../document.ts'
import { done, refuse } from '../../result.ts'
import { rowsInOrder } from '../../row-order.ts'
import { renamedRow, sameNames } from '../../with-new-ids.ts'
import { alternativeNameProblem, alternativeProblem } from './alternative-problem.ts'

export type AddAlternativeInput = {
  readonly alternative: AlternativeId
  readonly name: string
  /** The one that is copied; without it, the one that is looked at. */
  readonly of?: AlternativeId
  /** An id for the copy of every row of the original, by the id that it has there. */
  readonly rowIds: Readonly<Record<RowId, RowId>>
}

/** A further proposal over the same room: starts as a copy of another. */
export const addAlternative: Command<AddAlternativeInput> = {
  label: 'Add alternative',
  run(document, { alternative: id, name, of, rowIds }, looked = document.header.activeAlternative) {
    if (document.alternatives[id]) return refuse(`Alternative ${id} exists already`)
    const problem = alternativeNameProblem(name) ?? alternativeProblem(document, of ?? looked)
    if (problem) return refuse(problem)
    const original = document.alternatives[of ?? looked]
    if (!original) return refuse(`No alternative ${of ?? looked}`)
    if (Object.keys(document.alternatives).length >= mostAlternatives) {
      return refuse('A project has no room for that many alternatives')
    }

    const rows: Record<RowId, Row> = { ...document.rows }
    const trade: Record<RowId, TradeEntry> = { ...document.trade }
    const named = { ...sameNames, alternative: () => id, row: (row: RowId) => rowIds[row] ?? row }
    for (const row of rowsInOrder(document, original.id)) {
      const copy = rowIds[row.id]
      if (copy === undefined || rows[copy]) return refuse(`No new id for row ${row.id}`)
      rows[copy] = renamedRow(row, named)
      const known = document.trade[row.id]
      if (known) trade[copy] = known
    }
    const { removed: _, ...plain } = original
    const order = Math.max(...Object.values(document.alternatives).map((other) => other.order)) + 1
    return done({
      ...document,
      alternatives: {
        ...document.alternatives,
        [id]: { ...plain, id, name: name.trim(), order },
      },
      rows,
      trade,
    })
  },
}

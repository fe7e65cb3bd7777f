import type { Command } from '../command.ts'
import type { ProjectDocument, Row, RowId } from '../document.ts'
import { done, refuse } from '../result.ts'
import { closingFrom, ordersBetween, roomBefore, rowsInOrder, withoutSpecials } from '../row-order.ts'
import { isSpecial } from '../specials.ts'

export type OrderRowInput = {
  readonly row: RowId
  /** The row it is to come before; null: behind all others. */
  readonly before: RowId | null
}

/** Another place in the list that is offered; what is special about an article goes along with it. */
export const orderRow: Command<OrderRowInput> = {
  label: 'Move row',
  run(document, { row: id, before }) {
    const row = document.rows[id]
    if (!row) return refuse(`No row ${id}`)
    if (isSpecial(row)) return refuse('It stands with its article')
    const rows = rowsInOrder(document, row.alternative)
    if (before !== null && !rows.some((other) => other.id === before)) return refuse(`No row ${before}`)
    const next = nextOf(rows, before)
    const bare = withoutSpecials(rows)
    if (next === id || next === (bare[bare.indexOf(row) + 1]?.id ?? null)) return done(document)

    const others = bare.filter((other) => other !== row)
    const place = next === null ? others.length : others.findIndex((other) => other.id === next)
    const order = ordersBetween(others[place - 1], others[place], 1)?.[0]
    if (order === undefined) return done(renumbered(document, others.toSpliced(place, 0, row)))
    return done({ ...document, rows: { ...document.rows, [id]: { ...row, order } } })
  },
}

/** Between an article and what is special about it there is no place: behind both is meant. */
function nextOf(rows: readonly Row[], before: RowId | null): RowId | null {
  const from = rows.findIndex(({ id }) => id === before)
  return (from === -1 ? undefined : rows.slice(from).find((row) => !isSpecial(row)))?.id ?? null
}

/** Where no number is left between two rows. */
function renumbered(document: ProjectDocument, rows: readonly Row[]): ProjectDocument {
  const closing = closingFrom(rows)
  const changed = rows.flatMap((row, place) => {
    const order = place + 1 + (place >= closing ? roomBefore : 0)
    return order === row.order ? [] : [[row.id, { ...row, order }] as const]
  })
  return { ...document, rows: { ...document.rows, ...Object.fromEntries(changed) } }
}

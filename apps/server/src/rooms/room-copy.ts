import { copyProject } from '@arredo/contract'
import { isSpecial, type ProjectDocument, type Result, removeRows } from '@arredo/project'
import { keepTradeFields } from '../projects/keep-trade-fields.ts'
import { uuidv7 } from '../uuidv7.ts'

/**
 * D-130: what goes along with a code: room and articles at the list's prices. Whose it is, what a seller agreed with
 * them (own prices, reductions, rows of their own, the trade sheet) and what other systems know it by stay behind.
 */
export function roomCopy(original: ProjectDocument): Result<ProjectDocument> {
  const { header, ...copy } = copyProject({ ...original, trade: {} }, uuidv7)
  const { name, status, activeAlternative, priceList, priceDate, priceIncrease } = header
  const nobodys = {
    ...{ name, status, activeAlternative, priceList, priceDate, priceIncrease },
    ...{ customer: null, customerFields: {}, shop: null },
  }
  const sellers = Object.values(copy.rows)
    .filter((row) => (row.kind === 'free' || row.kind === 'service') && !isSpecial(row))
    .map(({ id }) => id)
  const planned = removeRows.run({ ...copy, rows: unlocked(copy.rows), header: nobodys }, { rows: sellers })
  return planned.ok ? keepTradeFields(planned.value, null) : planned
}

/** A lock is a word to oneself; it must not hold a row that has to go. */
function unlocked(rows: ProjectDocument['rows']): ProjectDocument['rows'] {
  return Object.fromEntries(
    Object.entries(rows).map(([id, row]) => {
      if (!('locked' in row)) return [id, row]
      const { locked: _, ...free } = row
      return [id, free]
    }),
  )
}

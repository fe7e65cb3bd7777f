import { type Fields, isFields } from '../reading/check.ts'

/** Version 2 kept what only the trade may know in the records themselves, to be taken out for everybody else. */
export function tradeSheet(document: Fields): Fields {
  const trade: Record<string, Fields> = {}
  const header = isFields(document.header) ? document.header : {}
  const { discounts, ...plain } = header
  if (discounts !== undefined) trade.header = { discounts }
  const rows = Object.entries(isFields(document.rows) ? document.rows : {}).map(([id, row]) => {
    if (!isFields(row)) return [id, row]
    const { cost, ...kept } = row
    const adjustment = isFields(row.adjustment) ? row.adjustment : {}
    const { reason, ...amount } = adjustment
    const entry = {
      ...(cost === undefined ? {} : { cost }),
      ...(reason === undefined ? {} : { reason }),
    }
    if (Object.keys(entry).length > 0) trade[id] = entry
    return [id, row.adjustment === undefined ? kept : { ...kept, adjustment: amount }]
  })
  return { ...document, header: plain, rows: Object.fromEntries(rows), trade }
}

import type { Evaluation } from './evaluation.ts'

/** Rows before their share of what is taken off the whole: it would make every row another one. */
export function asPrinted(evaluation: Evaluation): Evaluation {
  const prices = Object.entries(evaluation.prices).map(([face, price]) => {
    const rows = Object.entries(price.rows).map(([id, row]) => {
      return [id, { ...row, total: row.beforeReduction ?? row.total }] as const
    })
    return [face, { ...price, rows: Object.fromEntries(rows) }] as const
  })
  return { ...evaluation, prices: Object.fromEntries(prices) }
}

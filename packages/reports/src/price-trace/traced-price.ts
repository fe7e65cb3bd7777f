import type { PriceLine, ProjectPrice, RowPrice } from '@arredo/pricing'
import { positionNumbers, rowsInOrder } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { ReportInput } from '../report-input.ts'
import { rowWords, surfaceWords } from '../wording/row-words.ts'
import { shortName } from '../wording/short-name.ts'

/** A row of the offer with the steps that come to its amount. Amounts are minor units. */
export type TracedRow = {
  readonly id: string
  readonly position: number | null
  readonly name: string
  readonly code: string
  readonly steps: readonly PriceLine[]
  readonly sum: number
}

/** One way from first prices to a total: rows, what they come to, and the steps of the whole behind them. */
export type TracedPart = {
  readonly heading: string
  readonly basis: string
  readonly rows: readonly TracedRow[]
  readonly ofRows: number
  readonly closing: readonly PriceLine[]
  readonly totalLabel: string
  readonly total: number
}

/** What the customer pays, as the trade sees it where it may; and what the shop pays for it. */
export function tracedParts(input: ReportInput): readonly TracedPart[] {
  const { customer, trade } = input.evaluation.prices
  if (!trade?.sale) return customer ? [ofCustomer(input, customer)] : []

  const sale: TracedPart = {
    ...rowsOf(input, trade, ({ sale: own }) => ({ steps: own?.lines ?? [], sum: own?.net ?? 0 })),
    heading: sentence('What the customer pays'),
    basis: sentence('Amounts of rows without VAT'),
    closing: trade.sale.lines.filter(({ step }) => step === 'vat' || step === 'rounding'),
    ...{ totalLabel: sentence('The customer pays, with VAT'), total: trade.sale.gross },
  }
  if (input.answers.purchase === false) return [sale]
  const purchase: TracedPart = {
    ...rowsOf(input, trade, ({ lines, total }) => ({ steps: lines, sum: total })),
    heading: sentence('What the shop pays'),
    basis: sentence('Amounts without VAT'),
    closing: [],
    ...{ totalLabel: sentence('Purchase price, without VAT'), total: trade.total },
  }
  return [sale, purchase]
}

function ofCustomer(input: ReportInput, price: ProjectPrice): TracedPart {
  return {
    ...rowsOf(input, price, ({ lines, total }) => ({ steps: lines, sum: total })),
    heading: sentence('What the customer pays'),
    basis: sentence('Amounts with VAT'),
    closing: [],
    ...{ totalLabel: sentence('The customer pays, with VAT'), total: price.total },
  }
}

function rowsOf(
  input: ReportInput,
  price: ProjectPrice,
  of: (row: RowPrice) => Pick<TracedRow, 'steps' | 'sum'>,
): Pick<TracedPart, 'rows' | 'ofRows'> {
  const positions = positionNumbers(input.document)
  const rows = rowsInOrder(input.document).flatMap((row): readonly TracedRow[] => {
    const priced = price.rows[row.id]
    if (!priced || row.kind === 'text' || row.kind === 'subtotal' || row.kind === 'ownAppliance') return []
    const words = rowWords(input, row)
    const position = positions.get(row.id) ?? null
    return [{ id: row.id, position, name: shortName(words), code: words.code, ...of(priced) }]
  })
  const surfaces = (input.evaluation.surfaces ?? []).flatMap((surface): readonly TracedRow[] => {
    const priced = price.rows[surface.id]
    const { name, details } = surfaceWords(input, surface)
    return priced
      ? [{ id: surface.id, position: null, name: name.join(' '), code: details.join(' '), ...of(priced) }]
      : []
  })
  const all = [...rows, ...surfaces]
  return { rows: all, ofRows: all.reduce((whole, { sum }) => whole + sum, 0) }
}

import { formatMoney } from '@arredo/measures'
import type { ProjectPrice, RowPrice } from '@arredo/pricing'
import { positionNumbers, type RowId, rowsInOrder, type SummaryRow } from '@arredo/project'
import type { ReportInput } from '../report-input.ts'
import { inLanguage } from '../wording/in-language.ts'
import type { LabelledValue } from '../wording/labelled-value.ts'
import { linesOf } from '../wording/lines-of.ts'
import { quantityText, type RowWords, rowWords, squareMetres, surfaceWords } from '../wording/row-words.ts'

export type OfferRow =
  | {
      readonly kind: 'item'
      readonly position: string
      readonly name: readonly string[]
      readonly code: string
      readonly details: readonly string[]
      readonly quantity: string
      readonly unitPrice: string
      /** What it costs less by, where that has a column; among the details otherwise. */
      readonly discount: readonly string[]
      readonly total: string
      readonly isOnRequest: boolean
      /** Under which name the template reads it. */
      readonly picture: string | null
    }
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | { readonly kind: 'subtotal'; readonly label: string; readonly total: string }

/** Rows of the active alternative that are on the offer, in their order. */
export function offerRows(
  input: ReportInput,
  price: ProjectPrice,
  pictures: ReadonlyMap<RowId, string> = new Map(),
): readonly OfferRow[] {
  const rows: OfferRow[] = []
  const positions = positionNumbers(input.document)
  let sinceSubtotal = 0
  for (const row of rowsInOrder(input.document)) {
    if (!row.flags.offered) continue

    if (row.kind === 'text') {
      rows.push({ kind: 'text', lines: linesOf(row.text) })
    } else if (row.kind === 'subtotal') {
      const label = row.text.trim() === '' ? input.text('Subtotal') : row.text
      const total = price.subtotals?.[row.id] ?? sinceSubtotal
      rows.push({ kind: 'subtotal', label, total: amount(input, price, total) })
      sinceSubtotal = 0
    } else {
      sinceSubtotal += printedTotal(price.rows[row.id])
      rows.push({
        kind: 'item',
        position: String(positions.get(row.id) ?? ''),
        ...describe(input, price, row),
        ...cost(input, price, row),
        picture: pictures.get(row.id) ?? null,
      })
    }
  }
  return [...rows, ...surfaceRows(input, price)]
}

/** What covers floors, walls and ceilings comes after the rows: each as a whole, with the area it is reckoned by. */
function surfaceRows(input: ReportInput, price: ProjectPrice): readonly OfferRow[] {
  const { text, language } = input
  return (input.evaluation.surfaces ?? []).map((surface): OfferRow => {
    const priced = price.rows[surface.id]
    const total = priced ? amount(input, price, printedTotal(priced)) : text('On request')
    const words = surfaceWords(input, surface)
    const more = (priced?.lines ?? []).flatMap(({ step, label, quantity }) =>
      step === 'fixed' && quantity !== undefined
        ? [`${inLanguage(label, language.code)} ${squareMetres(input, quantity)}`]
        : [],
    )
    return {
      ...{ kind: 'item', position: '', quantity: '1', total, isOnRequest: !priced, picture: null },
      discount: [],
      ...{ ...words, details: [...words.details, ...more] },
      unitPrice: priced ? total : '',
    }
  })
}

function describe(
  input: ReportInput,
  price: ProjectPrice,
  row: SummaryRow,
): RowWords & Pick<Extract<OfferRow, { kind: 'item' }>, 'discount'> {
  const words = rowWords(input, row)
  const reductions = rowReductions(input, price, row)
  const hasColumn = input.columns.includes('discount')
  const told = reductions.map(({ label, value }) =>
    (hasColumn ? label : `${label} ${value}`).replaceAll(' ', '\u00a0'),
  )
  return {
    ...{ ...words, details: [...words.details, ...told] },
    discount: hasColumn ? reductions.map(({ value }) => value) : [],
  }
}

/** Why a row costs less than its pieces: the name and the amount, never the rate (D-80). */
function rowReductions(input: ReportInput, price: ProjectPrice, row: SummaryRow): readonly LabelledValue[] {
  return (price.rows[row.id]?.lines ?? [])
    .filter(({ step, amount: minor }) => (step === 'promotion' || step === 'adjustment') && minor !== 0)
    .map(({ label, amount: minor }) => ({
      label: inLanguage(label, input.language.code),
      value: amount(input, price, minor),
    }))
}

/** What is taken off the whole stands below the rows, once. */
function printedTotal(row: RowPrice | undefined): number {
  return row?.beforeReduction ?? row?.total ?? 0
}

/** A price that is not in the total is never shown: rows would not add up to what is signed. */
function cost(
  input: ReportInput,
  price: ProjectPrice,
  row: SummaryRow,
): Pick<Extract<OfferRow, { kind: 'item' }>, 'quantity' | 'unitPrice' | 'total' | 'isOnRequest'> {
  const priced = price.rows[row.id]
  if (priced && row.kind !== 'ownAppliance') {
    return {
      quantity: quantityText(input, row),
      unitPrice: amount(input, price, priced.unit),
      total: amount(input, price, printedTotal(priced)),
      isOnRequest: false,
    }
  }
  const isOnRequest = row.kind !== 'ownAppliance'
  return {
    quantity: quantityText(input, row),
    unitPrice: '',
    total: isOnRequest ? input.text('On request') : '–',
    isOnRequest,
  }
}

export function amount({ language }: ReportInput, { currency }: ProjectPrice, minor: number): string {
  return formatMoney({ minor, currency }, language.locale)
}

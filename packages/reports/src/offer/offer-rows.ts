import { formatMoney, localeFor } from '@arredo/measures'
import type { ProjectPrice, RowPrice } from '@arredo/pricing'
import { isSpecial, positionNumbers, type Row, rowsInOrder } from '@arredo/project'
import { articleDetails, articleName, insteadOf } from './article-details.ts'
import { inLanguage } from './in-language.ts'
import { linesOf } from './lines-of.ts'
import type { OfferInput } from './offer-input.ts'

export type OfferRow =
  | {
      readonly kind: 'item'
      readonly position: string
      readonly name: readonly string[]
      readonly code: string
      readonly details: readonly string[]
      readonly quantity: string
      readonly unitPrice: string
      readonly total: string
      readonly isOnRequest: boolean
    }
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | { readonly kind: 'subtotal'; readonly label: string; readonly total: string }

/** Rows of the active alternative that are on the offer, in their order. */
export function offerRows(input: OfferInput, price: ProjectPrice): readonly OfferRow[] {
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
      })
    }
  }
  return [...rows, ...surfaceRows(input, price)]
}

/** What covers floors, walls and ceilings comes after the rows: each as a whole, with the area it is reckoned by. */
function surfaceRows(input: OfferInput, price: ProjectPrice): readonly OfferRow[] {
  const { text, language, document } = input
  const digits = new Intl.NumberFormat(localeFor(language.locale), { maximumFractionDigits: 4 })
  const metres = (count: string | number) => `${digits.format(Number(count))}\u00a0m²`
  const kinds = { floor: text('Floor'), wall: text('Walls'), ceiling: text('Ceiling') }
  return (input.evaluation.surfaces ?? []).map(({ id, room, kind, name, finish, area }): OfferRow => {
    const priced = price.rows[id]
    const total = priced ? amount(input, price, printedTotal(priced)) : text('On request')
    const place = [document.rooms[room]?.name || text('Room'), kinds[kind], metres(area / 100)].join(', ')
    const more = (priced?.lines ?? []).flatMap(({ step, label, quantity }) =>
      step === 'fixed' && quantity !== undefined
        ? [`${inLanguage(label, language.code)} ${metres(quantity)}`]
        : [],
    )
    return {
      ...{ kind: 'item', position: '', code: '', quantity: '1', total, isOnRequest: !priced },
      name: [name ? inLanguage(name, language.code) : finish],
      details: [place, ...more],
      unitPrice: priced ? total : '',
    }
  })
}

type Item = Exclude<Row, { kind: 'text' | 'subtotal' }>
type ItemRow = Extract<OfferRow, { kind: 'item' }>

function describe(
  input: OfferInput,
  price: ProjectPrice,
  row: Item,
): Pick<ItemRow, 'name' | 'code' | 'details'> {
  const reductions = rowReductions(input, price, row)
  if (row.kind === 'article') {
    const details = [...articleDetails(input, row), ...reductions]
    return { name: [articleName(input, row)], code: row.article, details }
  }
  if (isSpecial(row)) {
    const [first = '', ...more] = linesOf(row.text)
    const name = [input.text('Special: {{wish}}', { wish: first }), ...more]
    return { name, code: '', details: [...insteadOf(input, row), ...reductions] }
  }
  const details = row.kind === 'ownAppliance' ? [input.text('Provided by you')] : reductions
  return { name: linesOf(row.text), code: '', details }
}

/** Why a row costs less than its pieces: the name and the amount, never the rate (D-80). */
function rowReductions(input: OfferInput, price: ProjectPrice, row: Item): readonly string[] {
  return (price.rows[row.id]?.lines ?? [])
    .filter(({ step, amount: minor }) => (step === 'promotion' || step === 'adjustment') && minor !== 0)
    .map(({ label, amount: minor }) =>
      `${inLanguage(label, input.language.code)} ${amount(input, price, minor)}`.replaceAll(' ', '\u00a0'),
    )
}

/** What is taken off the whole stands below the rows, once. */
function printedTotal(row: RowPrice | undefined): number {
  return row?.beforeReduction ?? row?.total ?? 0
}

/** A price that is not in the total is never shown: rows would not add up to what is signed. */
function cost(
  input: OfferInput,
  price: ProjectPrice,
  row: Item,
): Pick<ItemRow, 'quantity' | 'unitPrice' | 'total' | 'isOnRequest'> {
  const priced = price.rows[row.id]
  if (priced && row.kind !== 'ownAppliance') {
    return {
      quantity: quantityOf(input, row),
      unitPrice: amount(input, price, priced.unit),
      total: amount(input, price, printedTotal(priced)),
      isOnRequest: false,
    }
  }
  const isOnRequest = row.kind !== 'ownAppliance'
  return {
    quantity: quantityOf(input, row),
    unitPrice: '',
    total: isOnRequest ? input.text('On request') : '–',
    isOnRequest,
  }
}

function quantityOf({ language }: OfferInput, row: Item): string {
  if (row.kind === 'service' || row.kind === 'ownAppliance') return '1'
  const quantity = new Intl.NumberFormat(localeFor(language.locale)).format(row.quantity)
  return row.kind === 'free' && row.unit !== '' ? `${quantity}\u00a0${row.unit}` : quantity
}

function amount({ language }: OfferInput, { currency }: ProjectPrice, minor: number): string {
  return formatMoney({ minor, currency }, language.locale)
}

import { allocate } from './allocate.ts'
import { complement, type Decimal, decimal, divideRounded, multiply, one, scale } from './decimal.ts'
import { labels } from './labels.ts'
import type { Margin, ProjectPrice, RowPrice } from './price.ts'
import type { Sale } from './sale.ts'
import { groups, type PurchaseTerms, type SoldRow } from './sold-row.ts'
import { minorOf, type Step, sum, times, toLines } from './step.ts'

type Trade = Pick<ProjectPrice, 'rows' | 'lines' | 'total' | 'sale' | 'margin' | 'takenOff'>

/**
 * The purchase price: the discounts of each catalogue on the whole list price of its rows, multiplied exactly,
 * rounded once, shared by row.
 */
export function tradePrice(sale: Sale): Trade {
  const { rows, shares } = sale
  const before = rows.map(({ purchase, quantity }) => times(purchase.unit, quantity))
  const discounted = discount(rows, before)
  const priced = rows.map((row, index): readonly [string, RowPrice, bigint] => {
    const { purchase, quantity } = row
    const steps = [
      ...withPieces(purchase.steps, purchase.unit, quantity),
      ...(discounted.perRow[index] ?? []),
    ]
    const cost = sum(steps)
    const sold = soldSteps(row, shares[index] ?? 0n, sale.reductionText)
    const net = row.net + (shares[index] ?? 0n)
    const price: RowPrice = {
      unit: minorOf(purchase.unit),
      quantity,
      total: minorOf(cost),
      lines: toLines(steps),
      beforeReduction: minorOf(cost),
      sale: { lines: toLines(sold), net: minorOf(net) },
      margin: marginOf(net, cost),
    }
    return [row.id, price, cost]
  })
  const total = priced.reduce((all, [, , cost]) => all + cost, 0n)
  const takenOff =
    rows.reduce((all, row) => all + row.takenOff, 0n) - sum(shares.map((amount) => ({ amount })))
  return {
    rows: Object.fromEntries(priced.map(([id, price]) => [id, price])),
    lines: toLines([...groupLines(rows, before), ...discounted.lines]),
    total: minorOf(total),
    sale: { lines: toLines(sale.lines), net: minorOf(sale.net), gross: minorOf(sale.gross) },
    margin: marginOf(sale.net, total),
    takenOff: { amount: minorOf(takenOff), of: minorOf(sale.net + takenOff) },
  }
}

function withPieces(steps: readonly Step[], unit: bigint, quantity: number): readonly Step[] {
  if (quantity === 1) return steps
  const pieces: Step = {
    step: 'quantity',
    code: String(quantity),
    label: labels.quantity,
    amount: times(unit, quantity) - unit,
    basis: unit,
    quantity: String(quantity),
  }
  return [...steps, pieces]
}

function soldSteps(
  { unitSteps, quantity, saleSteps }: SoldRow,
  share: bigint,
  text: string,
): readonly Step[] {
  const steps = [...withPieces(unitSteps, sum(unitSteps), quantity), ...saleSteps]
  if (share === 0n) return steps
  return [
    ...steps,
    { step: 'reduction', code: 'reduction', label: { en: text }, amount: share, basis: sum(steps) },
  ]
}

function groupLines(rows: readonly SoldRow[], before: readonly bigint[]): readonly Step[] {
  return groups.flatMap((group): readonly Step[] => {
    const amounts = before.filter((_, index) => rows[index]?.group === group)
    if (amounts.length === 0) return []
    const amount = amounts.reduce((total, one) => total + one, 0n)
    return [{ step: 'base', code: group, label: labels[group], amount }]
  })
}

type Discounted = { readonly lines: readonly Step[]; readonly perRow: readonly (readonly Step[])[] }

/** Catalogue by catalogue, so that its rows cost what they would without the others'. */
function discount(rows: readonly SoldRow[], before: readonly bigint[]): Discounted {
  const lines: Step[] = []
  const perRow: (readonly Step[])[] = rows.map(() => [])
  for (const { terms, places } of byTerms(rows)) {
    const own = discountOf(
      terms,
      places.map((place) => before[place] ?? 0n),
    )
    lines.push(...own.lines)
    for (const [index, steps] of own.perRow.entries()) perRow[places[index] ?? 0] = steps
  }
  return { lines, perRow }
}

type Bought = { readonly terms: PurchaseTerms; readonly places: number[] }

/** The rows bought on the same terms, by their places; catalogues are few. */
function byTerms(rows: readonly SoldRow[]): readonly Bought[] {
  const groups: Bought[] = []
  for (const [place, { purchase }] of rows.entries()) {
    const { terms } = purchase
    if (!terms) continue
    const known = groups.find(({ terms: other }) => isSame(terms, other))
    if (known) known.places.push(place)
    else groups.push({ terms, places: [place] })
  }
  return groups
}

function isSame(one: PurchaseTerms, two: PurchaseTerms): boolean {
  return one.list === two.list && one.catalogue === two.catalogue && one.discounts === two.discounts
}

function discountOf({ catalogue, list, discounts }: PurchaseTerms, before: readonly bigint[]): Discounted {
  const isAdded = list.discounts === 'add'
  const whole = before.reduce((total, amount) => total + amount, 0n)
  let left = before
  let leftTotal = whole
  let factor = one
  const lines: Step[] = []
  const perRow: Step[][] = before.map(() => [])
  for (const { code, name, rate } of discounts) {
    factor = isAdded ? less(factor, decimal(rate)) : multiply(factor, complement(decimal(rate)))
    const next = scale(whole, factor)
    const shares = allocate(next - leftTotal, left)
    const head = { step: 'discount', code, label: name, rate, source: list.code, catalogue } as const
    lines.push({ ...head, amount: next - leftTotal, basis: isAdded ? whole : leftTotal })
    for (const [index, amount] of shares.entries())
      perRow[index]?.push({ ...head, amount, basis: (isAdded ? before : left)[index] ?? 0n })
    left = left.map((amount, index) => amount + (shares[index] ?? 0n))
    leftTotal = next
  }
  return { lines, perRow }
}

/** factor − rate, and never below nothing. */
function less(factor: Decimal, rate: Decimal): Decimal {
  const places = Math.max(factor.places, rate.places)
  const at = ({ digits, places: own }: Decimal) => digits * 10n ** BigInt(places - own)
  const digits = at(factor) - at(rate)
  return { digits: digits < 0n ? 0n : digits, places }
}

function marginOf(sale: bigint, cost: bigint): Margin {
  const amount = sale - cost
  return {
    sale: minorOf(sale),
    cost: minorOf(cost),
    amount: minorOf(amount),
    rate: sale > 0n ? fourDecimals(amount, sale) : null,
  }
}

function fourDecimals(amount: bigint, of: bigint): string {
  const digits = divideRounded(amount * 10_000n, of)
  const text = String(digits < 0n ? -digits : digits).padStart(5, '0')
  return `${digits < 0n ? '-' : ''}${text.slice(0, -4)}.${text.slice(-4)}`
}

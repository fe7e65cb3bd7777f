import type { Pack, PriceList, Text } from '@arredo/catalogue'
import { allocate } from './allocate.ts'
import { complement, type Decimal, decimal, decimalOf, multiply, one, scale } from './decimal.ts'
import type { PriceLine, ProjectPrice, RowPrice } from './price.ts'
import type { PricedRow, PriceTerms } from './terms.ts'
import { sum, type UnitLine, unitPrice } from './unit-price.ts'

type Step = Omit<PriceLine, 'amount' | 'basis'> & { readonly amount: bigint; readonly basis?: bigint }
type Listed = {
  readonly id: string
  readonly quantity: number
  /** One piece after the increase, without VAT. */
  readonly unit: bigint
  readonly lines: readonly UnitLine[]
  readonly increase: bigint
  readonly vat: Decimal & { readonly rate: string }
}

/**
 * List price, increase and quantity are the same for both faces; then the customer's price takes on VAT
 * and the trade's its discounts. Null when no pack knows the price list at the date.
 */
export function priceProject(rows: readonly PricedRow[], terms: PriceTerms): ProjectPrice | null {
  const lists = rows.map(({ pack }) => findPriceList(pack, terms))
  const currency = lists.find((list) => list !== null)?.currency
  if (currency === undefined) return null

  const listed: Listed[] = []
  const unpriced: string[] = []
  for (const [index, row] of rows.entries()) {
    const list = lists[index]
    const lines = list?.currency === currency ? unitPrice(row.pack, list, row.evaluation) : null
    if (list && lines) listed.push(listRow(row, lines, list, terms))
    else unpriced.push(row.id)
  }

  const priced = terms.face === 'customer' ? priceForCustomer(listed) : priceForTrade(listed, terms)
  return {
    face: terms.face,
    currency,
    priceList: terms.priceList,
    date: terms.date,
    withVat: terms.face === 'customer',
    unpriced,
    ...priced,
  }
}

/** The list of that code, if it is valid at the date; both ends count. */
export function findPriceList(
  pack: Pack,
  { priceList, date }: Pick<PriceTerms, 'priceList' | 'date'>,
): PriceList | null {
  const isValid = ({ validFrom, validTo }: PriceList) =>
    validFrom <= date && (validTo === undefined || date <= validTo)
  return pack.priceLists.find((list) => list.code === priceList && isValid(list)) ?? null
}

function listRow(row: PricedRow, lines: readonly UnitLine[], list: PriceList, terms: PriceTerms): Listed {
  const before = sum(lines)
  const unit = scale(before, increaseOf(terms))
  return {
    id: row.id,
    quantity: row.quantity,
    unit,
    lines,
    increase: unit - before,
    vat: { ...decimal(list.vat), rate: list.vat },
  }
}

/** What is no positive number leaves prices alone. */
function increaseOf({ increase }: PriceTerms): Decimal {
  return Number.isFinite(increase) && increase > 0 ? decimalOf(increase) : one
}

type Priced = Pick<ProjectPrice, 'rows' | 'lines' | 'total'>

/**
 * Consumer prices: VAT on the piece, so that twice as many cost exactly twice as much. VAT, rounding and
 * the seller's increase are shared out over the lines, so that every line is a consumer price too; rates
 * and bases are left out: they are not the customer's to see.
 */
function priceForCustomer(listed: readonly Listed[]): Priced {
  const rows = listed.map(({ id, quantity, unit, lines, vat }) => {
    const gross = unit + scale(unit, vat)
    const shown = lines.filter(({ step }) => step !== 'rounding')
    const shares = allocate(
      gross - sum(shown),
      shown.map(({ amount }) => amount),
    )
    const steps = shown.map(
      ({ step, code, label, amount }, index): Step => ({
        step,
        code,
        label,
        amount: amount + (shares[index] ?? 0n),
      }),
    )
    return rowPrice(id, quantity, gross, steps)
  })
  const net = listed.reduce((total, { unit, quantity }) => total + times(unit, quantity), 0n)
  const total = rows.reduce((all, [, row]) => all + row.total, 0)
  const [rate, ...otherRates] = new Set(listed.map(({ vat }) => vat.rate))
  const tax = vatStep(BigInt(total) - net, otherRates.length === 0 ? rate : undefined)
  return { rows: Object.fromEntries(rows), lines: toLines([articlesStep(net), tax]), total }
}

/** Discounts in cascade on the whole list price, multiplied exactly, rounded once and shared by row. */
function priceForTrade(listed: readonly Listed[], { discounts, increase }: PriceTerms): Priced {
  const list = listed.map(({ unit, quantity }) => times(unit, quantity))
  const listTotal = list.reduce((total, amount) => total + amount, 0n)

  let factor = one
  let left = list
  let leftTotal = listTotal
  const steps: Step[] = [articlesStep(listTotal)]
  const perRow: Step[][] = listed.map(() => [])
  for (const { code, name, rate } of discounts) {
    factor = multiply(factor, complement(decimal(rate)))
    const next = scale(listTotal, factor)
    const shares = allocate(next - leftTotal, left)
    steps.push({ step: 'discount', code, label: name, amount: next - leftTotal, basis: leftTotal, rate })
    for (const [index, amount] of shares.entries()) {
      perRow[index]?.push({ step: 'discount', code, label: name, amount, basis: left[index] ?? 0n, rate })
    }
    left = left.map((amount, index) => amount + (shares[index] ?? 0n))
    leftTotal = next
  }

  const rows = listed.map((row, index) => {
    const unitSteps: readonly Step[] =
      row.increase === 0n ? row.lines : [...row.lines, increaseStep(row, increase)]
    return rowPrice(row.id, row.quantity, row.unit, unitSteps, perRow[index])
  })
  return { rows: Object.fromEntries(rows), lines: toLines(steps), total: minorOf(leftTotal) }
}

function rowPrice(
  id: string,
  quantity: number,
  unit: bigint,
  unitSteps: readonly Step[],
  rowSteps: readonly Step[] = [],
): readonly [string, RowPrice] {
  const more = times(unit, quantity) - unit
  const pieces: Step = {
    step: 'quantity',
    code: String(quantity),
    label: quantityLabel,
    amount: more,
    basis: unit,
  }
  const steps = [...unitSteps, ...(quantity === 1 ? [] : [pieces]), ...rowSteps]
  return [id, { unit: minorOf(unit), quantity, total: minorOf(sum(steps)), lines: toLines(steps) }]
}

const quantityLabel: Text = { en: 'Quantity', it: 'Quantità', de: 'Menge' }

function articlesStep(amount: bigint): Step {
  return { step: 'base', code: 'articles', label: { en: 'Articles', it: 'Articoli', de: 'Artikel' }, amount }
}

function increaseStep({ increase, lines }: Listed, factor: number): Step {
  const label = { en: 'Increase', it: 'Aumento', de: 'Aufschlag' }
  return {
    step: 'increase',
    code: 'increase',
    label,
    amount: increase,
    basis: sum(lines),
    rate: String(factor),
  }
}

function vatStep(amount: bigint, rate: string | undefined): Step {
  const label = { en: 'VAT', it: 'IVA', de: 'MwSt.' }
  return { step: 'vat', code: 'vat', label, amount, ...(rate !== undefined && { rate }) }
}

function toLines(steps: readonly Step[]): readonly PriceLine[] {
  return steps.map(({ amount, basis, ...line }) => ({
    ...line,
    amount: minorOf(amount),
    ...(basis !== undefined && { basis: minorOf(basis) }),
  }))
}

/** Whole pieces are exact; worktops and profiles are sold by parts of a metre and are rounded. */
function times(unit: bigint, quantity: number): bigint {
  return scale(unit, decimalOf(quantity))
}

function minorOf(amount: bigint): number {
  const minor = Number(amount)
  if (!Number.isSafeInteger(minor)) throw new Error('An amount is too large to be exact')
  return minor
}

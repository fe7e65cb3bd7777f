import type { PriceList } from '@arredo/catalogue'
import { type Decimal, decimal, decimalOf, one, scale } from './decimal.ts'
import { asker } from './expressions.ts'
import { finishSteps } from './finish-steps.ts'
import { labels } from './labels.ts'
import { promotionSteps } from './promotion-steps.ts'
import { type Step, sum, times } from './step.ts'
import type {
  Discounts,
  OwnPrice,
  PricedArticle,
  PricedFinish,
  PricedFree,
  PricedService,
  PriceTerms,
} from './terms.ts'
import { externalStep, unitPrice } from './unit-price.ts'

/** In the order in which a total names them. */
export const groups = ['articles', 'finishes', 'free', 'services'] as const

export type Vat = Decimal & { readonly rate: string }

/** A row on its way through the pipeline, before anything is taken off the whole project. Without VAT. */
export type SoldRow = {
  readonly id: string
  readonly group: (typeof groups)[number]
  readonly quantity: number
  /** What one piece is made of. */
  readonly unitSteps: readonly Step[]
  /** One piece as the customer is shown it. */
  readonly unit: bigint
  /** Reductions of the row that the customer is shown. */
  readonly shownSteps: readonly Step[]
  /** Between the pieces and the sale: promotions, a later increase, the seller's own price. */
  readonly saleSteps: readonly Step[]
  readonly net: bigint
  readonly vat: Vat
  readonly vatRounding: PriceList['vatRounding']
  /** One piece as the trade buys it, and what is taken off it: null for what is not a catalogue's. */
  readonly purchase: {
    readonly steps: readonly Step[]
    readonly unit: bigint
    readonly terms: PurchaseTerms | null
  }
  /** What the seller took off this row. */
  readonly takenOff: bigint
}

/** On which terms the trade buys from a catalogue. */
export type PurchaseTerms = {
  readonly catalogue: string
  readonly list: PriceList
  readonly discounts: Discounts
}

/** Null when the list does not sell it; `factor` is the increase of the terms. */
export function sellArticle(
  row: PricedArticle,
  list: PriceList,
  terms: PriceTerms,
  factor: Decimal,
): SoldRow | null {
  const { pack, evaluation } = row
  const ask = asker(pack, evaluation, row.model)
  const listSteps = unitPrice(list, evaluation, ask)
  if (!listSteps) return null
  const promoted = (amount: bigint) => promotionSteps(amount, pack, list, terms.date, ask)
  return sellListed(row, 'articles', listSteps, pack.promotions ? promoted : null, list, terms, factor)
}

/** Promotions are about articles: no finish has one. */
export function sellFinish(
  row: PricedFinish,
  list: PriceList,
  terms: PriceTerms,
  factor: Decimal,
): SoldRow | null {
  const listSteps = finishSteps(list, row)
  return listSteps && sellListed({ ...row, quantity: 1 }, 'finishes', listSteps, null, list, terms, factor)
}

type Listed = Pick<PricedArticle, 'id' | 'pack' | 'quantity' | 'adjustment' | 'discounts'>

/** What a catalogue sells, from its list price on. */
function sellListed(
  row: Listed,
  group: SoldRow['group'],
  listSteps: readonly Step[],
  promoted: ((amount: bigint) => readonly Step[]) | null,
  list: PriceList,
  terms: PriceTerms,
  factor: Decimal,
): SoldRow {
  const { pack, quantity, adjustment } = row
  const increased = withExternal(withIncrease(listSteps, factor, terms, list), list, terms)
  const increasedUnit = sum(increased)
  const isLast = list.increase === 'afterPromotions' && factor !== one
  const early = isLast ? withExternal(listSteps, list, terms) : increased
  const promotions = adjustment?.kind === 'price' || !promoted ? none : promoted(times(sum(early), quantity))
  // With nothing in between, an increase is on the piece, so that twice as many cost twice as much.
  const isLater = isLast && promotions.length > 0
  const unitSteps = isLater ? early : increased
  const left = times(isLater ? sum(early) : increasedUnit, quantity) + sum(promotions)
  const later = isLater ? [increaseStep(scale(left, factor) - left, left, terms, list)] : none
  const before = left + sum(later)
  const own = ownSteps(adjustment, before, quantity, row.id)
  const net = before + sum(own)
  const lowered = factor === one ? 0n : times(sum(listSteps) - increasedUnit, quantity)
  return {
    id: row.id,
    group,
    quantity,
    unitSteps,
    unit: adjustment?.kind === 'price' ? BigInt(adjustment.amount) : increasedUnit,
    shownSteps: adjustment?.kind === 'reduction' ? [...promotions, ...own] : promotions,
    saleSteps: [...promotions, ...later, ...own],
    net,
    vat: vatOf(list.vat),
    vatRounding: list.vatRounding,
    purchase: {
      steps: increased,
      unit: increasedUnit,
      terms: { catalogue: pack.code, list, discounts: row.discounts ?? terms.discounts },
    },
    // An increase below one is a reduction by another name.
    takenOff: atLeast(before - net) + atLeast(lowered),
  }
}

const none: readonly Step[] = []

/** Null while its price is on request; `list`: the project's, which says what VAT is rounded on where a row has no catalogue. */
export function sellFree(row: PricedFree, list: PriceList): SoldRow | null {
  const { price, cost = price } = row
  if (price === null || cost === null) return null
  const step: Step = {
    step: 'base',
    code: row.id,
    label: { en: row.text },
    amount: BigInt(price),
    source: row.id,
  }
  const bought: Step = { ...step, amount: BigInt(cost) }
  return sellByHand(row, 'free', row.quantity, step, bought, vatOf(row.vat), list)
}

/** `basis`: all articles, finishes and free rows, which a service by percent is charged on. */
export function sellService(row: PricedService, basis: bigint, list: PriceList): SoldRow {
  const { charge } = row
  const head = { step: 'base', code: row.id, label: { en: row.text }, source: row.id } as const
  const vat = vatOf(list.vat)
  if (charge.kind === 'amount') {
    const step: Step = { ...head, amount: BigInt(charge.price) }
    return sellByHand(row, 'services', 1, step, step, vat, list)
  }
  const exact =
    charge.kind === 'percent'
      ? scale(basis, decimal(charge.rate))
      : times(BigInt(charge.price), charge.metres)
  const amount = between(exact, charge.min, charge.max)
  const step: Step =
    charge.kind === 'percent'
      ? { ...head, amount, basis, rate: charge.rate }
      : { ...head, amount, basis: BigInt(charge.price), quantity: String(charge.metres) }
  return sellByHand(row, 'services', 1, step, step, vat, list)
}

function sellByHand(
  { id, adjustment }: { readonly id: string; readonly adjustment?: OwnPrice },
  group: SoldRow['group'],
  quantity: number,
  step: Step,
  cost: Step,
  vat: Vat,
  { vatRounding }: PriceList,
): SoldRow {
  const before = times(step.amount, quantity)
  const own = ownSteps(adjustment, before, quantity, id)
  const net = before + sum(own)
  return {
    id,
    group,
    quantity,
    unitSteps: [step],
    unit: adjustment?.kind === 'price' ? BigInt(adjustment.amount) : step.amount,
    shownSteps: adjustment?.kind === 'reduction' ? own : [],
    saleSteps: own,
    net,
    vat,
    vatRounding,
    purchase: { steps: [cost], unit: cost.amount, terms: null },
    // A row below zero takes off the others.
    takenOff: atLeast(before - net) + atLeast(-before),
  }
}

/** What is no positive number leaves prices alone. */
export function increaseOf({ increase }: Pick<PriceTerms, 'increase'>): Decimal {
  return Number.isFinite(increase) && increase > 0 && increase !== 1 ? decimalOf(increase) : one
}

function withIncrease(
  steps: readonly Step[],
  factor: Decimal,
  terms: PriceTerms,
  list: PriceList,
): readonly Step[] {
  if (factor === one) return steps
  const before = sum(steps)
  const amount = scale(before, factor) - before
  return amount === 0n ? steps : [...steps, increaseStep(amount, before, terms, list)]
}

function withExternal(steps: readonly Step[], list: PriceList, terms: PriceTerms): readonly Step[] {
  if (list.externalDecimals === undefined && terms.externalDecimals === undefined) return steps
  const rounding = externalStep(sum(steps), list, terms.externalDecimals)
  return rounding.length === 0 ? steps : [...steps, ...rounding]
}

function increaseStep(amount: bigint, basis: bigint, { increase }: PriceTerms, { code }: PriceList): Step {
  return {
    step: 'increase',
    code: 'increase',
    label: labels.increase,
    amount,
    basis,
    rate: String(increase),
    source: code,
  }
}

function ownSteps(
  adjustment: OwnPrice | undefined,
  before: bigint,
  quantity: number,
  source: string,
): readonly Step[] {
  if (!adjustment) return none
  const whole = times(BigInt(adjustment.amount), quantity)
  const amount = adjustment.kind === 'price' ? whole - before : -whole
  return [
    { step: 'adjustment', code: adjustment.kind, label: labels.ownPrice, amount, basis: before, source },
  ]
}

function between(amount: bigint, min: number | undefined, max: number | undefined): bigint {
  if (min !== undefined && amount < BigInt(min)) return BigInt(min)
  return max !== undefined && amount > BigInt(max) ? BigInt(max) : amount
}

function atLeast(amount: bigint): bigint {
  return amount > 0n ? amount : 0n
}

const vatRates = new Map<string, Vat>()

/** Rates are few; only a cache. */
function vatOf(rate: string): Vat {
  let known = vatRates.get(rate)
  if (!known) {
    known = { ...decimal(rate), rate }
    if (vatRates.size < 100) vatRates.set(rate, known)
  }
  return known
}

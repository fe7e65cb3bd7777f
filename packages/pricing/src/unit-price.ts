import { type ArticleEvaluation, areaOfVariant, type PriceList, type Surcharge } from '@arredo/catalogue'
import { currencyExponent, parseMinor } from '@arredo/measures'
import { decimal, decimalOf, decimalText, divideRounded, roundTo, scale } from './decimal.ts'
import type { Ask } from './expressions.ts'
import { labels } from './labels.ts'
import { type Step, sum } from './step.ts'

type Percent = Extract<Surcharge, { readonly kind: 'percent' }>
type Fixed = Exclude<Surcharge, Percent>

type UnitPrice = readonly [Step, ...Step[]] | null

/** Lists and evaluations never change: both faces, and rows that stay the same, are priced once; only a cache. */
const known = new WeakMap<PriceList, WeakMap<ArticleEvaluation, UnitPrice>>()

/** The steps from base to rounded list price of one piece; null when the list does not sell it. */
export function unitPrice(list: PriceList, evaluation: ArticleEvaluation, ask: Ask): UnitPrice {
  let prices = known.get(list)
  if (!prices) {
    prices = new WeakMap()
    known.set(list, prices)
  }
  let price = prices.get(evaluation)
  if (price === undefined) {
    price = reckon(list, evaluation, ask)
    prices.set(evaluation, price)
  }
  return price
}

function reckon(list: PriceList, evaluation: ArticleEvaluation, ask: Ask): UnitPrice {
  const base = basePrice(list, evaluation)
  if (base === null) return null

  const source = list.code
  const steps: [Step, ...Step[]] = [
    { step: 'base', code: evaluation.article, label: evaluation.name, amount: base, source },
  ]
  const percents: Percent[] = []
  for (const item of list.items) {
    if (item.kind === 'base' || item.kind === 'matrix' || item.kind === 'finish') continue
    if (item.when !== undefined && ask(item.when) !== true) continue
    if (item.kind === 'percent') percents.push(item)
    else if (!addFixed(steps, item, list, evaluation, ask)) return null
  }

  const withFixed = sum(steps)
  for (const { code, name, rate, of } of percents) {
    const basis = of === 'base' ? base : of === 'fixed' ? withFixed : sum(steps)
    const amount = scale(basis, decimal(rate))
    steps.push({ step: 'percent', code, label: name, amount, basis, rate, source })
  }

  const exact = sum(steps)
  const difference = roundTo(exact, minor(list.roundTo, list), list.rounding) - exact
  if (difference !== 0n)
    steps.push({ step: 'rounding', code: source, label: labels.rounding, amount: difference, source })
  return steps
}

function basePrice(list: PriceList, { article, configuration }: ArticleEvaluation): bigint | null {
  for (const item of list.items) {
    if ((item.kind !== 'base' && item.kind !== 'matrix') || item.article !== article) continue
    if (item.kind === 'base') return minor(item.amount, list)

    const column = firstUpTo(item.acrossUpTo, configuration[item.across])
    const row = firstUpTo(item.downUpTo, configuration[item.down])
    const cell = item.cells[row]?.[column] ?? null
    return cell === null ? null : minor(cell, list)
  }
  return null
}

/** The first breakpoint that is not below the value; -1 when it is above them all. */
function firstUpTo(bounds: readonly number[], value: string | number | undefined): number {
  return bounds.findIndex((bound) => Number(value) <= bound)
}

/** Whether it could be reckoned. */
function addFixed(
  steps: Step[],
  item: Fixed,
  list: PriceList,
  evaluation: ArticleEvaluation,
  ask: Ask,
): boolean {
  const count = countOf(item, evaluation, ask)
  if (count === 0) return true
  if (!(Math.abs(count) <= mostCounted)) return false
  const counted = decimalOf(count)
  const least = item.min === undefined ? null : minor(item.min, list)
  const basis =
    item.kind === 'formula' ? 10n ** BigInt(currencyExponent(list.currency)) : minor(item.amount, list)
  const exact = scale(basis, counted)
  const amount = least !== null && exact < least ? least : exact
  const isSingle = item.kind === 'formula' || (item.kind === 'fixed' && item.times === undefined)
  steps.push({
    step: 'fixed',
    code: item.code,
    label: item.name,
    amount,
    ...(!isSingle && { basis, quantity: decimalText(counted) }),
    source: list.code,
  })
  return true
}

/** More of anything is a formula gone wrong; it is not sold. */
const mostCounted = 1e15

/** How often the amount counts: pieces, metres, square metres; 0 where there is nothing to charge. */
function countOf(item: Fixed, { parts, configuration }: ArticleEvaluation, ask: Ask): number {
  if (item.kind === 'area') {
    return Object.hasOwn(configuration, item.variant) ? areaOfVariant(parts, item.variant) : 0
  }
  const asked = item.kind === 'fixed' ? (item.times ?? 1) : item.kind === 'metre' ? item.length : item.formula
  const count = typeof asked === 'number' ? asked : ask(asked)
  if (typeof count !== 'number') return 0
  return item.kind === 'metre' ? count / 1000 : count
}

/** The unit price as it leaves the house (D-48): so many decimals, or tens and hundreds. */
export function externalStep(
  unit: bigint,
  { code, currency, externalDecimals }: PriceList,
  otherwise?: number,
): readonly Step[] {
  const decimals = externalDecimals ?? otherwise
  if (decimals === undefined) return []
  const places = currencyExponent(currency) - decimals
  if (places <= 0) return []
  const step = 10n ** BigInt(places)
  const amount = divideRounded(unit, step) * step - unit
  if (amount === 0n) return []
  return [{ step: 'rounding', code: 'external', label: labels.rounding, amount, source: code }]
}

/** Amounts of a list, read once each; only a cache. */
const readAmounts = new WeakMap<PriceList, Map<string, bigint>>()

export function minor(amount: string, list: PriceList): bigint {
  let known = readAmounts.get(list)
  if (!known) {
    known = new Map()
    readAmounts.set(list, known)
  }
  const found = known.get(amount)
  if (found !== undefined) return found
  const parsed = parseMinor(amount, list.currency)
  if (parsed === null) throw new Error(`Price list ${list.code}: ${amount} is no amount of ${list.currency}`)
  known.set(amount, BigInt(parsed))
  return BigInt(parsed)
}

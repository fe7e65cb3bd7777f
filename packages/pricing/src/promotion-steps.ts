import type { Pack, PriceList, Promotion } from '@arredo/catalogue'
import { complement, decimal, multiply, one, scale } from './decimal.ts'
import type { Ask } from './expressions.ts'
import type { Step } from './step.ts'

/**
 * What promotions take off a row, in their order of priority, multiplied exactly and rounded to the step.
 * A commercial list has its reductions in its prices.
 */
export function promotionSteps(
  amount: bigint,
  { promotions = [] }: Pack,
  list: PriceList,
  date: string,
  ask: Ask,
): readonly Step[] {
  if (promotions.length === 0 || list.replaces !== undefined) return []

  const steps: Step[] = []
  let factor = one
  let left = amount
  for (const promotion of promotions.toSorted((one, two) => one.priority - two.priority)) {
    if (!applies(promotion, list, date, ask)) continue
    const { code, name, rate, stacks } = promotion
    factor = multiply(factor, complement(decimal(rate)))
    const next = scale(amount, factor)
    steps.push({ step: 'promotion', code, label: name, amount: next - left, basis: left, rate, source: code })
    left = next
    if (!stacks) break
  }
  return steps
}

function applies(
  { from, to, priceLists, when }: Promotion,
  list: PriceList,
  date: string,
  ask: Ask,
): boolean {
  if (date < from || date > to) return false
  if (priceLists !== undefined && priceLists.length > 0 && !priceLists.includes(list.code)) return false
  return when === undefined || ask(when) === true
}

import type { PriceList } from '@arredo/catalogue'
import { type Decimal, decimal, decimalText, multiply, roundTo, scale } from './decimal.ts'
import { labels } from './labels.ts'
import { type Step, sum } from './step.ts'
import type { PricedFinish } from './terms.ts'
import { minor } from './unit-price.ts'

/**
 * What a room's surface costs in a finish: its area, what is lost of it, what is left of the last box, the least that is
 * charged, and the list's rounding. Null when the list does not sell it.
 */
export function finishSteps(list: PriceList, { finish, area }: PricedFinish): readonly Step[] | null {
  const item = list.items.find((one) => one.kind === 'finish' && one.code === finish.code)
  if (item?.kind !== 'finish') return null

  const source = list.code
  const basis = minor(item.amount, list)
  const net: Decimal = { digits: BigInt(area), places: 2 }
  const lost = inHundredths(multiply(net, decimal(finish.waste ?? '0')))
  const bought = finish.inBoxesOf === undefined ? null : decimal(finish.inBoxesOf)
  const used: Decimal = { digits: net.digits + lost.digits, places: 2 }
  const steps: Step[] = []
  let whole = 0n
  const add = (step: Pick<Step, 'step' | 'code' | 'label'>, upTo: Decimal, quantity: Decimal) => {
    const amount = scale(basis, upTo) - whole
    whole += amount
    steps.push({ ...step, amount, basis, quantity: decimalText(quantity), source })
  }
  add({ step: 'base', code: finish.code, label: finish.name }, net, net)
  if (lost.digits > 0n) add({ step: 'fixed', code: 'waste', label: labels.waste }, used, lost)
  if (bought && bought.digits > 0n) {
    const boxes = inWhole(used, bought)
    const rest = minus(boxes, used)
    if (rest.digits > 0n) add({ step: 'fixed', code: 'boxes', label: labels.boxes }, boxes, rest)
  }

  const least = item.min === undefined ? 0n : minor(item.min, list)
  if (sum(steps) < least)
    steps.push({ step: 'fixed', code: 'least', label: labels.least, amount: least - sum(steps), source })
  const exact = sum(steps)
  const difference = roundTo(exact, minor(list.roundTo, list), list.rounding) - exact
  if (difference !== 0n)
    steps.push({ step: 'rounding', code: source, label: labels.rounding, amount: difference, source })
  return steps
}

/** Up to the next hundredth of a square metre. */
function inHundredths({ digits, places }: Decimal): Decimal {
  if (places <= 2) return { digits: digits * 10n ** BigInt(2 - places), places: 2 }
  const divisor = 10n ** BigInt(places - 2)
  return { digits: (digits + divisor - 1n) / divisor, places: 2 }
}

/** The least number of boxes that holds as much, in square metres. */
function inWhole(used: Decimal, box: Decimal): Decimal {
  const places = Math.max(used.places, box.places)
  const [wanted, one] = [at(used, places), at(box, places)]
  return { digits: ((wanted + one - 1n) / one) * one, places }
}

function minus(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places)
  return { digits: at(a, places) - at(b, places), places }
}

function at({ digits, places }: Decimal, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - places)
}

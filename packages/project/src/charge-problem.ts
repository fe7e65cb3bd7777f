import type { ServiceCharge } from './document.ts'

/** What is wrong with the charge of a service, in words; null when nothing is. */
export function chargeProblem(charge: ServiceCharge): string | null {
  if (charge.kind === 'percent') {
    if (!/^\d{1,3}(\.\d{1,12})?$/.test(charge.rate)) return 'The rate must look like 0.08'
  } else {
    if (!Number.isSafeInteger(charge.price)) return 'The price must be whole minor units'
    if (charge.kind === 'amount') return null
    if (!(charge.metres >= 0 && charge.metres <= 100_000)) return 'The metres must lie between 0 and 100,000'
  }
  const { min, max } = charge
  if ([min, max].some((bound) => bound !== undefined && !Number.isSafeInteger(bound)))
    return 'The price must be whole minor units'
  return min !== undefined && max !== undefined && min > max ? 'The least is above the most' : null
}

import type { PriceList } from '@arredo/catalogue'
import { allocate } from './allocate.ts'
import { divideRounded, scale } from './decimal.ts'
import type { SoldRow, Vat } from './sold-row.ts'
import { sum, times } from './step.ts'

/**
 * The VAT of every row, rounded on what its own list says; `shares` is each row's part of the project's
 * reduction. What is rounded by rate or on the document is a sum of the offer, over all rows whose lists ask so.
 */
export function rowVat(rows: readonly SoldRow[], shares: readonly bigint[]): readonly bigint[] {
  const taxes = rows.map(() => 0n)
  for (const rounding of new Set(rows.map(({ vatRounding }) => vatRounding))) {
    const places = rows.flatMap(({ vatRounding }, index) => (vatRounding === rounding ? [index] : []))
    const own = places.flatMap((index) => rows[index] ?? [])
    const ownShares = places.map((index) => shares[index] ?? 0n)
    for (const [place, tax] of vatBy(rounding, own, ownShares).entries()) taxes[places[place] ?? 0] = tax
  }
  return taxes
}

function vatBy(
  rounding: PriceList['vatRounding'] = 'piece',
  rows: readonly SoldRow[],
  shares: readonly bigint[],
): readonly bigint[] {
  const nets = rows.map(({ net }, index) => net + (shares[index] ?? 0n))
  if (rounding === 'piece') return rows.map((row, index) => vatByPiece(row, shares[index] ?? 0n))
  if (rounding === 'row') return rows.map(({ vat }, index) => scale(nets[index] ?? 0n, vat))
  if (rounding === 'document') return vatOfDocument(rows, nets)

  const taxes = rows.map(() => 0n)
  for (const rate of new Set(rows.map(({ vat }) => vat.rate))) {
    const places = rows.flatMap(({ vat }, index) => (vat.rate === rate ? [index] : []))
    const own = places.map((index) => nets[index] ?? 0n)
    const vat = rows[places[0] ?? 0]?.vat
    if (!vat) continue
    const whole = scale(
      own.reduce((total, net) => total + net, 0n),
      vat,
    )
    for (const [place, share] of allocate(whole, own).entries()) taxes[places[place] ?? 0] = share
  }
  return taxes
}

/** So that twice as many cost exactly twice as much, with VAT; every reduction is rounded by itself. */
function vatByPiece({ unit, quantity, net, shownSteps, vat }: SoldRow, share: bigint): bigint {
  const rest = net - sum(shownSteps) - times(unit, quantity)
  let tax = times(scale(unit, vat), quantity) + scale(rest, vat) + scale(share, vat)
  for (const { amount } of shownSteps) tax += scale(amount, vat)
  return tax
}

function vatOfDocument(rows: readonly SoldRow[], nets: readonly bigint[]): readonly bigint[] {
  const places = Math.max(0, ...rows.map(({ vat }) => vat.places))
  const exact = rows.map(({ vat }, index) => (nets[index] ?? 0n) * atPlaces(vat, places))
  const whole = divideRounded(
    exact.reduce((total, tax) => total + tax, 0n),
    10n ** BigInt(places),
  )
  return allocate(whole, exact)
}

function atPlaces({ digits, places }: Vat, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - places)
}

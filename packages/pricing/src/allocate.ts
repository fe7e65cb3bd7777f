/**
 * Shares an amount in proportion to the weights, to the last minor unit: each share is cut down and the
 * units left over go to the largest remainders, the earlier first among equals.
 */
export function allocate(amount: bigint, weights: readonly bigint[]): readonly bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amount : 0n))

  const exact = weights.map((weight) => amount * weight * (total < 0n ? -1n : 1n))
  const divisor = total < 0n ? -total : total
  const shares = exact.map((product) => floorDivide(product, divisor))
  const left = Number(amount - shares.reduce((sum, share) => sum + share, 0n))
  if (left === 0) return shares

  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product - floorDivide(product, divisor) * divisor }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    )
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0n) + 1n
  return shares
}

function floorDivide(amount: bigint, divisor: bigint): bigint {
  const quotient = amount / divisor
  return amount % divisor < 0n ? quotient - 1n : quotient
}

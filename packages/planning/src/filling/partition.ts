import type { FillerLimits } from './module.ts'

/** How a piece of wall is shared out: the widths of units, unordered, and what they leave. */
export type Partition = { readonly widths: readonly number[]; readonly rest: number }

export type PartitionWish = {
  /** What a unit of this width counts, the lower the better; sums are compared, first by the first number. */
  readonly cost: (width: number) => readonly [number, number]
  /** Whether fillers are taken only where nothing fills the whole, or are as good as any. */
  readonly fillers: 'lastly' | 'freely'
}

/** Fillers that are wider in all look like a unit that was forgotten. */
const comfortable = 100

type Cost = readonly [number, number]
type Reached = { readonly cost: Cost; readonly last: number }

/**
 * The best way to share out so many whole millimetres: all of it, else all but what fillers at the walls it ends at
 * can close, else all but as little as possible. Widths are tried in rising order, so that the answer is always the
 * same.
 */
export function partition(
  free: number,
  widths: readonly number[],
  { limits, walls }: { readonly limits: FillerLimits | null; readonly walls: number },
  { cost, fillers }: PartitionWish,
): Partition {
  const sums = reachedSums(
    free,
    [...new Set(widths)].toSorted((one, two) => one - two),
    cost,
  )
  let best: { readonly sum: number; readonly order: readonly number[] } | null = null
  for (const [sum, reached] of sums.entries()) {
    if (!reached) continue
    const count = fillersFor(free - sum, limits, walls)
    const gap = count === null ? free - sum : 0
    const isClumsy = free - sum > comfortable ? 1 : 0
    const order =
      fillers === 'lastly'
        ? [gap, count ?? 0, isClumsy, ...reached.cost]
        : [gap, isClumsy, ...reached.cost, count ?? 0]
    if (!best || isLess(order, best.order)) best = { sum, order }
  }
  const sum = best?.sum ?? 0
  return { widths: widthsIn(sums, sum), rest: free - sum }
}

/** How many fillers close a rest; null where none can. */
export function fillersFor(rest: number, limits: FillerLimits | null, walls: number): number | null {
  if (rest === 0) return 0
  if (!limits) return null
  for (let count = 1; count <= walls; count++)
    if (rest >= count * limits.narrowest && rest <= count * limits.widest) return count
  return null
}

/** For every sum that units can make, the cheapest way to it, by the unit that comes last. */
function reachedSums(
  free: number,
  widths: readonly number[],
  cost: PartitionWish['cost'],
): readonly (Reached | null)[] {
  const costs = widths.map(cost)
  const sums: (Reached | null)[] = [{ cost: [0, 0], last: 0 }]
  for (let sum = 1; sum <= free; sum++) {
    let best: Reached | null = null
    for (const [index, width] of widths.entries()) {
      const before = sum >= width ? sums[sum - width] : null
      const own = costs[index]
      if (!before || !own) continue
      const total: Cost = [before.cost[0] + own[0], before.cost[1] + own[1]]
      if (!best || isLess(total, best.cost)) best = { cost: total, last: width }
    }
    sums.push(best)
  }
  return sums
}

function widthsIn(sums: readonly (Reached | null)[], from: number): readonly number[] {
  const widths: number[] = []
  let sum = from
  while (sum > 0) {
    const last = sums[sum]?.last ?? sum
    widths.push(last)
    sum -= last
  }
  return widths
}

function isLess(one: readonly number[], two: readonly number[]): boolean {
  const at = one.findIndex((each, index) => each !== two[index])
  return at >= 0 && (one[at] ?? 0) < (two[at] ?? 0)
}

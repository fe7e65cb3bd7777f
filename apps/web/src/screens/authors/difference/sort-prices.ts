import type { Difference } from '../releases/use-version.ts'

export type PriceChange = Difference['prices'][number]
export type SortKey = 'article' | 'list' | 'old' | 'new' | 'change'
export type Sorting = { readonly key: SortKey; readonly isRising: boolean }

/** The server's own order: what came or went altogether, then the largest change. */
export const largestFirst: Sorting = { key: 'change', isRising: false }

/** In the order asked for; what is alike stays as it stood. What has no such value stands last. */
export function sortPrices(
  prices: readonly PriceChange[],
  { key, isRising }: Sorting,
  nameOf: (change: PriceChange) => string,
): readonly PriceChange[] {
  if (key === 'change' && !isRising) return prices
  if (key === 'change') return prices.toReversed()

  const way = isRising ? 1 : -1
  return prices.toSorted((one, two) => {
    if (key === 'article') return way * nameOf(one).localeCompare(nameOf(two))
    if (key === 'list') return way * one.priceList.localeCompare(two.priceList)
    const [a, b] = [one[key], two[key]]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return way * (a - b)
  })
}

export type ChangeSpan = { readonly least: number; readonly middle: number; readonly most: number }

/** How far prices move, in percent: the smallest, the one in the middle, the largest; null where none has any. */
export function spanOf(prices: readonly Pick<PriceChange, 'percent'>[]): ChangeSpan | null {
  const sorted = prices.flatMap(({ percent }) => percent ?? []).toSorted((one, two) => one - two)
  const [least] = sorted
  const middle = sorted[Math.floor(sorted.length / 2)]
  const most = sorted.at(-1)
  return least === undefined || middle === undefined || most === undefined ? null : { least, middle, most }
}

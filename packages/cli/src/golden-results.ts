import { parseMinor } from '@arredo/measures'
import type { Compiled } from './check-catalogue.ts'
import { listPrices } from './list-price.ts'

/** A price the author fixed and what it is now, in minor units; null where there is none. */
export type GoldenResult = {
  readonly article: string
  readonly model: string
  readonly priceList: string
  readonly currency: string
  readonly expected: number | null
  readonly found: number | null
}

export function goldenResults({ pack, golden }: Compiled): readonly GoldenResult[] {
  const priceOf = listPrices(pack)
  return golden.map((one) => {
    const { article, model, priceList } = one
    const currency = pack.priceLists.find(({ code }) => code === priceList)?.currency ?? ''
    const expected = currency === '' ? null : parseMinor(one.price, currency)
    return { article, model, priceList, currency, expected, found: priceOf(one) }
  })
}

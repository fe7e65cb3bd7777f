import { type Amendment, decimalOf } from '@arredo/catalogue/compile'
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

/** What to write so that every fixed price is what it is now, and the version the one that is wanted. */
export function goldenAmendments(compiled: Compiled, version?: string): readonly Amendment[] {
  const prices = goldenResults(compiled).flatMap(({ expected, found, currency }, index) =>
    found === null || found === expected
      ? []
      : [{ path: ['golden', index, 'price'], value: decimalOf(found, currency) }],
  )
  return version === undefined || version === compiled.pack.version
    ? prices
    : [...prices, { path: ['version'], value: version }]
}

import type { Pack } from '@arredo/catalogue'
import { useMemo } from 'react'
import { usePackText } from '../../../catalogue/range/use-pack-text.ts'
import { useLength } from '../../../words/use-length.ts'
import { useText } from '../../../words/use-text.ts'
import type { PriceChange } from './sort-prices.ts'

export type PriceWords = ReturnType<typeof usePriceWords>

/** What a price is the price of, in the words of the newer version. */
export function usePriceWords(pack: Pack) {
  const text = useText()
  const packText = usePackText()
  const length = useLength()
  return useMemo(() => {
    const articles = new Map(pack.articles.map(({ code, name }) => [code, packText(name)]))
    const surcharges = new Map(
      pack.priceLists.flatMap(({ items }) =>
        items.flatMap((item) => ('name' in item ? [[item.code, packText(item.name)] as const] : [])),
      ),
    )

    function sizeIn(variant: string, limit: number): string {
      const known = pack.variants[variant]
      const isLength = known?.domain.kind === 'integer' && known.domain.unit === 'mm'
      const value = isLength ? `${length.format(limit)} ${length.symbol}` : String(limit)
      return text('{{variant}} up to {{value}}', { variant: known ? packText(known.name) : variant, value })
    }

    return {
      codeOf: ({ article, surcharge }: PriceChange) => article ?? surcharge ?? '',
      nameOf: ({ article, surcharge }: PriceChange) =>
        article === null
          ? (surcharges.get(surcharge ?? '') ?? surcharge ?? '')
          : (articles.get(article) ?? article),
      surchargeOf: (code: string) => surcharges.get(code) ?? code,
      /** "≤ 600 × 720", where there is no room for names. */
      sizeInBrief: ({ size }: PriceChange) =>
        `≤ ${Object.values(size ?? {})
          .map((limit) => length.format(limit))
          .join(' × ')}`,
      sizeOf: ({ size }: PriceChange) =>
        Object.entries(size ?? {})
          .map(([variant, limit]) => sizeIn(variant, limit))
          .join(', '),
    }
  }, [pack, text, packText, length])
}

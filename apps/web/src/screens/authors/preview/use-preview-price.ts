import type { ArticleEvaluation, Pack } from '@arredo/catalogue'
import {
  type Face,
  findPriceList,
  type PriceTerms,
  type ProjectPrice,
  priceProject,
  type RowPrice,
} from '@arredo/pricing'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApp } from '../../../app/app-context.tsx'

export type PreviewPrice = {
  readonly project: ProjectPrice
  readonly row: RowPrice
  /** False for a list that begins later, and is shown as it will be on its first day. */
  readonly isToday: boolean
}

const noDiscounts: PriceTerms['discounts'] = []

/** An article of a version, as seen by a shop. */
export type PricedArticle = {
  readonly hash: string
  readonly pack: Pack
  readonly evaluation: ArticleEvaluation
  readonly model: string
  readonly priceList: string
  readonly face: Face
}

/** By the same pipeline that prices projects; null where the list does not sell it. */
export function usePreviewPrice(wanted: PricedArticle): PreviewPrice | null {
  const { pack, evaluation, model, priceList, face } = wanted
  const { clock } = useApp().ports
  const discounts = useDiscounts(wanted.hash, priceList)
  const today = clock.today()
  return useMemo(() => {
    const date = findPriceList(pack, { priceList, date: today }) ? today : firstDayOf(pack, priceList)
    const project = priceProject([{ id: 'preview', pack, evaluation, model, quantity: 1 }], {
      face,
      priceList,
      date,
      increase: 1,
      discounts,
    })
    const row = project?.rows.preview
    return project && row ? { project, row, isToday: date === today } : null
  }, [pack, evaluation, model, priceList, face, discounts, today])
}

function useDiscounts(hash: string, priceList: string): PriceTerms['discounts'] {
  const { ports } = useApp()
  const { data } = useQuery({
    queryKey: ['tradeTerms', hash],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const answer = await ports.call('catalogues/tradeTerms', { hash })
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
  })
  return useMemo(() => {
    const own = data?.find((terms) => terms.priceList === priceList)
    if (!own) return noDiscounts
    return own.discounts.map(({ code, name, rate }) => ({ code, rate, name: { en: code, ...name } }))
  }, [data, priceList])
}

function firstDayOf({ priceLists }: Pack, wanted: string): string {
  return priceLists.find(({ code }) => code === wanted)?.validFrom ?? ''
}

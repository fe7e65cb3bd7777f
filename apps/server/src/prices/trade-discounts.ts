import { termsByCatalogue } from '@arredo/pricing'
import type { EvaluationContext } from '@arredo/project'
import { tradeTerms } from '../catalogues/trade-terms.ts'
import type { Asked } from '../range/live-catalogues.ts'

/** What the trade is given in each of the packs, for the face that only professionals see. */
export async function tradeDiscounts(
  asked: Asked,
  packs: Readonly<Record<string, string>>,
): Promise<EvaluationContext['discounts']> {
  const given = await Promise.all(
    Object.entries(packs).map(async ([catalogue, hash]) => {
      const answered = await tradeTerms.run(asked, { hash })
      return (answered.ok && 'value' in answered ? answered.value : []).map(({ priceList, discounts }) => ({
        ...{ catalogue, priceList, limits: {} },
        discounts: discounts.map(({ code, name, rate }) => ({ code, rate, name: { en: code, ...name } })),
      }))
    }),
  )
  return termsByCatalogue(given.flat()).discounts
}

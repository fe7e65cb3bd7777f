import type { Command } from '../command.ts'
import { done, refuse } from '../result.ts'
import { tradeOfProject, withTrade } from '../trade-sheet.ts'

/** As fractions, in cascade (D-47); null: those of the price list. */
export type SetDiscountsInput = { readonly discounts: readonly [number, number] | null }

/** What the trade buys this project for, where that is not what the price list says; for the trade alone. */
export const setDiscounts: Command<SetDiscountsInput> = {
  label: 'Change discounts',
  run(document, { discounts }) {
    if (discounts && !discounts.every((rate) => rate >= 0 && rate <= 1))
      return refuse('A discount lies between 0 and 100 %')
    const { discounts: old, agreed } = document.trade[tradeOfProject] ?? {}
    if (!discounts)
      return done(withTrade(document, tradeOfProject, { discounts: undefined, agreed: undefined }))
    const isSame = agreed === true && old?.[0] === discounts[0] && old[1] === discounts[1]
    return done(isSame ? document : withTrade(document, tradeOfProject, { discounts, agreed: true }))
  },
}

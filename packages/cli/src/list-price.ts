import { openPack, type Pack } from '@arredo/catalogue'
import type { PriceOf } from '@arredo/catalogue/compile'
import { priceProject } from '@arredo/pricing'

/** The price of one piece as the list has it, without VAT, by the same pipeline that prices a project. */
export function listPrices(pack: Pack): PriceOf {
  const catalogue = openPack(pack)
  return ({ article, model, choices = {}, priceList, date }) => {
    const list = pack.priceLists.find(({ code }) => code === priceList)
    const evaluation = catalogue.evaluate({ article, model, side: 'L', choices, header: {} })
    // Choices that exclude each other would be priced as something else.
    if (!list || !evaluation || evaluation.conflicts.length > 0) return null
    const price = priceProject([{ id: 'one', quantity: 1, pack, evaluation }], {
      face: 'trade',
      priceList,
      date: date ?? list.validFrom,
      increase: 1,
      discounts: [],
    })
    return price?.rows.one?.unit ?? null
  }
}

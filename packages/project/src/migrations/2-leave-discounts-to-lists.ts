import { type Fields, isFields } from '../reading/check.ts'

/**
 * Version 1 wrote the trade's usual discounts into every project, also those of guests; they are the price
 * list's to say. Version 2 knows own prices, costs and reductions, which no older row has.
 */
export function leaveDiscountsToLists(document: Fields): Fields {
  if (!isFields(document.header)) return document
  const { discounts, ...header } = document.header
  const isUsual = Array.isArray(discounts) && discounts[0] === 0.5 && discounts[1] === 0.1
  return isUsual ? { ...document, header } : document
}

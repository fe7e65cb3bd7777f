import type { ProjectPrice } from './price.ts'

/** Whether it says what something costs: where nothing has a price, a total of nothing would be a lie. */
export function isPriced(price: ProjectPrice | null | undefined): price is ProjectPrice {
  return Boolean(price) && !(price?.total === 0 && price.unpriced.length > 0)
}

export type { Face, PriceLine, ProjectPrice, RowPrice } from './price.ts'
export { findPriceList, priceProject } from './price-project.ts'
export type { PricedRow, PriceTerms } from './terms.ts'

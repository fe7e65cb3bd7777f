export { findPriceList } from './find-price-list.ts'
export { type FoundReduction, findReduction } from './find-reduction.ts'
export { isPriced } from './is-priced.ts'
export type { Face, Margin, PriceLine, ProjectPrice, RowPrice } from './price.ts'
export { type NoPrice, priceProject, tryPrice } from './price-project.ts'
export { brokenLimit, limitsFor, narrowestLimits } from './selling-limits.ts'
export { squareMetrePrice } from './square-metre-price.ts'
export type {
  Discounts,
  OwnPrice,
  PricedArticle,
  PricedFinish,
  PricedFree,
  PricedRow,
  PricedService,
  PriceTerms,
} from './terms.ts'
export { type ByCatalogue, type TermsByCatalogue, termsByCatalogue } from './terms-by-catalogue.ts'

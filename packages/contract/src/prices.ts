import * as z from 'zod/mini'

/** A total as a list shows it, in the customer face. */
export const ProjectPriceSummary = z.object({
  total: z.int(),
  currency: z.string(),
  withVat: z.boolean(),
  priceList: z.string(),
})
export type ProjectPriceSummary = z.output<typeof ProjectPriceSummary>

/** Under which terms a document is priced. */
export const PricingTerms = z.object({
  priceList: z.nullable(z.string()),
  /** Calendar date where the brand is, yyyy-mm-dd. */
  priceDate: z.string(),
  /** By catalogue code: the hash of the edition. */
  packs: z.record(z.string(), z.string()),
})
export type PricingTerms = z.output<typeof PricingTerms>

/** D-119: a quarter, in which a price that was named is honoured, and ahead of which the next list is announced. */
export const sellersDays = 90

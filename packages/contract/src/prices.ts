import * as z from 'zod/mini'

/** A total as a list shows it, in the customer face. */
export const ProjectPriceSummary = z.object({
  total: z.int(),
  currency: z.string(),
  withVat: z.boolean(),
  priceList: z.string(),
})
export type ProjectPriceSummary = z.output<typeof ProjectPriceSummary>

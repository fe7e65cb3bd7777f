import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

export const CatalogueListing = z.object({
  code: z.string(),
  name: z.record(z.string(), z.string()),
  version: z.string(),
  /** The pack itself is fetched from /packs/{hash}.json, immutable. */
  hash: z.string(),
  articleCount: z.int(),
})
export type CatalogueListing = z.output<typeof CatalogueListing>

export const listCatalogues = defineCall({
  service: 'catalogues',
  function: 'list',
  access: 'profile',
  summary: 'The catalogues the brand sells now',
  input: z.object({}),
  output: z.array(CatalogueListing),
})

export const publishCatalogue = defineCall({
  service: 'catalogues',
  function: 'publish',
  access: 'supervisor',
  summary: 'Publish a compiled catalogue; refused when its content does not fit its hash',
  input: z.object({ pack: z.unknown(), tradeTerms: z.array(z.unknown()), hash: z.string() }),
  output: CatalogueListing,
})

/** The Trade face's part of a price list; never sent to guests and customers. */
export const tradeTerms = defineCall({
  service: 'catalogues',
  function: 'tradeTerms',
  access: 'pro',
  summary: 'Discounts of the trade on the price lists of a pack',
  input: z.object({ hash: z.string() }),
  output: z.array(
    z.object({
      priceList: z.string(),
      discounts: z.array(
        z.object({ code: z.string(), name: z.record(z.string(), z.string()), rate: z.string() }),
      ),
    }),
  ),
})

import * as z from 'zod/mini'

/** Where something stands, and at which wall. */
export const WirePlace = z.object({
  x: z.number(),
  y: z.number(),
  z: z.number(),
  rot: z.number(),
  wallid: z.nullable(z.string()),
})

const Money = z.number()
const Charge = z.object({
  kind: z.enum(['amount', 'percent', 'perMetre']),
  price: z.optional(Money),
  rate: z.optional(z.string()),
  metres: z.optional(z.number()),
  min: z.optional(Money),
  max: z.optional(Money),
})

/**
 * A row that is no article (D-81): free, service, text, subtotal, own appliance. Beside `rows`, so that whoever
 * knows articles alone reads on as before (H-65). Amounts are minor units without VAT.
 */
export const WireOtherRow = z.object({
  uniqueid: z.string(),
  kind: z.enum(['free', 'service', 'text', 'subtotal', 'ownAppliance']),
  /** How many of `rows` that are no followers stand before it. */
  after: z.number(),
  des: z.string(),
  flags: z.object({ drawn: z.boolean(), offered: z.boolean(), ordered: z.boolean() }),
  qty: z.optional(z.number()),
  unit: z.optional(z.string()),
  price: z.optional(Money),
  vat: z.optional(z.string()),
  /** Nobody knows the price yet. */
  onrequest: z.optional(z.literal(true)),
  /** The row of `rows` it is asked for beyond the rules of, and the variant meant. */
  special: z.optional(z.object({ of: z.string(), variant: z.optional(z.string()) })),
  charge: z.optional(Charge),
  /** Millimetres: width, depth, height. */
  size: z.optional(z.tuple([z.number(), z.number(), z.number()])),
  pos: z.optional(WirePlace),
  adjustment: z.optional(z.object({ kind: z.enum(['price', 'reduction']), amount: Money })),
})
export type WireOtherRow = z.output<typeof WireOtherRow>

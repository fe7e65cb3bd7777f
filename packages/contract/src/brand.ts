import * as z from 'zod/mini'

const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** What a brand is: one versioned record per tenant (D-83). Nothing in here is secret. */
export const BrandRecord = z.object({
  name: z.string(),
  /** Folder of own screens, where a brand has any: base, next5 or atlas. */
  screens: z.string(),
  legalLine: z.string(),
  supportUrl: z.string(),
  logo: z.object({ letter: z.string().check(z.maxLength(2)), svg: z.nullable(z.string()) }),
  palette: z.object({
    primary: Colour,
    secondary: Colour,
    error: Colour,
    statuses: z.record(z.string(), Colour),
  }),
  languages: z.array(z.string()),
  detectBrowserLanguage: z.object({ enabled: z.boolean(), fallback: z.string() }),
  isguest: z.boolean(),
  isCustomerLogin: z.boolean(),
  guestMaySave: z.boolean(),
  selectRoom: z.boolean(),
  customerAssignment: z.boolean(),
  customerAssignmentForced: z.boolean(),
  measures: z.object({
    length: z.string(),
    weight: z.string(),
    volume: z.string(),
    imperial: z.object({ disableFor: z.array(z.string()), forceFor: z.array(z.string()) }),
  }),
  lengthDecimals: z.int(),
  currency: z.string(),
  currencyForced: z.array(z.object({ country: z.string(), currency: z.string() })),
  applyMode: z.int(),
  designClasses: z.record(z.string(), z.object({ comp: z.string() })),
  /** Exact origins allowed to frame and to message the app; none by default (H-58). */
  hostOrigins: z.array(z.string()),
})
export type BrandRecord = z.output<typeof BrandRecord>

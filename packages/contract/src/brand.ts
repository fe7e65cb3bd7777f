import * as z from 'zod/mini'

const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** What stands on the brand's letters and offers. */
export const Letterhead = z.object({
  /** The company's full name. */
  name: z.string(),
  /** Street, town and whatever else says where it is: a line each. */
  lines: z.array(z.string()),
  /** Telephone and mail address, as printed. */
  contact: z.string(),
  /** Foot of every page: company form, register, tax number. */
  legalLine: z.string(),
  /** Terms of sale by language, a paragraph each; a language without any prints those in English. */
  terms: z.record(z.string(), z.array(z.string())),
  /** Where the calendar dates of a document are counted, e.g. Europe/Rome. */
  timeZone: z.string(),
})
export type Letterhead = z.output<typeof Letterhead>

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
  /** Lets doLoginPro through where guests are not admitted (D-01); off unless said otherwise. */
  hostMayLogIn: z.optional(z.boolean()),
  /** The catalogue hosts work with when they name none (H-32). */
  forcedCatalogue: z.optional(z.string()),
  /** Codes of catalogues that are sold and not shown. */
  localCatalogues: z.optional(z.array(z.string())),
  /** The catalogue accessories are taken from, where there is one of this code. */
  accessoriesCatalogue: z.optional(z.string()),
  /** What a customer agrees to whose data is kept, by language, English always among them; none is asked without it. */
  customerConsent: z.optional(z.object({ required: z.boolean(), text: z.record(z.string(), z.string()) })),
  /** Who mails come from, where it is not the operator's own address (D-215). */
  mailSender: z.optional(z.string()),
  /** What the brand says of data it keeps, by language, a paragraph each (D-218). Fetched by who asks for it. */
  privacy: z.optional(z.record(z.string(), z.array(z.string()))),
  /** D-45: approval, agency and validation are part of the way to an order; off unless said otherwise. */
  isAdvancedOrderFlowEnabled: z.optional(z.boolean()),
  /** D-243: what offers begin with where a seller says nothing else: the days they hold. */
  printings: z.optional(z.object({ validity: z.int().check(z.positive(), z.maximum(366)) })),
  /** D-40: who leaves a project that is changed is asked; off only where it is said. */
  askLeavePage: z.optional(z.boolean()),
  /** lists show a picture of each project; off only where it is said. */
  saveprjpicture: z.optional(z.boolean()),
  /** Not part of the configuration file; without it documents carry the brand's name alone. */
  letterhead: z.optional(Letterhead),
})
export type BrandRecord = z.output<typeof BrandRecord>

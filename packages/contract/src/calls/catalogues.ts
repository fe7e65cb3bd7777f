import * as z from 'zod/mini'
import { defineCall, megabyte } from './define-call.ts'

const Instant = z.iso.datetime({ offset: true })
/** A calendar date is its beginning where the brand is. */
const Moment = z.union([Instant, z.iso.date()])
const Text = z.record(z.string(), z.string())

const Path = z.string().check(z.minLength(1), z.maxLength(300))

/** What a catalogue's author wrote. */
export const CatalogueSource = z.object({
  /** The texts of the folder's YAML and JSON files, by their path. */
  files: z.record(Path, z.string()),
  /** SHA-256 of its other files, such as textures; when left out, names of files are not checked. */
  others: z.optional(z.record(Path, z.string())),
})
export type CatalogueSource = z.output<typeof CatalogueSource>

export const CatalogueListing = z.object({
  code: z.string(),
  name: Text,
  version: z.string(),
  /** The pack for new projects; it is fetched from /packs/{hash}.json, immutable. */
  hash: z.string(),
  articleCount: z.int(),
  /** Earlier versions still on offer beside the current one, the newest first. */
  alsoValid: z.array(
    z.object({ hash: z.string(), version: z.string(), articleCount: z.int(), validTo: z.nullable(Instant) }),
  ),
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

/** `current`: for new projects. `offered`: an earlier one still on offer. `over`: for the projects that pin it. */
const ReleaseState = z.enum(['scheduled', 'current', 'offered', 'over', 'cancelled'])

/** How prices and rates differ from the edition before. */
const PriceStep = z.object({
  /** The version of that edition. */
  from: z.string(),
  changed: z.int(),
  /** In percent, of those that were there before; null where none was. */
  lowest: z.nullable(z.number()),
  highest: z.nullable(z.number()),
})

export const CatalogueRelease = z.object({
  code: z.string(),
  /** Counted per catalogue. */
  number: z.int(),
  hash: z.string(),
  version: z.string(),
  name: Text,
  articleCount: z.int(),
  state: ReleaseState,
  validFrom: Instant,
  /** Null while no later release ends it, and for a cancelled one. */
  validTo: z.nullable(Instant),
  /** The number of the release it went back to. */
  goesBackTo: z.nullable(z.int()),
  note: z.string(),
  publishedAt: Instant,
  publishedBy: z.string(),
  cancelledAt: z.nullable(Instant),
  cancelledBy: z.nullable(z.string()),
  /** Where the releases of one catalogue are asked for; null for its first. */
  prices: z._default(z.nullable(PriceStep), null),
})
export type CatalogueRelease = z.output<typeof CatalogueRelease>

export const publishCatalogue = defineCall({
  service: 'catalogues',
  function: 'publish',
  access: 'catalogue',
  summary:
    'Sell from a catalogue, now or from a moment on; refused when it has mistakes or answers too slowly',
  largest: 8 * megabyte,
  rate: 'work',
  input: z.object({
    hash: z.string(),
    /** Left out for a catalogue that was checked here, or was published before. */
    pack: z.optional(z.unknown()),
    tradeTerms: z.optional(z.array(z.unknown())),
    source: z.optional(CatalogueSource),
    /** Now, when left out. */
    at: z.optional(Moment),
    /** How long the earlier version stays on offer beside it; not at all when left out. */
    previousUntil: z.optional(Moment),
    note: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: z.extend(CatalogueRelease, {
    /** What its author should know, in words. */
    warnings: z._default(z.array(z.string()), []),
  }),
})

export const listReleases = defineCall({
  service: 'catalogues',
  function: 'releases',
  access: 'catalogue',
  summary:
    'The releases of one catalogue or of all, the latest first; also scheduled ones, and the last 200 that are over or cancelled',
  input: z.object({ code: z.optional(z.string()) }),
  output: z.array(CatalogueRelease),
})

export const rollBack = defineCall({
  service: 'catalogues',
  function: 'rollBack',
  access: 'catalogue',
  summary: 'Sell again, at once, from an earlier release: the one before the current, or the one named',
  rate: 'work',
  input: z.object({
    code: z.string(),
    /** The pack the caller takes for the current one: whoever asks twice goes back once. */
    current: z.string(),
    to: z.optional(z.int()),
    note: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: CatalogueRelease,
})

export const cancelRelease = defineCall({
  service: 'catalogues',
  function: 'cancelRelease',
  access: 'catalogue',
  summary: 'Cancel a release that has not begun',
  input: z.object({ code: z.string(), number: z.int() }),
  output: CatalogueRelease,
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
      discounts: z.array(z.object({ code: z.string(), name: Text, rate: z.string() })),
      /** How far the sellers of the caller's shop may go; decimal fractions. */
      limits: z.optional(z.object({ reduction: z.optional(z.string()), margin: z.optional(z.string()) })),
    }),
  ),
})

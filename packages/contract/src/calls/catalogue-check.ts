import * as z from 'zod/mini'
import { CatalogueSource } from './catalogues.ts'
import { defineCall, megabyte } from './define-call.ts'

/** In the author's own place: file and line, or sheet and cell of a workbook. */
export const CatalogueFinding = z.object({
  /** A mistake keeps a catalogue from being published, a warning does not. */
  kind: z.enum(['mistake', 'warning']),
  file: z.string(),
  line: z.int(),
  column: z.int(),
  sheet: z.optional(z.string()),
  cell: z.optional(z.string()),
  message: z.string(),
})
export type CatalogueFinding = z.output<typeof CatalogueFinding>

/** A price the author fixed, and what it is now; minor units, null where there is none. */
const GoldenResult = z.object({
  article: z.string(),
  model: z.string(),
  priceList: z.string(),
  currency: z.string(),
  expected: z.nullable(z.int()),
  found: z.nullable(z.int()),
})

/** What is accepted with it: every fixed price as it is now, and another version where one is given. */
const Accepted = {
  accept: z.optional(z.object({ version: z.optional(z.string().check(z.minLength(1), z.maxLength(60))) })),
}

export const checkCatalogue = defineCall({
  service: 'catalogues',
  function: 'check',
  access: 'catalogue',
  summary:
    'Check a catalogue, sent as its files or as a workbook; one without mistakes is kept some days for publishing',
  largest: 8 * megabyte,
  rate: 'work',
  input: z.union([z.extend(CatalogueSource, Accepted), z.object({ workbook: z.base64(), ...Accepted })]),
  output: z.object({
    findings: z.array(CatalogueFinding),
    golden: z.array(GoldenResult),
    /** As it is written in it; null where it could not be read so far. */
    version: z.nullable(z.string()),
    /** Null when it has mistakes. It can be looked at as /packs/{hash}.json and published by its hash. */
    checked: z.nullable(
      z.object({
        hash: z.string(),
        code: z.string(),
        version: z.string(),
        name: z.record(z.string(), z.string()),
        articleCount: z.int(),
        /** Random choices that were tried, and the milliseconds within which 99 of 100 were answered. */
        trial: z.object({ states: z.int(), compared: z.int(), p99: z.number() }),
        /** Textures and models to be put before it is published. */
        missingTextures: z.array(z.string()),
      }),
    ),
  }),
})

const NamedArticle = z.object({ code: z.string(), name: z.record(z.string(), z.string()) })

/** Null where there was, or is, no such price. */
const change = <Value extends z.ZodMiniType>(value: Value) => ({
  old: z.nullable(value),
  new: z.nullable(value),
  /** Null where one of the two is missing, or the old one is nothing. */
  percent: z.nullable(z.number()),
})

export const catalogueDifference = defineCall({
  service: 'catalogues',
  function: 'difference',
  access: 'catalogue',
  summary:
    'What differs between the version sold now, or a named one, and another; and who works with the old one',
  rate: 'work',
  input: z.object({
    hash: z.string(),
    /** The version to compare with; the one sold now when left out. */
    from: z.optional(z.string()),
  }),
  output: z.object({
    from: z.nullable(z.object({ hash: z.string(), version: z.string() })),
    to: z.object({ hash: z.string(), version: z.string(), code: z.string() }),
    added: z.array(NamedArticle),
    gone: z.array(NamedArticle),
    /** With the parts of their definition that differ. */
    changed: z.array(z.extend(NamedArticle, { parts: z.array(z.string()) })),
    /** Sections besides articles and prices that differ, such as rules. */
    sections: z.array(z.string()),
    /** The largest change first, so many at most; without those of articles that came or went. */
    prices: z.array(
      z.object({
        priceList: z.string(),
        currency: z.string(),
        /** Null for a surcharge, which has a code instead. */
        article: z.nullable(z.string()),
        surcharge: z.nullable(z.string()),
        /** Upper limits of the sizes it is for. */
        size: z.nullable(z.record(z.string(), z.int())),
        ...change(z.int()),
      }),
    ),
    /** How many more differ than `prices` holds. */
    morePrices: z._default(z.int(), 0),
    /** Surcharges in percent; decimal fractions. */
    rates: z.array(z.object({ priceList: z.string(), surcharge: z.string(), ...change(z.string()) })),
    /** Not yet ordered, and pinned to the old version. */
    projects: z.object({
      count: z.int(),
      /** The newest twenty of those the caller may open. */
      first: z.array(
        z.object({ id: z.int(), name: z.string(), shop: z.nullable(z.string()), status: z.string() }),
      ),
    }),
    /** Still valid, and made with the old version. */
    offers: z.object({
      count: z.int(),
      first: z.array(z.object({ number: z.int(), project: z.int(), validUntil: z.string() })),
    }),
  }),
})

export const catalogueWorkbook = defineCall({
  service: 'catalogues',
  function: 'workbook',
  access: 'catalogue',
  summary: 'A catalogue as a workbook: the version sold now, or any other by its hash',
  rate: 'work',
  input: z.object({ code: z.string(), hash: z.optional(z.string()) }),
  output: z.object({ name: z.string(), hash: z.string(), workbook: z.base64() }),
})

export const catalogueFiles = defineCall({
  service: 'catalogues',
  function: 'files',
  access: 'catalogue',
  summary: 'The textures and models of the version sold now, by the paths their author knows them by',
  input: z.object({ code: z.string() }),
  output: z.object({
    /** SHA-256 of their content: /textures/{hash}.webp or .glb. Empty where nothing is sold or nothing is known. */
    files: z.record(z.string(), z.string()),
  }),
})

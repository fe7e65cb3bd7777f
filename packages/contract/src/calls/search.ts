import * as z from 'zod/mini'
import { defineCall, kilobyte } from './define-call.ts'

const Code = z.string().check(z.minLength(1), z.maxLength(100))
/** `KITCHEN/B-DOOR`: catalogue and article. */
const ArticleKey = z.string().check(z.minLength(3), z.maxLength(201))
const Tag = z.string().check(z.minLength(1), z.maxLength(100))

/** Both ends belong to it; one that is left out is open. */
const Range = z.object({ from: z.optional(z.int()), to: z.optional(z.int()) })

const filters = {
  /**
   * Words of names, tags, groups and descriptions, and what else these are called, or the beginning of a code; in any
   * case and number and without accents. A number among them is a width: "base 60", "60 cm base", "drawers 900".
   */
  text: z.optional(z.string().check(z.maxLength(200))),
  /** Codes; all of them when left out. */
  catalogues: z.optional(z.array(Code).check(z.maxLength(100))),
  /** A group with everything below it. */
  classification: z.optional(Code),
  /** Minor units of the price list's currency; articles without a price are left out. */
  price: z.optional(Range),
  /** The caller's shop's when left out. */
  priceList: z.optional(Code),
  /** Millimetres, as an article stands there before anything is chosen. */
  width: z.optional(Range),
  height: z.optional(Range),
  depth: z.optional(Range),
  /** All of them. */
  tags: z.optional(z.array(Tag).check(z.maxLength(20))),
  /** Any of them: floor, wall, ceiling, worktop, corner. */
  attach: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  /** Any of these and no others, such as favourites. */
  only: z.optional(z.array(ArticleKey).check(z.maxLength(500))),
  /** Of names and words; English where a catalogue does not speak it. */
  language: z.string().check(z.minLength(2), z.maxLength(20)),
}

export const FoundArticle = z.object({
  key: z.string(),
  catalogue: z.string(),
  /** The pack it is sold from. */
  hash: z.string(),
  code: z.string(),
  /** The first model it is sold in; its size and price are those of this one. */
  model: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
  classification: z.string(),
  /** Millimetres. */
  size: z.object({ width: z.number(), depth: z.number(), height: z.number() }),
  /** The width that was asked for in words, where it can be had in it; `size` and price stay as they are. */
  width: z.optional(z.number()),
  /** What a customer pays with VAT, before anything is chosen and without promotions; null when not in the list. */
  priceFrom: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  tags: z.array(z.string()),
  /** A texture of the pack by its name (`<sha256>.webp`), or an address that never changes; null while there is none. */
  picture: z.nullable(z.string()),
})
export type FoundArticle = z.output<typeof FoundArticle>

export const searchArticles = defineCall({
  service: 'catalogues',
  function: 'search',
  access: 'profile',
  summary: 'Find articles among those sold now, page by page',
  largest: 128 * kilobyte,
  input: z.object({
    ...filters,
    /** `relevance` without a text is the catalogues' own order; articles without a price come last in `price`. */
    sort: z._default(z.enum(['relevance', 'name', 'price']), 'relevance'),
    /** `next` of the page before, asked with the same words and filters. */
    after: z.optional(z.string().check(z.maxLength(2000))),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(60)), 40),
  }),
  output: z.object({
    articles: z.array(FoundArticle),
    /** Null on the last page. */
    next: z.nullable(z.string()),
    /** 1000 means "1000 or more". */
    total: z.int(),
    /** How the text found them; `typo`: nothing was found by its words or its width as it was written. `all`: there was no text. */
    found: z.enum(['all', 'text', 'code', 'typo']),
  }),
})

const Counted = { code: z.string(), name: z.string(), count: z.int() }

export type GroupFacet = {
  readonly code: string
  readonly name: string
  /** With everything below it. */
  readonly count: number
  readonly children: readonly GroupFacet[]
}

export const GroupFacet: z.ZodMiniType<GroupFacet> = z.object({
  ...Counted,
  children: z.array(z.lazy(() => GroupFacet)),
})

const Extent = z.nullable(z.object({ min: z.int(), max: z.int() }))

/** Each says what choosing another value of it would find: it counts with all filters but its own. */
export const searchFacets = defineCall({
  service: 'catalogues',
  function: 'facets',
  access: 'profile',
  summary: 'What a search could be narrowed by, with counts',
  largest: 128 * kilobyte,
  input: z.object(filters),
  output: z.object({
    /** All that are sold now, also those where nothing is found. */
    catalogues: z.array(z.object(Counted)),
    /** The groups of these catalogues; the same code in two of them is one group. */
    classification: z.array(GroupFacet),
    /** The most frequent first, counted with all filters. */
    tags: z.array(z.object({ tag: z.string(), count: z.int() })),
    /** Minor units of `currency`; null where nothing is priced. */
    price: Extent,
    currency: z.nullable(z.string()),
    /** Millimetres. */
    width: Extent,
  }),
})

import * as z from 'zod/mini'

/** What the rows of an offer can show, in the order they have by themselves; their total always comes last. */
export const saleColumns = [
  'position',
  'picture',
  'code',
  'article',
  'quantity',
  'unitPrice',
  'discount',
] as const
export type SaleColumn = (typeof saleColumns)[number]

/** Without what it is and how many of it nobody can check a row. */
export const neededColumns: readonly SaleColumn[] = ['article', 'quantity']
export const usualColumns: readonly SaleColumn[] = ['position', 'picture', 'article', 'quantity', 'unitPrice']

/** Who has a kind of document made and reads it: `trade` are sellers and supervisors. */
export const documentReaders = ['everybody', 'trade', 'nobody'] as const
export type DocumentReaders = (typeof documentReaders)[number]

const Line = z.string().check(z.maxLength(200))
const Sentences = z.string().check(z.maxLength(2_000))
const LanguageCode = z.string().check(z.maxLength(20))

function areColumns(columns: readonly SaleColumn[]): boolean {
  return new Set(columns).size === columns.length && neededColumns.every((needed) => columns.includes(needed))
}

/** A brand's documents, where they are other than its record says: what is left out is as it is there (D-263). */
export const BrandPaper = z.object({
  /** A picture, by the name that `underlays/put` gave it; without one the brand's own mark. */
  logo: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}\.png$/))),
  name: z.optional(Line),
  lines: z.optional(z.array(Line).check(z.maxLength(8))),
  contact: z.optional(Line),
  legalLine: z.optional(z.string().check(z.maxLength(400))),
  /** By language, a paragraph each. */
  terms: z.optional(z.record(LanguageCode, z.array(Sentences).check(z.maxLength(40)))),
  /** What an offer says before its rows, and before it is signed, by language. */
  introduction: z.optional(z.record(LanguageCode, Sentences)),
  closing: z.optional(z.record(LanguageCode, Sentences)),
  /** Of an offer's rows, in their order. */
  columns: z.optional(z.array(z.enum(saleColumns)).check(z.refine(areColumns))),
  /** In the order in which they are offered; kinds that are not named come behind them. */
  kinds: z.optional(
    z
      .array(z.object({ report: z.string().check(z.maxLength(64)), readers: z.enum(documentReaders) }))
      .check(z.maxLength(100)),
  ),
})
export type BrandPaper = z.output<typeof BrandPaper>

import type { ProjectDocument } from '@arredo/project'
import * as z from 'zod/mini'

const Id = z.string().check(z.minLength(1), z.maxLength(64))
const records = z.record(Id, z.looseObject({}))

/**
 * A document as it crosses the border and lies at rest: without the trade sheet, which travels and lies apart, so
 * that nothing has to be taken out of it for anybody (D-80).
 */
export type SentDocument = Omit<ProjectDocument, 'trade'> & { readonly trade?: never }

/**
 * Its outer shape and its size are checked here, its records by `readDocument` of the project package, which also
 * upgrades older versions: a page from before a change of the document still sends one.
 */
export const StoredDocument = z.custom<SentDocument>((value) => outline.safeParse(value).success)

/** What only the trade may know of a project; its entries are checked by `readDocument` as well. */
export const StoredTrade = z.record(Id, z.looseObject({}))

const outline = z.object({
  version: z.int(),
  header: z.looseObject({ name: z.string().check(z.maxLength(200)) }),
  alternatives: records,
  rows: records,
  corners: z.optional(records),
  walls: records,
  rooms: z.optional(records),
  openings: records,
  fixtures: z.optional(records),
  notes: z.optional(records),
  underlays: z.optional(records),
  views: records,
  packs: z.record(z.string(), z.string()),
  trade: z.optional(z.never()),
})

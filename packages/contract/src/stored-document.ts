import type { ProjectDocument } from '@arredo/project'
import * as z from 'zod/mini'

const Id = z.string().check(z.minLength(1), z.maxLength(64))
const records = z.record(Id, z.looseObject({}))

/**
 * A document as it crosses the border: its outer shape and its size are checked here, its records by
 * `readDocument` of the project package, which also upgrades older versions.
 */
export const StoredDocument = z.custom<ProjectDocument>((value) => outline.safeParse(value).success)

const outline = z.object({
  version: z.int(),
  header: z.looseObject({ name: z.string().check(z.maxLength(200)) }),
  alternatives: records,
  rows: records,
  walls: records,
  openings: records,
  views: records,
  packs: z.record(z.string(), z.string()),
})

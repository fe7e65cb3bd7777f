import type { ChangedRecords } from '@arredo/project'
import * as z from 'zod/mini'
import { defineCall, megabyte } from './define-call.ts'
import { ProjectNumber, Revision } from './projects.ts'

/** As many as one person can still tell apart; the oldest gives way. */
export const mostDrafts = 20

const Key = z.uuid()
const Counted = z.int().check(z.nonnegative(), z.maximum(2_147_483_000))
const records = z.record(z.string().check(z.maxLength(100)), z.unknown())

/** Its records are checked by `readDocument` when somebody opens it; until then it is nobody's but its owner's. */
const Changes = z.custom<ChangedRecords>((value) => outline.safeParse(value).success)
const outline = z.record(z.string().check(z.maxLength(20)), records)

/** A whole document with its trade sheet. */
const Base = z.looseObject({ version: z.int() })

export const DraftListing = z.object({
  key: Key,
  name: z.string(),
  project: z.nullable(ProjectNumber),
  keptAt: z.string(),
})

/** The save that took a draft in: as which project, and at which revision. */
const Closed = z.object({ key: Key, project: z.nullable(ProjectNumber), revision: Revision })

export const keepDraft = defineCall({
  service: 'drafts',
  function: 'keep',
  access: 'loggedIn',
  summary: 'Keep what is not saved yet: the records changed since what was kept before under this key',
  largest: 4 * megabyte,
  rate: 'keep',
  input: z.object({
    key: Key,
    /** What it is made on: the project and its revision, or null and 0 with a base of its own. */
    project: z.nullable(ProjectNumber),
    revision: Revision,
    version: z.int().check(z.positive(), z.maximum(1_000)),
    name: z.string().check(z.maxLength(200)),
    /** Later ones count; what comes late is not kept. */
    seq: Counted,
    /** What was kept last, on which these changes go; 0: all of them, since the base. */
    after: Counted,
    changes: Changes,
    base: z.optional(Base),
  }),
  output: z.object({
    /** What is kept now. */
    seq: Counted,
    /** `base`: all of it is needed, with the base. `closed`: a save took this draft in, it is over. */
    wants: z.nullable(z.enum(['base', 'closed'])),
  }),
})

export const listDrafts = defineCall({
  service: 'drafts',
  function: 'list',
  access: 'loggedIn',
  summary: "The caller's own drafts, the latest first, and which of these keys a save has taken in",
  input: z.object({ keys: z._default(z.array(Key).check(z.maxLength(100)), []) }),
  output: z.object({ drafts: z.array(DraftListing), closed: z.array(Closed) }),
})

export const loadDraft = defineCall({
  service: 'drafts',
  function: 'load',
  access: 'loggedIn',
  summary:
    'A draft of the caller’s: what it is made on and what is changed; null once a save has taken it in',
  input: z.object({ key: Key }),
  output: z.object({
    key: Key,
    project: z.nullable(ProjectNumber),
    revision: Revision,
    version: z.int(),
    name: z.string(),
    keptAt: z.string(),
    isClosed: z.boolean(),
    /** Null where the project itself still is what the draft was made on. */
    base: z.nullable(Base),
    changes: Changes,
  }),
})

export const removeDraft = defineCall({
  service: 'drafts',
  function: 'remove',
  access: 'loggedIn',
  summary: 'Give up a draft of the caller’s',
  input: z.object({ key: Key }),
  output: z.null(),
})

import { statuses } from '@arredo/project'
import * as z from 'zod/mini'
import { PricingTerms, ProjectPriceSummary } from '../prices.ts'
import { type SentDocument, StoredDocument, StoredTrade } from '../stored-document.ts'
import { defineCall, megabyte } from './define-call.ts'

/** Numbers and revisions are 32-bit integers at rest. */
const highest = 2_147_483_647
export const ProjectNumber = z.int().check(z.positive(), z.maximum(highest))
export const Revision = z.int().check(z.nonnegative(), z.maximum(highest - 1))

export const ProjectListing = z.object({
  id: ProjectNumber,
  name: z.string(),
  status: z.enum(statuses),
  revision: Revision,
  articleCount: z.int(),
  customer: z.nullable(z.string()),
  price: z.nullable(ProjectPriceSummary),
  savedAt: z.string(),
  savedBy: z.string(),
  /** The picture of /pictures/{id}: of which revision, and the name of its content. Null until there is one. */
  picture: z.nullable(z.object({ revision: Revision, hash: z.string() })),
  /** Came with the tenant, to look at and to try; nobody's sale. */
  isSample: z._default(z.boolean(), false),
})
export type ProjectListing = z.output<typeof ProjectListing>

export const listProjects = defineCall({
  service: 'projects',
  function: 'list',
  access: 'profile',
  summary: "The projects of a professional's shop, of anybody else the own ones, newest first",
  input: z.object({
    search: z.optional(z.string().check(z.maxLength(200))),
    after: z.optional(ProjectNumber),
  }),
  output: z.object({ projects: z.array(ProjectListing), hasMore: z.boolean() }),
})

export const loadProject = defineCall({
  service: 'projects',
  function: 'load',
  access: 'profile',
  summary: 'One project with its revision',
  input: z.object({ id: ProjectNumber }),
  output: z.object({
    id: ProjectNumber,
    revision: Revision,
    savedAt: z.string(),
    /** As it is stored, whatever that is: who reads it says what is wrong, and has the whole of it to hand on. */
    document: z.custom<SentDocument>(),
    /** What a suspended or inactive project goes back to. */
    statusBefore: z.optional(z.enum(statuses)),
    /** The ordered project that this one is a change order of, and the change orders of this one. */
    changeOf: z.optional(ProjectNumber),
    changes: z.optional(z.array(ProjectNumber)),
    /** For professionals only. */
    trade: z.optional(z.unknown()),
  }),
})

export const saveProject = defineCall({
  service: 'projects',
  function: 'save',
  access: 'profile',
  summary: 'Save a project: a new one without id, else the one whose revision is given',
  largest: 4 * megabyte,
  rate: 'keep',
  input: z.object({
    id: z.nullable(ProjectNumber),
    /** The revision the edits were made on; 0 for a new project. */
    revision: Revision,
    /** The same key with the same body is answered once and for all with the first answer. */
    idempotencyKey: z.string().check(z.minLength(8), z.maxLength(100)),
    document: StoredDocument,
    /** Left out, it stays as it is stored; of anybody but professionals it always does. */
    trade: z.optional(StoredTrade),
    /** What the customer's face shows on the client, in minor units: a difference is logged as a defect. */
    shownTotal: z.optional(z.int()),
    /** Of a new project: the one it is a copy of, whose terms of price it keeps. */
    copyOf: z.optional(ProjectNumber),
    /** Of a new project of a seller: it begins as an offer. */
    isOffer: z.optional(z.boolean()),
    /** The draft that is saved herewith: nothing is kept under its key any more. */
    draft: z.optional(z.uuid()),
  }),
  output: z.object({
    id: ProjectNumber,
    revision: Revision,
    savedAt: z.string(),
    status: z.enum(statuses),
    price: z.nullable(ProjectPriceSummary),
    /** Where the document says others: the terms it was stored and priced with. */
    terms: z.optional(PricingTerms),
  }),
})

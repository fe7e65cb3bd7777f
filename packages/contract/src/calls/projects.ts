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
  shop: z.optional(z.nullable(z.string())),
  /** What a suspended or inactive project goes back to. */
  statusBefore: z.optional(z.enum(statuses)),
})
export type ProjectListing = z.output<typeof ProjectListing>

/** A minus is the other way round. A project's number is the order in which they were created. */
export const projectSorts = [
  '-saved',
  'saved',
  '-created',
  'created',
  'name',
  '-name',
  '-price',
  'price',
] as const
export type ProjectSort = (typeof projectSorts)[number]

const DayOfProjects = z.iso.date().check(z.regex(/^2/))

/** Of which projects are listed together. */
export const mostShops = 50

export const listProjects = defineCall({
  service: 'projects',
  function: 'list',
  access: 'profile',
  summary:
    "The projects of a professional's shop, or of those named among the own ones, of anybody else the own projects; those last saved first unless another order is asked for",
  input: z.object({
    search: z.optional(z.string().check(z.maxLength(200))),
    sort: z.optional(z.enum(projectSorts)),
    /** Any of these. */
    status: z.optional(z.array(z.enum(statuses)).check(z.maxLength(statuses.length))),
    shops: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(mostShops))),
    /** The code of a customer of the shop's file. */
    customer: z.optional(z.string().check(z.maxLength(20))),
    /** Calendar dates where the brand is, both included. */
    savedFrom: z.optional(DayOfProjects),
    savedUntil: z.optional(DayOfProjects),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({
    projects: z.array(ProjectListing),
    /** Null where this page is the last. */
    next: z.nullable(z.string()),
  }),
})
export type ProjectQuery = Omit<z.output<typeof listProjects.input>, 'after'>

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

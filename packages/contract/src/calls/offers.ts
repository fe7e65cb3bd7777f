import { statuses } from '@arredo/project'
import * as z from 'zod/mini'
import { ProjectPriceSummary } from '../prices.ts'
import { ReportAnswers } from '../reports/report-field.ts'
import { defineCall } from './define-call.ts'
import { DocumentPages } from './documents.ts'
import { ProjectNumber, Revision } from './projects.ts'

const OfferId = z.uuid()

/** An offer as it was made: nothing of it changes later but whether its document is there. */
export const OfferListing = z.object({
  id: OfferId,
  /** As it is printed, e.g. 2026-0017; counted per tenant without gaps. */
  number: z.string(),
  projectId: ProjectNumber,
  revision: Revision,
  language: z.string(),
  madeAt: z.string(),
  madeBy: z.string(),
  /** Calendar date, yyyy-mm-dd. */
  validUntil: z.string(),
  total: ProjectPriceSummary,
  state: z.enum(['making', 'ready', 'failed']),
  /** The job that makes the document; events about it are hints to read this again. */
  job: z.uuid(),
  /** How far it is, 0 to 1, and what is being done, in words for a person. */
  progress: z.number(),
  message: z.string(),
  /** Set once it is ready; fetched from /files/{id}. */
  document: z.nullable(z.extend(DocumentPages, { file: z.uuid() })),
})
export type OfferListing = z.output<typeof OfferListing>

export const makeOffer = defineCall({
  service: 'offers',
  function: 'make',
  access: 'pro',
  summary: 'Make an offer of a saved project: freezes it under a number of its own and starts its document',
  rate: 'keep',
  input: z.object({
    projectId: ProjectNumber,
    /** The saved revision that is offered; refused when somebody saved a newer one. */
    revision: Revision,
    /** The same key with the same body is answered once and for all with the first answer. */
    idempotencyKey: z.string().check(z.minLength(8), z.maxLength(100)),
    /** One of the brand's languages. */
    language: z.string().check(z.maxLength(20)),
    validDays: z.int().check(z.positive(), z.maximum(366)),
    /** To what an offer asks before it is made; what is left out is as it is at first. */
    answers: z.optional(ReportAnswers),
  }),
  output: z.object({ offer: OfferListing, status: z.enum(statuses) }),
})

export const listOffers = defineCall({
  service: 'offers',
  function: 'list',
  access: 'loggedIn',
  summary: 'The offers made of a project, newest first',
  input: z.object({ projectId: ProjectNumber }),
  output: z.array(OfferListing),
})

export const getOffer = defineCall({
  service: 'offers',
  function: 'get',
  access: 'loggedIn',
  summary: 'One offer',
  input: z.object({ id: OfferId }),
  output: OfferListing,
})

import { statuses } from '@arredo/project'
import * as z from 'zod/mini'
import { ProjectPriceSummary } from '../prices.ts'
import { defineCall } from './define-call.ts'
import { DraftListing } from './drafts.ts'
import { JobState } from './jobs.ts'
import { ProjectNumber } from './projects.ts'

/** Of each kind; who has more finds the rest in the list of projects. */
export const mostOfADay = 20

const ofProject = { project: ProjectNumber, name: z.string() }

/** A project with its newest offer, if one was made. */
export const OfferedProject = z.object({
  ...ofProject,
  customer: z.nullable(z.string()),
  status: z.enum(statuses),
  offer: z.nullable(
    z.object({
      number: z.string(),
      /** Calendar date, yyyy-mm-dd. */
      validUntil: z.string(),
      total: ProjectPriceSummary,
    }),
  ),
})
export type OfferedProject = z.output<typeof OfferedProject>

export const FinishedJob = z.object({
  ...ofProject,
  id: z.uuid(),
  task: z.string(),
  state: JobState,
  finishedAt: z.string(),
})
export type FinishedJob = z.output<typeof FinishedJob>

/** D-232 */
export const Day = z.object({
  /** Which day it is where the brand is. */
  today: z.string(),
  lapsing: z.array(OfferedProject),
  accepted: z.array(OfferedProject),
  drafts: z.array(DraftListing),
  jobs: z.array(FinishedJob),
})
export type Day = z.output<typeof Day>

export const homeDay = defineCall({
  service: 'home',
  function: 'day',
  access: 'pro',
  summary:
    'What waits for a seller today: offers of the shop that lapse, accepted ones, own drafts and finished jobs',
  input: z.object({}),
  output: Day,
})

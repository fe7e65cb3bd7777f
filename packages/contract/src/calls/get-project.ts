import { statuses } from '@arredo/project'
import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { ProjectListing, ProjectNumber } from './projects.ts'

/** A listing with what its own page says besides. */
export const ProjectSheet = z.extend(ProjectListing, {
  createdAt: z.string(),
  /** Whose it is; null for who is no person of the tenant. */
  owner: z.nullable(z.string()),
  shop: z.nullable(z.object({ code: z.string(), name: z.string() })),
  /** In the shop's file, where the customer is from it. */
  customerCode: z.nullable(z.string()),
  statusBefore: z.nullable(z.enum(statuses)),
  priceList: z.nullable(z.string()),
  priceDate: z.nullable(z.string()),
  /** The shop sells by another list, or a catalogue of its articles has a newer edition: prices may be others today. */
  mayCostOtherwise: z.boolean(),
  /** In their order, without those in the bin. */
  alternatives: z.array(
    z.object({ id: z.string(), name: z.string(), articleCount: z.int(), isOffered: z.boolean() }),
  ),
  /** The ordered project that this one is a change order of, and the change orders of this one. */
  changeOf: z.nullable(ProjectNumber),
  changes: z.array(ProjectNumber),
})
export type ProjectSheet = z.output<typeof ProjectSheet>

export const getProject = defineCall({
  service: 'projects',
  function: 'get',
  access: 'loggedIn',
  summary: 'One project as its page shows it, without its document',
  input: z.object({ id: ProjectNumber }),
  output: ProjectSheet,
})

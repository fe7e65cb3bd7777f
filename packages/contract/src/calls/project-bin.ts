import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { ProjectListing, ProjectNumber } from './projects.ts'

/** D-85: how long what was deleted can be brought back. */
export const daysInBin = 30

const Binned = z.object({
  deletedAt: z.string(),
  deletedBy: z.string(),
  /** When it goes for good; null for one that stays because offers were made of it (D-124). */
  goesAt: z.nullable(z.string()),
})

export const BinnedProject = z.extend(ProjectListing, Binned.shape)
export type BinnedProject = z.output<typeof BinnedProject>

/** */
export const deleteProject = defineCall({
  service: 'projects',
  function: 'deleteProject',
  access: 'loggedIn',
  summary: 'Put a project into the bin, from which it can be brought back for 30 days',
  input: z.object({ id: ProjectNumber }),
  output: z.extend(Binned, { id: ProjectNumber }),
})

export const restoreProject = defineCall({
  service: 'projects',
  function: 'restore',
  access: 'loggedIn',
  summary: 'Bring a project back out of the bin, as it was',
  input: z.object({ id: ProjectNumber }),
  output: z.object({ id: ProjectNumber }),
})

export const listBin = defineCall({
  service: 'projects',
  function: 'bin',
  access: 'loggedIn',
  summary: 'The projects in the bin, the last deleted first',
  input: z.object({}),
  output: z.array(BinnedProject),
})

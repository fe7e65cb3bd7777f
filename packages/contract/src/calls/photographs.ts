import * as z from 'zod/mini'
import { PhotographLight, type PhotographSize, photographQualities, photographSizes } from '../photograph.ts'
import { StageView } from '../stage.ts'
import { defineCall } from './define-call.ts'
import { JobState } from './jobs.ts'
import { ProjectNumber, Revision } from './projects.ts'

const PhotographId = z.uuid()

export const PhotographListing = z.object({
  id: PhotographId,
  project: ProjectNumber,
  /** The saved revision it shows. */
  revision: Revision,
  view: StageView,
  light: PhotographLight,
  quality: z.enum(photographQualities),
  width: z.int(),
  height: z.int(),
  askedAt: z.string(),
  askedBy: z.string(),
  /** Events about it are hints to read the list again. */
  job: z.uuid(),
  state: JobState,
  progress: z.number(),
  /** What is being done, or why nothing came of it; English, a translation key. */
  message: z.string(),
  /** While it waits: how many are before it. */
  ahead: z.int(),
  /** 640 pixels wide at most: what is seen of it while it grows, later for lists; fetched from /files/{id}. */
  preview: z.nullable(z.uuid()),
  /** The photograph itself (JPEG), once it is done. */
  file: z.nullable(z.uuid()),
  /** Printed on the cover of the project's next offers. */
  isCover: z.boolean(),
  /** Shown for the project in lists. */
  isPicture: z.boolean(),
})
export type PhotographListing = z.output<typeof PhotographListing>

export const listPhotographs = defineCall({
  service: 'photographs',
  function: 'list',
  access: 'loggedIn',
  summary: 'The photographs of a project, newest first, and whether there is a photographer at all',
  /** Without a project only whether it is possible. */
  input: z.object({ project: z.nullable(ProjectNumber) }),
  output: z.object({
    /** False where no worker with the renderer has been seen. */
    isPossible: z.boolean(),
    photographs: z.array(PhotographListing),
  }),
})

export const takePhotograph = defineCall({
  service: 'photographs',
  function: 'take',
  access: 'pro',
  summary: 'Start a photograph of a saved project; needs the module RENDER',
  rate: 'work',
  input: z.object({
    project: ProjectNumber,
    /** The saved revision that was looked at; refused when somebody saved a newer one. */
    revision: Revision,
    /** The same key with the same body is answered with the first answer. */
    idempotencyKey: z.string().check(z.minLength(8), z.maxLength(100)),
    view: StageView,
    light: PhotographLight,
    size: z.enum(Object.keys(photographSizes) as [PhotographSize, ...PhotographSize[]]),
    quality: z.enum(photographQualities),
  }),
  output: PhotographListing,
})

export const removePhotograph = defineCall({
  service: 'photographs',
  function: 'remove',
  access: 'pro',
  summary: 'Take a photograph away; one that is under way is given up',
  input: z.object({ id: PhotographId }),
  output: z.object({}),
})

export const photographUses = ['cover', 'picture'] as const

export const usePhotograph = defineCall({
  service: 'photographs',
  function: 'use',
  access: 'pro',
  summary:
    'Put a photograph on the cover of the next offers, or show it for the project in lists, or no longer',
  input: z.object({ id: PhotographId, as: z.enum(photographUses), isUsed: z.boolean() }),
  output: PhotographListing,
})

import * as z from 'zod/mini'
import { ProjectPriceSummary } from '../prices.ts'
import type { SentDocument } from '../stored-document.ts'
import { defineCall } from './define-call.ts'
import { ProjectNumber, Revision, saveProject } from './projects.ts'

/** Of one project. */
export const mostVersions = 50

const VersionName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

/** a version has a name; by it, it is asked for. */
export const ProjectVersion = z.object({
  name: z.string(),
  revision: Revision,
  madeAt: z.string(),
  madeBy: z.string(),
  articleCount: z.int(),
  price: z.nullable(ProjectPriceSummary),
})
export type ProjectVersion = z.output<typeof ProjectVersion>

/** */
export const createVersion = defineCall({
  service: 'projects',
  function: 'prjVersionCreate',
  access: 'loggedIn',
  summary: 'Keep a project as it is saved now under a name; answers all its versions',
  input: z.object({ id: ProjectNumber, name: VersionName }),
  output: z.array(ProjectVersion),
})

export const restoreVersion = defineCall({
  service: 'projects',
  function: 'prjVersionRestore',
  access: 'loggedIn',
  summary: 'Make a version the project’s newest revision; what it is now is kept as a version first',
  rate: 'keep',
  input: z.object({
    id: ProjectNumber,
    versionName: VersionName,
    /** What the present is kept as; the moment when left out. */
    keepAs: z.optional(VersionName),
    /** What the person saw; refused where somebody saved meanwhile. */
    revision: z.optional(Revision),
  }),
  output: saveProject.output,
})

export const removeVersion = defineCall({
  service: 'projects',
  function: 'removeVersion',
  access: 'loggedIn',
  summary: 'Give a version up; answers those that are left',
  input: z.object({ id: ProjectNumber, versionName: VersionName }),
  output: z.array(ProjectVersion),
})

export const listVersions = defineCall({
  service: 'projects',
  function: 'versions',
  access: 'loggedIn',
  summary: 'The versions of a project, newest first',
  input: z.object({ id: ProjectNumber }),
  output: z.array(ProjectVersion),
})

/** To be looked at beside another one (D-140). */
export const loadVersion = defineCall({
  service: 'projects',
  function: 'loadVersion',
  access: 'loggedIn',
  summary: 'A version as it was kept',
  input: z.object({ id: ProjectNumber, versionName: VersionName }),
  output: z.object({
    name: z.string(),
    revision: Revision,
    madeAt: z.string(),
    madeBy: z.string(),
    /** What /pictures/{id}?version={name} is named by; null until there is one. */
    picture: z.nullable(z.string()),
    /** As it is stored, whatever that is. */
    document: z.custom<SentDocument>(),
    /** For professionals only. */
    trade: z.optional(z.unknown()),
  }),
})

/** D-85: the only way to change what was ordered. */
export const changeOrder = defineCall({
  service: 'projects',
  function: 'changeOrder',
  access: 'pro',
  summary: 'A copy of an ordered project to be changed and ordered, linked to it',
  rate: 'keep',
  input: z.object({
    id: ProjectNumber,
    /** The same key with the same body is answered once and for all with the first answer. */
    idempotencyKey: z.string().check(z.minLength(8), z.maxLength(100)),
  }),
  output: saveProject.output,
})

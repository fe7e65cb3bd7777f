import { statuses } from '@arredo/project'
import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { ProjectNumber, Revision } from './projects.ts'

const Name = z.optional(z.nullable(z.string().check(z.maxLength(100))))

/** A-151, D-43, D-44. */
export const setStatus = defineCall({
  service: 'projects',
  function: 'setstatus',
  access: 'loggedIn',
  summary: 'Change the status of a project by table D-43, or give it to another shop and user',
  input: z.object({
    prjId: ProjectNumber,
    /** As the wire spells it; the one it has is no change. */
    status: z.string().check(z.maxLength(40)),
    /** The code of the shop that shall have it. */
    toShop: Name,
    /** The id of the person in that shop who shall have it. */
    toUser: Name,
    /** Kept in the project's log as it is. */
    extraData: z.optional(z.unknown()),
    /** What the person saw; refused where somebody saved meanwhile. */
    revision: z.optional(Revision),
  }),
  output: z.object({
    id: ProjectNumber,
    status: z.enum(statuses),
    /** What a suspended or inactive project goes back to. */
    statusBefore: z.nullable(z.enum(statuses)),
    shop: z.nullable(z.string()),
    revision: Revision,
  }),
})

/** D-44: to whom the one who asks may give a project. */
export const listReceivers = defineCall({
  service: 'projects',
  function: 'receivers',
  access: 'pro',
  summary: 'Shops and their people, to whom the user may give a project',
  input: z.object({}),
  output: z.array(
    z.object({
      shop: z.string(),
      name: z.string(),
      people: z.array(z.object({ id: z.uuid(), name: z.string(), kind: z.enum(['pro', 'customer']) })),
    }),
  ),
})

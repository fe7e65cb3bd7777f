import { statuses } from '@arredo/project'
import * as z from 'zod/mini'
import { RoomCode } from '../room-code.ts'
import { defineCall } from './define-call.ts'
import { ProjectNumber, Revision } from './projects.ts'

/** Where a room was sent, and when. */
const SentRoom = z.object({ shop: z.string(), sentAt: z.string() })

/** D-130 */
export const shareRoom = defineCall({
  service: 'rooms',
  function: 'share',
  access: 'profile',
  summary: 'The code by which anybody opens a copy of an own saved project; the same one every time',
  rate: 'keep',
  input: z.object({ id: ProjectNumber }),
  output: z.object({ code: RoomCode, expiresAt: z.string(), sent: z.nullable(SentRoom) }),
})

export const unshareRoom = defineCall({
  service: 'rooms',
  function: 'unshare',
  access: 'profile',
  summary: 'Take the code of an own project back: it opens nothing any more',
  rate: 'keep',
  input: z.object({ id: ProjectNumber }),
  output: z.null(),
})

export const openRoom = defineCall({
  service: 'rooms',
  function: 'open',
  access: 'profile',
  summary:
    "A copy of the project behind a code, of the caller's own; who may see the project itself gets that",
  rate: 'keep',
  input: z.object({ code: RoomCode }),
  output: z.object({ id: ProjectNumber, isCopy: z.boolean() }),
})

/** A shop that rooms can be sent to. */
export const RoomShop = z.object({
  code: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
})
export type RoomShop = z.output<typeof RoomShop>

export const roomShops = defineCall({
  service: 'rooms',
  function: 'shops',
  access: 'profile',
  summary: 'The shops a room can be sent to, by city',
  input: z.object({}),
  output: z.object({ shops: z.array(RoomShop) }),
})

const short = z.string().check(z.maxLength(200))

/** D-131 */
export const sendRoom = defineCall({
  service: 'rooms',
  function: 'send',
  access: 'profile',
  summary:
    "Send an own saved project to a shop, which sees it from then on; sent again it stays the first time's",
  rate: 'keep',
  input: z.object({
    id: ProjectNumber,
    shop: z.string().check(z.maxLength(40)),
    name: short.check(z.minLength(1)),
    /** One of the two must be there. */
    email: short,
    phone: z.string().check(z.maxLength(50)),
    message: z.string().check(z.maxLength(2_000)),
    /** The words the person agreed to, in their language. */
    consent: z.string().check(z.minLength(1), z.maxLength(1_000)),
    language: z.string().check(z.maxLength(20)),
  }),
  output: SentRoom,
})

export const LeadListing = z.object({
  project: ProjectNumber,
  projectName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  language: z.string(),
  sentAt: z.string(),
})
export type LeadListing = z.output<typeof LeadListing>

export const listLeads = defineCall({
  service: 'rooms',
  function: 'leads',
  access: 'pro',
  summary: "Rooms sent to the caller's shop that nobody has taken over yet, the one that waits longest first",
  input: z.object({}),
  output: z.object({ leads: z.array(LeadListing) }),
})

export const takeLead = defineCall({
  service: 'rooms',
  function: 'take',
  access: 'pro',
  summary: 'Take a room that was sent to the shop over, with its sender as the customer',
  rate: 'keep',
  input: z.object({ id: ProjectNumber }),
  output: z.object({ id: ProjectNumber, revision: Revision, status: z.enum(statuses) }),
})

import * as z from 'zod/mini'
import { Profile } from '../profile.ts'
import { defineCall } from './define-call.ts'

/** In a frame cookies do not arrive, so the session is carried by a bearer kept in memory. */
const Carrier = z.enum(['cookie', 'bearer'])
const Session = z.object({
  profile: Profile,
  bearer: z.nullable(z.string()),
  expiresAt: z.string(),
  /** A guest who comes back to rooms that were saved before. */
  hasRooms: z.optional(z.boolean()),
})

export const login = defineCall({
  service: 'auth',
  function: 'login',
  access: 'anyone',
  summary: 'Log in with account code, user name and password',
  rate: 'enter',
  input: z.object({
    userid: z.string().check(z.maxLength(100)),
    username: z.string().check(z.maxLength(100)),
    password: z.string().check(z.maxLength(200)),
    carrier: Carrier,
    /** Customers' accounts are unknown then, as to doLoginPro. */
    isProfessional: z.optional(z.boolean()),
  }),
  output: Session,
})

export const guestLogin = defineCall({
  service: 'auth',
  function: 'guest',
  access: 'anyone',
  summary: 'Enter as a guest, where the brand admits guests; who is one already stays the same',
  rate: 'enter',
  input: z.object({ carrier: Carrier }),
  output: Session,
})

export const currentSession = defineCall({
  service: 'auth',
  function: 'session',
  access: 'anyone',
  rate: 'enter',
  summary: 'Who the caller is, or null; renews the session',
  input: z.object({}),
  output: z.nullable(Session),
})

export const logout = defineCall({
  service: 'auth',
  function: 'logout',
  access: 'anyone',
  summary: 'End the session',
  input: z.object({}),
  output: z.null(),
})

export const noteTour = defineCall({
  service: 'auth',
  function: 'noteTour',
  access: 'loggedIn',
  summary: 'Note that the caller has been shown around',
  input: z.object({}),
  output: z.null(),
})

export const setShop = defineCall({
  service: 'auth',
  function: 'setShop',
  access: 'loggedIn',
  summary: "Work for another of the user's own shops",
  input: z.object({ code: z.string() }),
  output: Profile,
})

export const changePassword = defineCall({
  service: 'auth',
  function: 'changePassword',
  access: 'loggedIn',
  summary: 'Change the password of the caller, who knows the present one; all other sessions of theirs end',
  rate: 'enter',
  input: z.object({
    present: z.string().check(z.maxLength(200)),
    next: z.string().check(z.maxLength(200)),
  }),
  output: z.object({ ended: z.int() }),
})

/** Where somebody is logged in, as they may recognise it. */
export const SessionListing = z.object({
  id: z.uuid(),
  openedAt: z.string(),
  /** To the day: a session is written once a day. */
  seenAt: z.string(),
  carrier: Carrier,
  /** What the browser calls itself. */
  agent: z.string(),
  isThis: z.boolean(),
})
export type SessionListing = z.output<typeof SessionListing>

export const listSessions = defineCall({
  service: 'auth',
  function: 'sessions',
  access: 'loggedIn',
  summary: 'Where the caller is logged in, newest first',
  input: z.object({}),
  output: z.object({ sessions: z.array(SessionListing) }),
})

export const endSessions = defineCall({
  service: 'auth',
  function: 'endSessions',
  access: 'loggedIn',
  summary: "End one of the caller's sessions, all others, or all; their pages and streams end with them",
  input: z.object({ which: z.union([z.enum(['others', 'all']), z.uuid()]) }),
  output: z.object({ ended: z.int() }),
})

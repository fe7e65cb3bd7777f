import * as z from 'zod/mini'
import { Profile } from '../profile.ts'
import { defineCall } from './define-call.ts'

/** In a frame cookies do not arrive, so the session is carried by a bearer kept in memory. */
const Carrier = z.enum(['cookie', 'bearer'])
const Session = z.object({ profile: Profile, bearer: z.nullable(z.string()), expiresAt: z.string() })

export const login = defineCall({
  service: 'auth',
  function: 'login',
  access: 'anyone',
  summary: 'Log in with account code, user name and password',
  input: z.object({
    userid: z.string().check(z.maxLength(100)),
    username: z.string().check(z.maxLength(100)),
    password: z.string().check(z.maxLength(200)),
    carrier: Carrier,
  }),
  output: Session,
})

export const guestLogin = defineCall({
  service: 'auth',
  function: 'guest',
  access: 'anyone',
  summary: 'Enter as a guest, where the brand admits guests',
  input: z.object({ carrier: Carrier }),
  output: Session,
})

export const currentSession = defineCall({
  service: 'auth',
  function: 'session',
  access: 'anyone',
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

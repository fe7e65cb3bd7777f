import * as z from 'zod/mini'
import { UserKind } from '../profile.ts'
import { defineCall } from './define-call.ts'

const Code = z.string().check(z.maxLength(100))
const Asking = z.object({
  email: z.string().check(z.maxLength(200)),
  /** What the page is read in; who is known is written to in their own. */
  language: z.string().check(z.maxLength(20)),
})
/** Says nothing of whether somebody is known under the address: the same answer for everybody, as fast. */
const Asked = z.object({
  /** False where no mails are sent at all: the shop has to be asked. */
  isSent: z.boolean(),
})

export const mailState = defineCall({
  service: 'auth',
  function: 'mailState',
  access: 'anyone',
  summary: 'Whether mails are sent at all',
  input: z.object({}),
  output: z.object({ canMail: z.boolean() }),
})

export const askPassword = defineCall({
  service: 'auth',
  function: 'askPassword',
  access: 'anyone',
  summary: 'Have a link mailed that sets a new password, if somebody is known under the address',
  rate: 'enter',
  input: Asking,
  output: Asked,
})

export const askRegistration = defineCall({
  service: 'auth',
  function: 'askRegistration',
  access: 'anyone',
  summary: 'Have a link mailed with which a customer registers, where the brand lets customers in',
  rate: 'enter',
  input: Asking,
  output: Asked,
})

/** `unknown`: never was, or long forgotten. */
export const CodeState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unknown') }),
  z.object({ state: z.literal('used') }),
  z.object({ state: z.literal('expired') }),
  z.object({
    state: z.literal('good'),
    kind: UserKind,
    /** What one logs in with. */
    userid: z.string(),
    username: z.string(),
  }),
])
export type CodeState = z.output<typeof CodeState>

export const codeState = defineCall({
  service: 'auth',
  function: 'codeState',
  access: 'anyone',
  summary: 'Whether the code of a mail is still good, and for whom',
  rate: 'enter',
  input: z.object({ code: Code, purpose: z.enum(['password', 'registration']) }),
  output: CodeState,
})

export const setPassword = defineCall({
  service: 'auth',
  function: 'setPassword',
  access: 'anyone',
  summary: 'Set a new password with the code of a mail; all sessions of that person end, and a mail says so',
  rate: 'enter',
  input: z.object({ code: Code, next: z.string().check(z.maxLength(200)) }),
  output: z.object({ ended: z.int() }),
})

export const register = defineCall({
  service: 'auth',
  function: 'register',
  access: 'anyone',
  summary: 'Register as a customer with the code of a mail; the address is the user name',
  rate: 'enter',
  input: z.object({
    code: Code,
    name: z.string().check(z.maxLength(100)),
    password: z.string().check(z.maxLength(200)),
    /** To what the brand asks of customers. */
    consent: z.boolean(),
    language: z.string().check(z.maxLength(20)),
  }),
  output: z.object({ username: z.string() }),
})

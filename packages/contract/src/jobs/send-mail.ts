import * as z from 'zod/mini'
import { defineJob } from './define-job.ts'

/** Where the links of a mail lead: scheme, host and port of the brand's site. */
const Origin = z.url()
const Asked = { email: z.string(), language: z.string(), origin: Origin }

/**
 * What is to be written, not what it says: codes are made when the mail is, so that none of them is ever stored, and
 * whoever asks learns nothing from how long the answer takes.
 */
export const MailWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password'), ...Asked }),
  z.object({ kind: z.literal('registration'), ...Asked }),
  z.object({ kind: z.literal('passwordChanged'), person: z.uuid(), origin: Origin }),
])
export type MailWish = z.output<typeof MailWish>

export const sendMail = defineJob({
  task: 'mail/send',
  summary: 'Write a mail and send it',
  input: MailWish,
  /** None where nobody is known under the address. */
  result: z.object({ sent: z.int() }),
  attempts: 6,
  isUnlisted: true,
})

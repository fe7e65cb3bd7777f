import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

/** A frame's session is no cookie, and an image or a download sends nothing else. */
export const linkFile = defineCall({
  service: 'files',
  function: 'link',
  access: 'loggedIn',
  summary: 'An address of a file that works for a few minutes without a session',
  input: z.object({ id: z.uuid() }),
  output: z.object({ path: z.string(), expiresAt: z.string() }),
})

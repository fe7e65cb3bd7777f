import { randomBytes } from 'node:crypto'

/** W3C Trace Context: one id from the click to the document, whichever process works on it. */
export type Trace = { readonly id: string; readonly traceparent: string }

const pattern = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/

/** Goes on with the trace of the caller, or begins one where there is none that can be read. */
export function continueTrace(traceparent: unknown): Trace {
  const match = typeof traceparent === 'string' ? pattern.exec(traceparent) : null
  const id = match?.[1] ?? randomBytes(16).toString('hex')
  return { id, traceparent: `00-${id}-${randomBytes(8).toString('hex')}-${match?.[2] ?? '01'}` }
}

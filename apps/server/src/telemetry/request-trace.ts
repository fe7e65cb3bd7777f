import type { IncomingMessage } from 'node:http'
import { continueTrace, type Trace } from './trace.ts'

const traces = new WeakMap<IncomingMessage, Trace>()

/** The trace of a request, the same for its log and its handler. */
export function traceOf(request: IncomingMessage): Trace {
  const known = traces.get(request)
  if (known) return known
  const trace = continueTrace(request.headers.traceparent)
  traces.set(request, trace)
  return trace
}

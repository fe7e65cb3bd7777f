import type { Result } from '@arredo/project'
import type { HostMessage, RequestId } from './host-message.ts'

/** What an action gives back: words, or content for the four actions of D-06. */
export type HostOutcome = string | { readonly content: unknown }

/** Exactly one of message and content; requestId only where the request had one (H-03, H-59). */
export type HostAnswer = {
  readonly status: 0 | 1
  readonly action: string
  readonly requestId?: RequestId
} & ({ readonly message: string } | { readonly content: unknown })

/** H-01 */
export const appLoaded: HostAnswer = { status: 0, action: 'APP', message: 'APP loaded' }

export function answerTo({ name, requestId }: HostMessage, result: Result<HostOutcome>): HostAnswer {
  const status = result.ok ? 0 : 1
  const outcome = result.ok ? result.value : result.message
  const said = typeof outcome === 'string' ? { message: outcome } : { content: outcome.content }
  return { status, action: name, ...said, ...(requestId === null ? {} : { requestId }) }
}

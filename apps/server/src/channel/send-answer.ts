import { type Answer, type Failure, failureStatus } from '@arredo/contract'
import type { FastifyReply } from 'fastify'
import type { RawAnswer } from './handler.ts'

/** Every answer of the channel goes through here, so that there is one shape. */
export function sendAnswer(reply: FastifyReply, answer: Answer<unknown> | RawAnswer): FastifyReply {
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  if (!answer.ok) return sendFailure(reply, answer)
  // A document passes through as PostgreSQL wrote it; parsing it would be most of the work of a load.
  if ('json' in answer) return reply.send(`{"ok":true,"value":${answer.json}}`)
  return reply.send(JSON.stringify(answer))
}

function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const status = failureStatus[failure.code]
  if (status === 503) reply.header('retry-after', '2')
  if (status === 429) reply.header('retry-after', String(secondsOf(failure) ?? 900))
  return reply.code(status).send(JSON.stringify(failure))
}

/** How long to wait, where whoever refused knows it. */
function secondsOf({ details }: Failure): number | null {
  const seconds = (details as { readonly seconds?: unknown } | undefined)?.seconds
  return typeof seconds === 'number' ? seconds : null
}

import type { FastifyReply } from 'fastify'

/** One answer for what is not there and for what is not theirs to see. */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
}

import type { FastifyReply, FastifyRequest } from 'fastify'

/** One answer for what is not there and for what is not theirs to see. */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
}

/** For whoever opened an address themselves: words in place of data, and nothing of what it would have been. */
export function notNow(reply: FastifyReply, words: string): FastifyReply {
  return reply
    .code(503)
    .removeHeader('etag')
    .header('retry-after', '10')
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(words)
}

/** No brand answers to the host name. The page says so and no more; what to do about it is in the log. */
export function noBrand({ log, hostname }: FastifyRequest, reply: FastifyReply): FastifyReply {
  log.warn(
    { host: hostname.slice(0, 253) },
    'no published brand answers to this host: arredo brand list, host add',
  )
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .send('No brand answers to this name here. If it should, ask whoever runs this server to add it.')
}

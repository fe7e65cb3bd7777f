import type { FastifyBaseLogger } from 'fastify'
import { Logger } from 'graphile-worker'

/** The queue's own lines in our log; that a job was done is not one of them. */
export function queueLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ queue: true }, message)
    else if (level === 'warning') log.warn({ queue: true }, message)
    else log.debug({ queue: true }, message)
  })
}

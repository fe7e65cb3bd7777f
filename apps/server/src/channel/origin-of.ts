import type { FastifyRequest } from 'fastify'

/**
 * The host is one of the tenant's own, or there would be no site. A port is what a caller may write as they like: it
 * counts where it is the one we listen on, and any other is left out, because a link in a mail must lead to us.
 */
export function originOf({ protocol, hostname, port, socket }: FastifyRequest): string {
  const isOurs = port !== null && port === socket.localPort
  return `${protocol}://${hostname}${isOurs ? `:${port}` : ''}`
}

import type { FastifyRequest } from 'fastify'

/** A browser names the page that posts; a page of another site must not act with this site's cookie. */
export function isFromOwnPage(request: FastifyRequest): boolean {
  const { origin } = request.headers
  return origin !== undefined && URL.parse(origin)?.host === request.host
}

/** Before there is a session, programs without an Origin are welcome; pages of other sites are not. */
export function isFromOtherPage(request: FastifyRequest): boolean {
  return request.headers.origin !== undefined && !isFromOwnPage(request)
}

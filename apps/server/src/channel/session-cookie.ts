import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Token } from '../auth/find-caller.ts'
import type { SessionCookie } from './handler.ts'

/** Bearer first: a frame that has one may also be sent a cookie of the site. */
export function readToken(request: FastifyRequest): Token | null {
  const authorization = request.headers.authorization
  if (authorization !== undefined) {
    const bearer = /^Bearer ([\w-]{20,100})$/.exec(authorization)?.[1]
    return bearer ? { value: bearer, carrier: 'bearer' } : null
  }

  const cookie = request.cookies[cookieName(request)]
  return cookie ? { value: cookie, carrier: 'cookie' } : null
}

export function sessionCookie(request: FastifyRequest, reply: FastifyReply): SessionCookie {
  const name = cookieName(request)
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request) } as const
  return {
    set: (token, expires) => void reply.setCookie(name, token, { ...attributes, expires }),
    renew(expires) {
      const token = readToken(request)
      if (token?.carrier === 'cookie') reply.setCookie(name, token.value, { ...attributes, expires })
    },
    clear: () => void reply.clearCookie(name, attributes),
  }
}

/** `__Host-` binds the cookie to this very host, but browsers take it over https only. */
function cookieName(request: FastifyRequest): string {
  return isHttps(request) ? '__Host-arredo_session' : 'arredo_session'
}

function isHttps(request: FastifyRequest): boolean {
  return request.protocol === 'https'
}

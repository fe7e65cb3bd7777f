import type { FastifyServerOptions } from 'fastify'

// Wherever one of these keys appears, its value does not reach the log.
const secrets = ['password', 'token', 'bearer', 'cookie', 'authorization', 'set-cookie', 'passwordHash']
// PostgreSQL repeats the values of a refused row in it: names and addresses of customers.
const personal = ['detail']

export function logOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false
  return {
    level,
    redact: {
      paths: [...secrets, ...personal].flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
      censor: '[redacted]',
    },
    serializers: {
      // Addresses may hold one-time codes (/resetpassword/{code}): the route is logged, not the address.
      req: (request) => ({ method: request.method, route: request.routeOptions?.url, host: request.host }),
    },
  }
}

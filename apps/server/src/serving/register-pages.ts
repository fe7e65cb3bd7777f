import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FindSite } from '../tenants/site.ts'
import { htmlPage } from './html-page.ts'
import { noBrand, notFound } from './not-found.ts'
import { securityPolicy } from './security-policy.ts'
import type { WebEntry } from './web-entry.ts'

export type PagesOptions = {
  readonly findSite: FindSite
  readonly entry: WebEntry | null
  readonly webDevUrl: string | null
  readonly buildId: string
}

/** Every address a person may open is the one page; what looks like a file and is none is not found. */
export function registerPages(
  server: FastifyInstance,
  { findSite, entry, webDevUrl, buildId }: PagesOptions,
): void {
  const developmentSocket = webDevUrl ? webDevUrl.replace(/^http/, 'ws') : null

  async function page(request: FastifyRequest, reply: FastifyReply) {
    if (/\.\w{1,5}$/.test(new URL(request.url, 'http://any').pathname)) return notFound(reply)
    const site = await findSite(request.hostname)
    if (!site) return noBrand(request, reply)
    if (!entry) return reply.code(503).type('text/plain').send('The web application is not built')

    const nonce = randomBytes(18).toString('base64')
    const { hostOrigins } = site.brand
    return reply
      .header('content-security-policy', securityPolicy({ nonce, hostOrigins, developmentSocket }))
      .header('cache-control', 'no-store')
      .header('vary', 'accept-language, sec-fetch-dest')
      .type('text/html; charset=utf-8')
      .send(
        htmlPage({
          ...{ site, nonce, entry, buildId },
          acceptLanguage: request.headers['accept-language'],
          fetchDestination: oneOf(request.headers['sec-fetch-dest']),
        }),
      )
  }

  server.get('/', page)
  server.get('/*', page)
}

function oneOf(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.[0]
}

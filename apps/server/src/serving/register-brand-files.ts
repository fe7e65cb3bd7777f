import { createHash } from 'node:crypto'
import { type BrandPaper, toConfigFile } from '@arredo/contract'
import type { FastifyInstance } from 'fastify'
import type { TenantKey } from '../database/databases.ts'
import { kindsInForce } from '../paper/kinds-in-force.ts'
import type { FindSite } from '../tenants/site.ts'
import { escapeHtml } from './html-page.ts'
import { notFound } from './not-found.ts'

export type BrandFilesOptions = {
  readonly findSite: FindSite
  readonly findPaper: (tenant: TenantKey) => Promise<BrandPaper>
}

/** Files whose content depends on the host name: the configuration and the icon. */
export function registerBrandFiles(
  server: FastifyInstance,
  { findSite, findPaper }: BrandFilesOptions,
): void {
  server.get('/config/config.json', async (request, reply) => {
    const site = await findSite(request.hostname)
    if (!site) return notFound(reply)

    const kinds = kindsInForce(await findPaper(site.tenant)).map(({ name }) => name)
    const file = JSON.stringify(toConfigFile(site.brand, site.brandVersion, kinds))
    // By what it says: the same record says something else after an upgrade, and beside another paper.
    const tag = `"${createHash('sha256').update(file).digest('base64url')}"`
    reply.header('etag', tag).header('cache-control', 'no-cache')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(file)
  })

  server.get('/favicon.svg', async (request, reply) => {
    const site = await findSite(request.hostname)
    if (!site) return notFound(reply)

    const { logo, palette } = site.brand
    const letter = escapeHtml(logo.letter)
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .type('image/svg+xml')
      .send(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${palette.primary}"/>` +
          `<text x="16" y="22" font-family="sans-serif" font-weight="700" font-size="17" text-anchor="middle" fill="#fff">${letter}</text></svg>`,
      )
  })
}

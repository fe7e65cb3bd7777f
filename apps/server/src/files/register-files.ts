import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accessRefusal } from '../auth/caller.ts'
import { findCaller } from '../auth/find-caller.ts'
import { readToken } from '../channel/session-cookie.ts'
import { notFound } from '../serving/not-found.ts'
import { isOrigin } from '../serving/security-policy.ts'
import type { Site } from '../tenants/site.ts'
import type { FileServing } from './file-serving.ts'
import { linkedFile, type StoredFile, visibleFile } from './visible-file.ts'

type Request = FastifyRequest<{ Params: { id: string }; Querystring: { key?: string; download?: string } }>

/** `GET /files/:id` by session or by link; `?download` keeps it instead of showing it. */
export function registerFiles(server: FastifyInstance, { databases, findSite, files }: FileServing): void {
  server.get('/files/:id', async (request: Request, reply) => {
    const site = await findSite(request.hostname)
    const file = site && uuid.test(request.params.id) ? await find(site, request) : null
    if (!site || !file) return notFound(reply)

    const disposition = dispositionOf(file, request)
    const store = files.of(site.tenant.number)
    const elsewhere = isGoneTo(request)
      ? await store.addressOf(file.hash, { contentType: file.contentType, disposition })
      : null
    // The address is good for less than a minute, and for whoever it was made for.
    if (elsewhere) return reply.header('cache-control', 'private, no-store').redirect(elsewhere, 302)

    const opened = await store.open(file.hash)
    if (!opened) {
      request.log.error({ file: file.id }, 'a file is not in its store')
      return notFound(reply)
    }
    return (
      reply
        .header('content-disposition', disposition)
        .header('content-security-policy', policyFor(file, site))
        .header('cross-origin-resource-policy', 'same-origin')
        // Never changes, but a shared shop computer must not keep it past the session for long.
        .header('cache-control', 'private, max-age=300')
        .header('content-length', opened.size)
        .type(file.contentType)
        .send(opened.stream)
    )
  })

  async function find({ tenant, brand, ...site }: Site, request: Request): Promise<StoredFile | null> {
    const { id } = request.params
    const { key } = request.query
    const token = readToken(request)
    const now = new Date()
    return databases.readWithTenant(tenant, async (database) => {
      if (typeof key === 'string') return linkedFile(database, tenant.number, id, key, now)
      const caller = token && (await findCaller(database, { tenant, brand, ...site }, token, now))
      if (!caller || accessRefusal('profile', caller)) return null
      return visibleFile(database, tenant.number, caller.profile, id)
    })
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A picture opened on its own runs and loads nothing; a PDF's viewer would not start under such a policy. */
function policyFor({ contentType }: StoredFile, { brand }: Site): string {
  const framedBy = `frame-ancestors 'self' ${brand.hostOrigins.filter(isOrigin).join(' ')}`.trim()
  if (contentType === 'application/pdf') return framedBy
  return `default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; ${framedBy}`
}

function dispositionOf({ name }: StoredFile, { query }: Request): string {
  return `${query.download === undefined ? 'inline' : 'attachment'}; ${nameParameters(name)}`
}

/** Opened by its address. What a page of ours fetches or shows may come from nowhere else, and not all say which. */
function isGoneTo({ headers }: Request): boolean {
  return headers['sec-fetch-dest'] === 'document'
}

/** For old readers in plain letters, for all others exactly (RFC 6266). */
function nameParameters(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^\w .-]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${exact}`
}

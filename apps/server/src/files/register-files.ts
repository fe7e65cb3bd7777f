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
    const bytes = site && file ? await files.of(site.tenant.number).read(file.hash) : null
    if (site && file && !bytes) request.log.error({ file: file.id }, 'a file is not in its store')
    if (!site || !file || !bytes) return notFound(reply)

    const isDownload = request.query.download !== undefined
    return (
      reply
        .header(
          'content-disposition',
          `${isDownload ? 'attachment' : 'inline'}; ${nameParameters(file.name)}`,
        )
        .header('content-security-policy', policyFor(file, site))
        .header('cross-origin-resource-policy', 'same-origin')
        // Never changes, but a shared shop computer must not keep it past the session for long.
        .header('cache-control', 'private, max-age=300')
        .type(file.contentType)
        .send(bytes)
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

/** For old readers in plain letters, for all others exactly (RFC 6266). */
function nameParameters(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^\w .-]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${exact}`
}

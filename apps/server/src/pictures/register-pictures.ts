import { pictureKind } from '@arredo/catalogue/files'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findCaller } from '../auth/find-caller.ts'
import { readToken } from '../channel/session-cookie.ts'
import type { FileServing } from '../files/file-serving.ts'
import { firstBytes } from '../files/first-bytes.ts'
import { versionNamed } from '../projects/versions/version-named.ts'
import { projectsInReach } from '../projects/visible-projects.ts'
import { notFound } from '../serving/not-found.ts'
import { sendAlone } from '../serving/send-alone.ts'
import type { Site } from '../tenants/site.ts'
import { pictureOf } from './picture-of.ts'

type Request = FastifyRequest<{ Params: { project: string }; Querystring: { version?: unknown } }>

/**
 * `GET /pictures/:project`, for whoever may see the project, in the bin too; to everyone else it is not there. With
 * `?version=` it is the picture of what was kept under that name.
 */
export function registerPictures(server: FastifyInstance, { databases, findSite, files }: FileServing): void {
  server.get('/pictures/:project', async (request: Request, reply) => {
    const site = await findSite(request.hostname)
    const hash = site && (await find(site, request))
    if (!site || !hash) return notFound(reply)

    const tag = `"${hash}"`
    reply.header('etag', tag).header('cache-control', 'private, no-cache')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    const picture = await files.of(site.tenant.number).open(hash)
    if (!picture) {
      request.log.error({ hash }, 'a picture is not in its store')
      return notFound(reply)
    }
    return sendAlone(reply, `image/${pictureKind(await firstBytes(picture)) ?? 'webp'}`, picture)
  })

  async function find(site: Site, request: Request): Promise<string | null> {
    const project = /^[1-9]\d{0,8}$/.test(request.params.project) ? Number(request.params.project) : null
    const token = readToken(request)
    const { version } = request.query
    if (project === null || !token || (version !== undefined && typeof version !== 'string')) return null

    return databases.readWithTenant(site.tenant, async (database) => {
      const caller = await findCaller(database, site, token, new Date())
      if (!caller) return null
      const row = await projectsInReach(database, site.tenant.number, caller.profile)
        .where('number', '=', project)
        .select(pictureOf)
        .executeTakeFirst()
      if (!row || version === undefined) return row?.picture?.hash ?? null
      const kept = await versionNamed(database, site.tenant.number, project, version.slice(0, 100))
        .select('picture')
        .executeTakeFirst()
      return kept?.picture ?? null
    })
  }
}

import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { packFileHash } from '@arredo/catalogue'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accessRefusal } from '../auth/caller.ts'
import { findCaller } from '../auth/find-caller.ts'
import { readToken } from '../channel/session-cookie.ts'
import type { FileServing } from '../files/file-serving.ts'
import { notFound } from '../serving/not-found.ts'
import { sendAlone } from '../serving/send-alone.ts'
import type { Site } from '../tenants/site.ts'
import { kindOf } from './textures/keep-textures.ts'

export type PacksOptions = FileServing & { readonly clock: () => Date }

type Request = FastifyRequest<{ Params: { file: string } }>

const forever = 'public, max-age=31536000, immutable'

/** The largest answer there is, a tenth of it packed, and no secret is in it that its length could tell. */
const gzipped = promisify(gzip)

const contentTypes = { webp: 'image/webp', glb: 'model/gltf-binary' } as const

/** `GET /packs/{hash}.json` and `GET /textures/{hash}.webp|glb`: named by their content, so they never change. */
export function registerPacks(
  server: FastifyInstance,
  { databases, findSite, files, clock }: PacksOptions,
): void {
  server.get('/packs/:file', async (request: Request, reply) => {
    const hash = /^([\w-]{8,128})\.json$/.exec(request.params.file)?.[1]
    const site = await findSite(request.hostname)
    if (!site || !hash) return notFound(reply)

    const published = await find(site, 'pack', hash)
    const draft = published === undefined ? await findDraft(site, hash, request) : undefined
    const artefact = published ?? draft
    if (artefact === undefined) return notFound(reply)
    reply
      .header('cache-control', draft === undefined ? forever : 'private, no-store')
      .header('vary', 'accept-encoding')
      .type('application/json; charset=utf-8')
    if (!takesGzip(request)) return reply.send(artefact)
    return reply.header('content-encoding', 'gzip').send(await gzipped(artefact))
  })

  server.get('/textures/:file', async (request: Request, reply) => {
    const hash = packFileHash(request.params.file)
    const site = await findSite(request.hostname)
    const bytes = site && hash && (await isTexture(site, hash)) ? await read(site, hash) : null
    const kind = bytes && kindOf(bytes)
    if (!kind || !request.params.file.endsWith(kind)) return notFound(reply)
    reply.header('cache-control', forever)
    return sendAlone(reply, contentTypes[kind], bytes)
  })

  async function find({ tenant }: Site, table: 'pack' | 'pack_draft', hash: string) {
    const row = await databases.readWithTenant(tenant, (database) =>
      database
        .selectFrom(table)
        .where('tenant', '=', tenant.number)
        .where('hash', '=', hash)
        .select('artefact')
        .executeTakeFirst(),
    )
    return row?.artefact
  }

  /** Prices that are not published yet are nobody's business but the authors'. */
  async function findDraft(site: Site, hash: string, request: Request): Promise<string | undefined> {
    const token = readToken(request)
    if (!token) return undefined
    const caller = await databases.readWithTenant(site.tenant, (database) =>
      findCaller(database, site, token, clock()),
    )
    return accessRefusal('catalogue', caller) ? undefined : find(site, 'pack_draft', hash)
  }

  /** The store holds private documents as well: only what was put as a texture or model is public. */
  async function isTexture({ tenant }: Site, hash: string): Promise<boolean> {
    const row = await databases.readWithTenant(tenant, (database) =>
      database
        .selectFrom('texture')
        .where('tenant', '=', tenant.number)
        .where('hash', '=', hash)
        .select('hash')
        .executeTakeFirst(),
    )
    return row !== undefined
  }

  function read({ tenant }: Site, hash: string): Promise<Uint8Array | null> {
    return files.of(tenant.number).read(hash)
  }
}

function takesGzip({ headers }: Request): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding'] ?? ''))
}

import { packFileHash } from '@arredo/catalogue'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accessRefusal } from '../auth/caller.ts'
import { findCaller } from '../auth/find-caller.ts'
import { readToken } from '../channel/session-cookie.ts'
import type { FileServing } from '../files/file-serving.ts'
import type { OpenFile } from '../files/file-store.ts'
import { firstBytes } from '../files/first-bytes.ts'
import { notFound } from '../serving/not-found.ts'
import { sendAlone } from '../serving/send-alone.ts'
import type { Site } from '../tenants/site.ts'
import { acceptedEncoding, compressedPacks } from './compressed-packs.ts'
import { kindOf } from './textures/keep-textures.ts'

export type PacksOptions = FileServing & { readonly clock: () => Date }

type Request = FastifyRequest<{ Params: { file: string } }>

const forever = 'public, max-age=31536000, immutable'

const contentTypes = { webp: 'image/webp', glb: 'model/gltf-binary' } as const

/** `GET /packs/{hash}.json` and `GET /textures/{hash}.webp|glb`: named by their content, so they never change. */
export function registerPacks(
  server: FastifyInstance,
  { databases, findSite, files, clock }: PacksOptions,
): void {
  const packs = compressedPacks()
  server.get('/packs/:file', async (request: Request, reply) => {
    const hash = /^([\w-]{8,128})\.json$/.exec(request.params.file)?.[1]
    const site = await findSite(request.hostname)
    if (!site || !hash) return notFound(reply)

    reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8')
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    // The largest answer there is, and no secret is in it that its length could tell.
    if (encoding) reply.header('content-encoding', encoding)
    const compressed = (kind: string, read: () => Promise<string | undefined>) =>
      encoding ? packs.get(`${kind} ${site.tenant.number} ${hash}`, encoding, read) : read()

    const published = await compressed('published', () => find(site, 'pack', hash))
    if (published !== undefined) return reply.header('cache-control', forever).send(published)

    const draft = await findDraft(site, hash, request)
    if (draft === undefined) return notFound(reply.removeHeader('content-encoding'))
    const sent = await compressed('draft', async () => draft)
    return reply.header('cache-control', 'private, no-store').send(sent)
  })

  server.get('/textures/:file', async (request: Request, reply) => {
    const hash = packFileHash(request.params.file)
    const site = await findSite(request.hostname)
    const file = site && hash && (await isTexture(site, hash)) ? await open(site, hash) : null
    if (!file) return notFound(reply)
    const kind = kindOf(await firstBytes(file))
    if (!kind || !request.params.file.endsWith(kind)) {
      file.stream.destroy()
      return notFound(reply)
    }
    reply.header('cache-control', forever)
    return sendAlone(reply, contentTypes[kind], file)
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

  function open({ tenant }: Site, hash: string): Promise<OpenFile | null> {
    return files.of(tenant.number).open(hash)
  }
}

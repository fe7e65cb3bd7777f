import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FileServing } from '../files/file-serving.ts'
import { notFound } from '../serving/not-found.ts'
import { sendAlone } from '../serving/send-alone.ts'
import { findFile } from './picture-rows.ts'

type Request = FastifyRequest<{ Params: { file: string } }>

/** `GET /article-pictures/{key}.webp`: for everyone at the site, as the pack is that it shows. */
export function registerArticlePictures(
  server: FastifyInstance,
  { databases, findSite, files }: FileServing,
): void {
  server.get('/article-pictures/:file', async (request: Request, reply) => {
    const key = /^([0-9a-f]{64})\.webp$/.exec(request.params.file)?.[1]
    const site = await findSite(request.hostname)
    if (!site || !key) return notFound(reply)

    const { tenant } = site
    const file = await databases.readWithTenant(tenant, (database) => findFile(database, tenant.number, key))
    const picture = file === undefined ? null : await files.of(tenant.number).open(file)
    if (!picture) return notFound(reply)
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return sendAlone(reply, 'image/webp', picture)
  })
}

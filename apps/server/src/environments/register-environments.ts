import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { hdrLibraryPath } from '@arredo/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '../serving/not-found.ts'
import { sendAlone } from '../serving/send-alone.ts'
import { readEnvironmentFile } from './shipped-environments.ts'

type Request = FastifyRequest<{ Params: { file: string } }>

const contentTypes: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.hdr': 'image/vnd.radiance',
  '.webp': 'image/webp',
}

/** `GET /pisa/hdrPreviewsLibrary/index.json` and what it names; the same for every brand, and asked for by name. */
export function registerEnvironments(server: FastifyInstance): void {
  server.get(`${hdrLibraryPath}/:file`, async (request: Request, reply) => {
    const { file } = request.params
    const bytes = await readEnvironmentFile(file)
    if (!bytes) return notFound(reply)

    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    // Light changes with a release and with nothing else; what is shown of it may be a day old.
    const keeps = file.endsWith('.json') ? 'no-cache' : 'public, max-age=86400'
    reply.header('etag', tag).header('cache-control', keeps)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return sendAlone(reply, contentTypes[extname(file)] ?? 'application/octet-stream', bytes)
  })
}

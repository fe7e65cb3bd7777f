import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The build's files carry a hash in their names, so they may be kept for good. */
export async function registerAssets(server: FastifyInstance, folder: string): Promise<void> {
  const root = join(folder, 'assets')
  if (!existsSync(root)) return

  await server.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    // Source maps are for whoever has the build, to read reports of errors with.
    allowedPath: (path) => !path.endsWith('.map'),
  })
}

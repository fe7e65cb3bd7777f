import { buildServer } from './build-server.ts'
import { readSettings } from './settings.ts'
import { sayIfEmpty } from './tenants/say-if-empty.ts'

const settings = readSettings(process.env)
const server = await buildServer(settings)
await server.fastify.listen({ host: settings.host, port: settings.port })
await sayIfEmpty(server.databases, server.fastify.log)

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    server.fastify.log.info({ signal }, 'stopping')
    server.stop().then(
      () => process.exit(0),
      (error) => {
        server.fastify.log.fatal({ err: error }, 'could not stop in order')
        process.exit(1)
      },
    )
  })
}

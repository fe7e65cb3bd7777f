import Fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { registerMetrics } from './register-metrics.ts'

/** A door of its own, opened and closed with the server's: what is counted is nobody's business outside. */
export function serveMetrics(
  server: FastifyInstance,
  registry: Registry,
  address: { readonly host: string; readonly port: number },
): void {
  const own = Fastify({ logger: false, forceCloseConnections: true })
  registerMetrics(own, registry)
  server.addHook('onListen', async () => {
    await own.listen(address)
  })
  server.addHook('onClose', () => own.close())
}

import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

export function registerMetrics(server: FastifyInstance, registry: Registry): void {
  server.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  )
}

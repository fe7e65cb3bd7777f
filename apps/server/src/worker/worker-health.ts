import Fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { registerHealth } from '../serving/register-health.ts'
import type { WorkerSettings } from '../settings.ts'
import { registerMetrics } from '../telemetry/register-metrics.ts'
import type { Worker } from './start-worker.ts'

/** `/livez`, `/readyz`, `/version` and `/metrics` of a process that answers nothing else. */
export async function serveWorkerHealth(
  { host, port, buildId }: Pick<WorkerSettings, 'host' | 'buildId'> & { readonly port: number },
  { databases, isStopping }: Worker,
  registry: Registry,
): Promise<FastifyInstance> {
  const server = Fastify({ logger: false, forceCloseConnections: true })
  registerHealth(server, { databases, buildId, isStopping })
  registerMetrics(server, registry)
  await server.listen({ host, port })
  return server
}

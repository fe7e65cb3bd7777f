import type { FastifyInstance } from 'fastify'
import { fail } from '../channel/handler.ts'
import { sendAnswer } from '../channel/send-answer.ts'
import { mainCell } from '../database/cell-map.ts'
import type { Databases } from '../database/databases.ts'
import type { HttpMetrics } from '../telemetry/http-metrics.ts'
import { watchLoop } from './loop-wait.ts'
import { mustShed, rankOf } from './must-shed.ts'

export type SheddingOptions = {
  readonly databases: Pick<Databases, 'use'>
  /** A cell that does not answer is no reason to refuse those of another. */
  readonly cellOf: (host: string) => string | undefined
  readonly metrics: Pick<HttpMetrics, 'shed' | 'loopWait'>
}

/**
 * Refuses early what could only wait, before a byte of its body is read: "come again" at once is worth more than an
 * answer after everybody has gone, and leaves what is under way its time.
 */
export function registerShedding(
  server: FastifyInstance,
  { databases, metrics, cellOf }: SheddingOptions,
): void {
  const loop = watchLoop()
  metrics.loopWait(loop.wait)
  server.addHook('onClose', async () => loop.stop())
  server.addHook('onRequest', async (request, reply) => {
    const rank = rankOf(request.url.split('?', 1)[0] ?? '')
    if (!rank) return
    const { longestWait } = databases.use(cellOf(request.hostname) ?? mainCell)
    if (!mustShed(rank, { loop: loop.wait(), pool: longestWait })) return

    metrics.shed(rank)
    await sendAnswer(reply, fail('unavailable', 'Too much to do at the moment, try again'))
  })
}

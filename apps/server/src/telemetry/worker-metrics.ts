import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'
import type { Outcome } from '../jobs/run-job.ts'
import { type PoolMetrics, poolMetrics } from './pool-metrics.ts'

export type WorkerMetrics = {
  /** Times one delivery of the queue. */
  readonly begin: (task: string) => (outcome: Outcome) => void
  readonly pool: PoolMetrics
}

export type QueueState = {
  readonly task: string
  readonly waiting: number
  readonly running: number
  readonly oldestSeconds: number
}

export function workerMetrics(
  registry: Registry,
  queue: () => Promise<readonly QueueState[]>,
): WorkerMetrics {
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'arredo_job_seconds',
    help: 'How long jobs ran, by task and outcome',
    labelNames: ['task', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300],
    registers,
  })
  const deliveries = new Counter({
    name: 'arredo_job_deliveries_total',
    help: 'Jobs taken from the queue, by task and outcome',
    labelNames: ['task', 'outcome'],
    registers,
  })
  const oldest = new Gauge({
    name: 'arredo_queue_oldest_seconds',
    help: 'How long the oldest waiting job has been due',
    labelNames: ['task'],
    registers,
  })
  new Gauge({
    name: 'arredo_queue_depth',
    help: 'Jobs in the queue, waiting and running',
    labelNames: ['task', 'state'],
    registers,
    async collect() {
      const states = await queue()
      this.reset()
      oldest.reset()
      for (const { task, waiting, running, oldestSeconds } of states) {
        this.set({ task, state: 'waiting' }, waiting)
        this.set({ task, state: 'running' }, running)
        oldest.set({ task }, oldestSeconds)
      }
    },
  })

  return {
    pool: poolMetrics(registry),
    begin(task) {
      const stop = seconds.startTimer({ task })
      return (outcome) => {
        stop({ outcome })
        deliveries.inc({ task, outcome })
      }
    },
  }
}

import { Gauge, Histogram, type Registry } from 'prom-client'
import type { PoolUse } from '../database/databases.ts'

export type PoolMetrics = {
  /** How long somebody stood in line for a connection, whether there was one in the end or not. */
  readonly waited: (seconds: number) => void
  readonly watch: (use: () => PoolUse) => void
}

/** The line for the database's connections: it grows before anything else does when the database is slow. */
export function poolMetrics(registry: Registry): PoolMetrics {
  const registers = [registry]
  const waits = new Histogram({
    name: 'arredo_pool_wait_seconds',
    help: 'How long transactions waited for a connection',
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  return {
    waited: (seconds) => waits.observe(seconds),
    watch(use) {
      gauge('arredo_pool_waiting', 'Transactions that wait for a connection now', () => use().waiting)
      gauge(
        'arredo_pool_longest_wait_seconds',
        'How long the first in the line for a connection has waited',
        () => use().longestWait / 1000,
      )
      new Gauge({
        name: 'arredo_pool_connections',
        help: 'Connections to the database, busy and free',
        labelNames: ['state'],
        registers,
        collect() {
          const { busy, free } = use()
          this.set({ state: 'busy' }, busy)
          this.set({ state: 'free' }, free)
        },
      })
    },
  }

  function gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(value())
      },
    })
  }
}

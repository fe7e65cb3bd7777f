import { Gauge, Histogram, type Registry } from 'prom-client'
import type { Databases, PoolUse } from '../database/databases.ts'

export type PoolMetrics = {
  /** How long somebody stood in line for a connection, whether there was one in the end or not. */
  readonly waited: (seconds: number) => void
  readonly watch: (databases: Pick<Databases, 'cells' | 'use'>) => void
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
    watch({ cells, use }) {
      gauge('arredo_pool_waiting', 'Transactions that wait for a connection now', ({ waiting }) => ({
        '': waiting,
      }))
      gauge(
        'arredo_pool_longest_wait_seconds',
        'How long the first in the line for a connection has waited',
        ({ longestWait }) => ({ '': longestWait / 1000 }),
      )
      gauge('arredo_pool_connections', 'Connections to the database, busy and free', ({ busy, free }) => ({
        busy,
        free,
      }))

      function gauge(name: string, help: string, read: (use: PoolUse) => Readonly<Record<string, number>>) {
        new Gauge({
          ...{ name, help, registers },
          labelNames: ['cell', 'state'],
          collect() {
            for (const cell of cells) {
              for (const [state, value] of Object.entries(read(use(cell)))) {
                this.set(state === '' ? { cell } : { cell, state }, value)
              }
            }
          },
        })
      }
    },
  }
}

import { sql } from 'kysely'
import type { Databases } from '../database/databases.ts'
import type { QueueState } from '../telemetry/worker-metrics.ts'

type Row = {
  readonly task: string
  readonly waiting: string
  readonly running: string
  readonly oldest_seconds: number
}

export async function readQueueState(databases: Databases): Promise<readonly QueueState[]> {
  const { rows } = await databases.withoutTenant((database) =>
    sql<Row>`select * from queue_state()`.execute(database),
  )
  return rows.map(({ task, waiting, running, oldest_seconds }) => ({
    ...{ task, waiting: Number(waiting), running: Number(running) },
    oldestSeconds: oldest_seconds,
  }))
}

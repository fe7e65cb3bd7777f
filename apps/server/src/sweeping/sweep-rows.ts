import { type RawBuilder, sql } from 'kysely'
import { auditHead } from '../audit/audit-head.ts'
import type { Database } from '../database/databases.ts'
import type { JobContext, JobHandler } from '../jobs/job-context.ts'
import { startJob } from '../jobs/start-job.ts'
import { servedTheirTime } from './served-their-time.ts'
import { sweeper } from './sweeper.ts'

export type Pace = {
  /** One statement takes no more rows: it holds its locks for some milliseconds only. */
  readonly batch: number
  /** After so many milliseconds the rest waits for the next turn: others want the worker too. */
  readonly turn: number
}

export const sweepRows = sweepRowsAt({ batch: 1_000, turn: 5_000 })

export function sweepRowsAt({ batch, turn }: Pace): JobHandler<'sweep/rows'> {
  return async (context) => {
    const over = performance.now() + turn
    const tenant = context.site.tenant.number
    const taken: Record<string, number> = {}
    let isLeft = false
    for (const [table, isOver] of Object.entries(servedTheirTime(tenant))) {
      let count: number
      do {
        context.signal.throwIfAborted()
        count = await context.transact((database) => takeBatch(database, { tenant, table, isOver, batch }))
        if (count > 0) taken[table] = (taken[table] ?? 0) + count
      } while (count === batch && performance.now() < over)
      isLeft ||= count === batch
    }
    if (isLeft) await goOn(context)
    else
      context.log.info({ audit: await context.read((database) => auditHead(database, tenant)) }, 'audit head')
    return { taken }
  }
}

type Sweep = {
  readonly tenant: number
  readonly table: string
  readonly isOver: RawBuilder<unknown>
  readonly batch: number
}

/** By their place: a row that is changed meanwhile has another one, and stays. */
async function takeBatch(database: Database, { tenant, table, isOver, batch }: Sweep): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where tenant = ${tenant} and ${isOver} limit ${batch}
    ))`.execute(database)
  return Number(numAffectedRows)
}

async function goOn({ transact, site, id }: JobContext): Promise<void> {
  const cause = { tenant: site.tenant.number, person: sweeper }
  // One rest, however often this job is tried.
  const rest = { intent: `after ${id}` }
  await transact((database) => startJob(database, cause, 'sweep/rows', {}, rest))
}

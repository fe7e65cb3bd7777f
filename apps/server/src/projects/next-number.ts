import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'

/** Counted in the saving transaction: no gaps by failed saves, and two saves never get one number. */
export async function nextNumber(database: Database, tenant: number): Promise<number> {
  const { last } = await database
    .insertInto('project_counter')
    .values({ tenant, last: 1 })
    .onConflict((conflict) => conflict.column('tenant').doUpdateSet({ last: sql`project_counter.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

import type { JobName } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'

/** How many of these jobs may wait or run before no more are taken in. */
export type WaitingQuota = {
  readonly tasks: readonly JobName[]
  readonly perPerson: number
  /** Of all guests together: everybody can be as many guests as they like. */
  readonly ofGuests: number
  readonly perTenant: number
}

export const tooMuchWaiting = sentence('Too much is waiting already. Try again in some minutes')

export async function isQuotaFull(
  database: Database,
  tenant: number,
  person: string,
  { tasks, perPerson, ofGuests, perTenant }: WaitingQuota,
): Promise<boolean> {
  const { all, own, guests } = await database
    .selectFrom('job')
    .where('tenant', '=', tenant)
    .where('task', 'in', tasks)
    // In these very words: the index of what waits has them too.
    .where(sql<boolean>`state in ('queued', 'running')`)
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`(count(*) filter (where created_by = ${person}))::integer`.as('own'),
      sql<number>`(count(*) filter (where created_by like 'guest:%'))::integer`.as('guests'),
    ])
    .executeTakeFirstOrThrow()
  const isGuest = person.startsWith('guest:')
  return all >= perTenant || own >= perPerson || (isGuest && guests >= ofGuests)
}

import type { Profile } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'
import { networkOf } from '../door/network-of.ts'
import type { JobCause } from './start-job.ts'

/** How many of these jobs may wait or run before no more are taken in. */
export type WaitingQuota = {
  readonly tasks: readonly string[]
  readonly perPerson: number
  readonly perTenant: number
  /** Everybody can be as many guests as they like. None may wait where this is left out. */
  readonly guests?: { readonly perAddress: number; readonly all: number }
}

export const tooMuchWaiting = sentence('Too much is waiting already. Try again in some minutes')

const none = { perAddress: 0, all: 0 }

export async function isQuotaFull(
  database: Database,
  { tenant, person, network = null }: JobCause,
  { tasks, perPerson, perTenant, guests = none }: WaitingQuota,
): Promise<boolean> {
  const waiting = await database
    .selectFrom('job')
    .where('tenant', '=', tenant)
    .where('task', 'in', tasks)
    // In these very words: the index of what waits has them too.
    .where(sql<boolean>`state in ('queued', 'running')`)
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`(count(*) filter (where created_by = ${person}))::integer`.as('own'),
      sql<number>`(count(*) filter (where created_by like 'guest:%'))::integer`.as('ofGuests'),
      sql<number>`(count(*) filter (where network = ${network}))::integer`.as('fromHere'),
    ])
    .executeTakeFirstOrThrow()
  if (waiting.all >= perTenant || waiting.own >= perPerson) return true
  if (!person.startsWith('guest:')) return false
  return waiting.ofGuests >= guests.all || waiting.fromHere >= guests.perAddress
}

/** Who has an account is counted by it, and nobody need know from where. */
export function networkOfGuest({ kind }: Profile, address: string): string | null {
  return kind === 'guest' ? networkOf(address) : null
}

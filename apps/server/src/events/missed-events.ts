import type { Databases, TenantKey } from '../database/databases.ts'
import type { NumberedEvent } from './event-notice.ts'

export type Missed = {
  readonly newest: number
  /** Null: too many, or no longer known; everything must be read again. */
  readonly events: readonly NumberedEvent[] | null
}

const most = 200

export function missedEvents(
  databases: Pick<Databases, 'readWithTenant'>,
  tenant: TenantKey,
  person: string,
  last: number | null,
): Promise<Missed> {
  return databases.readWithTenant(tenant, async (database) => {
    const own = database.selectFrom('event').where('tenant', '=', tenant.number)
    const counter = await database
      .selectFrom('event_counter')
      .where('tenant', '=', tenant.number)
      .select('last')
      .executeTakeFirst()
    const newest = Number(counter?.last ?? 0)
    if (last === newest) return { newest, events: [] }
    // A number from the future is of a database that is no more.
    if (last === null || last > newest) return { newest, events: null }

    const oldest = await own.select('id').orderBy('id').limit(1).executeTakeFirst()
    if (!oldest || Number(oldest.id) > last + 1) return { newest, events: null }

    const rows = await own
      .where('id', '>', String(last))
      .where('id', '<=', String(newest))
      .where((event) => event.or([event('audience', 'is', null), event('audience', '=', person)]))
      .select(['tenant', 'id', 'topic', 'subject', 'audience'])
      .orderBy('id')
      .limit(most + 1)
      .execute()
    const events = rows.map((row) => ({ ...row, id: Number(row.id) }))
    return { newest, events: events.length > most ? null : events }
  })
}

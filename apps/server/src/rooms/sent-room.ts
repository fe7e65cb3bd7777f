import type { Database } from '../database/databases.ts'

/** The shop a room was sent to, and when; null for one that was not. */
export async function sentRoom(database: Database, tenant: number, project: number) {
  const lead = await database
    .selectFrom('lead')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenant', '=', 'lead.tenant').onRef('shop.code', '=', 'lead.shop'),
    )
    .where('lead.tenant', '=', tenant)
    .where('lead.project', '=', project)
    .select(['shop.name', 'lead.sent_at'])
    .executeTakeFirst()
  return lead ? { shop: lead.name, sentAt: lead.sent_at.toISOString() } : null
}

import { sql } from 'kysely'
import { writeAudit } from '../audit/write-audit.ts'
import type { CallContext } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'

/** D-132, D-43: the rooms of the guest who logs in become the customer's, with their codes and what was sent. */
export async function takeAlong(
  { site, caller }: Pick<CallContext, 'site' | 'caller'>,
  database: Database,
  person: string,
): Promise<void> {
  if (caller?.profile.kind !== 'guest') return
  const tenant = site.tenant.number
  const own = database
    .updateTable('project')
    .where('tenant', '=', tenant)
    .where('owner', '=', caller.profile.userId)
  // No new revision, as for an offer: what is planned stays as it is, and may lie open on the desk.
  const status = sql<string>`case when document #> '{header,customer}' <> 'null' then 'assigned' else 'unassigned' end`
  await own
    .where('status', '=', 'anonymous')
    .set({ status, document: sql`jsonb_set(document, '{header,status}', to_jsonb(${status}))` })
    .execute()
  const taken = await own.set({ owner: person }).returning('number').execute()
  if (taken.length === 0) return
  await writeAudit(database, tenant, person, 'takeAlong', `user ${person}`, {
    from: caller.profile.userId,
    projects: taken.map(({ number }) => number),
  })
}

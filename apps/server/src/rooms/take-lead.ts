import { customerName, customerOf } from '@arredo/contract'
import { type Customer, canChangeStatus, type Status } from '@arredo/project'
import { sql } from 'kysely'
import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { visibleProjects } from '../projects/visible-projects.ts'
import { customerOfLead } from './customer-of-lead.ts'

/** D-131, D-43: who sent the room becomes its customer, with a revision of its own; whoever plans on is told. */
export const takeLead: Handler<'rooms/take'> = {
  transaction: 'one',
  async run(context, { id }) {
    const { site, caller, database, now } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const room = await visibleProjects(database, tenant, caller.profile)
      .where('number', '=', id)
      .select(['revision', 'status', sql<Customer | null>`document #> '{header,customer}'`.as('customer')])
      .forUpdate()
      .executeTakeFirst()
    const lead = await database
      .selectFrom('lead')
      .where('tenant', '=', tenant)
      .where('project', '=', id)
      .select(['name', 'email', 'phone', 'message', 'language', 'taken_by'])
      .executeTakeFirst()
    if (!room || !lead) return fail('notFound', 'Project not found')
    const by = caller.profile.displayName
    const before = room.status as Status
    if (lead.taken_by === by) return answer({ id, revision: room.revision, status: before })
    if (lead.taken_by !== null) {
      return fail('conflict', 'Somebody of your shop has taken this room over already', { by: lead.taken_by })
    }

    const kept = await customerOfLead({ ...context, caller }, lead)
    if (!kept.ok) return kept
    // A customer who is named already stays.
    const customer = room.customer ?? customerOf(kept.value)
    const status = canChangeStatus(before, 'assigned', 'seller', false).ok ? 'assigned' : before
    const revision = room.revision + 1
    await database
      .updateTable('lead')
      .where('tenant', '=', tenant)
      .where('project', '=', id)
      .set({ taken_at: now, taken_by: by })
      .execute()
    await database
      .updateTable('project')
      .where('tenant', '=', tenant)
      .where('number', '=', id)
      .set({
        ...{ revision, status, saved_at: now, saved_by: by },
        ...{ customer: customerName(customer) || customer.email, customer_code: customer.code ?? null },
        search: sql`search || ${` ${lead.name} ${customer.email} ${customer.code ?? ''}`.toLowerCase()}`,
        document: sql`jsonb_set(jsonb_set(document, '{header,status}', to_jsonb(${status}::text)),
          '{header,customer}', ${JSON.stringify(customer)}::jsonb)`,
      })
      .execute()
    await writeAudit(database, tenant, caller, 'take', `project ${id}`, { revision, status })
    return answer({ id, revision, status })
  },
}

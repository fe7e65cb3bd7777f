import { answer, fail, type Handler } from '../channel/handler.ts'

/** Nobody should let more wait. */
const most = 100

export const listLeads: Handler<'rooms/leads'> = {
  transaction: 'read',
  async run({ site, caller, database }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const { shop } = caller.profile
    if (!shop) return answer({ leads: [] })
    const rows = await database
      .selectFrom('lead')
      .innerJoin('project', (join) =>
        join.onRef('project.tenant', '=', 'lead.tenant').onRef('project.number', '=', 'lead.project'),
      )
      .where('lead.tenant', '=', site.tenant.number)
      .where('lead.shop', '=', shop.code)
      .where('lead.taken_at', 'is', null)
      .where('project.deleted_at', 'is', null)
      .select(['lead.project', 'project.name as projectName', 'lead.name', 'lead.email', 'lead.phone'])
      .select(['lead.message', 'lead.language', 'lead.sent_at'])
      .orderBy('lead.sent_at')
      .limit(most)
      .execute()
    return answer({ leads: rows.map(({ sent_at, ...lead }) => ({ ...lead, sentAt: sent_at.toISOString() })) })
  },
}

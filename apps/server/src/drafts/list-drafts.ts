import { answer, fail, type Handler } from '../channel/handler.ts'
import { openDrafts } from './open-drafts.ts'
import { visibleDrafts } from './visible-drafts.ts'

export const listDrafts: Handler<'drafts/list'> = {
  transaction: 'read',
  async run({ site, caller, database }, { keys }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const [drafts, closed] = await Promise.all([
      openDrafts(database, tenant, caller.profile),
      keys.length === 0
        ? []
        : visibleDrafts(database, tenant, caller.profile)
            .where('closed_at', 'is not', null)
            .where('key', 'in', keys)
            .select(['key', 'project', 'revision'])
            .execute(),
    ])
    return answer({ drafts, closed })
  },
}

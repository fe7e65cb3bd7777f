import { mostDrafts } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { visibleDrafts } from './visible-drafts.ts'

export const listDrafts: Handler<'drafts/list'> = {
  transaction: 'read',
  async run({ site, caller, database }, { keys }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const own = visibleDrafts(database, site.tenant.number, caller.profile)
    const [open, closed] = await Promise.all([
      own
        .where('closed_at', 'is', null)
        .orderBy('kept_at', 'desc')
        .select(['key', 'name', 'project', 'kept_at'])
        .limit(mostDrafts)
        .execute(),
      keys.length === 0
        ? []
        : own
            .where('closed_at', 'is not', null)
            .where('key', 'in', keys)
            .select(['key', 'project', 'revision'])
            .execute(),
    ])
    const drafts = open.map(({ kept_at, ...draft }) => ({ ...draft, keptAt: kept_at.toISOString() }))
    return answer({ drafts, closed })
  },
}

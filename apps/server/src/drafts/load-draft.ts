import { calls } from '@arredo/contract'
import { sql } from 'kysely'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { visibleDrafts } from './visible-drafts.ts'

export const loadDraft: Handler<'drafts/load'> = {
  transaction: 'read',
  async run({ site, caller, database }, { key }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    // D-80: who was a professional when it was kept may be none by now.
    const isPro = caller.profile.kind === 'pro'
    const base = isPro ? sql`base` : sql`base || '{"trade": {}}'`
    const changes = isPro ? sql`changes` : sql`changes - 'trade'`
    const found = await visibleDrafts(database, site.tenant.number, caller.profile)
      .where('key', '=', key)
      .select(['key', 'project', 'revision', 'version', 'name', 'kept_at', 'closed_at'])
      .select([base.as('base'), changes.as('changes')])
      .executeTakeFirst()
    if (!found) return fail('notFound', 'Draft not found')

    const { kept_at, closed_at, ...draft } = found
    const value = { ...draft, keptAt: kept_at.toISOString(), isClosed: closed_at !== null }
    return answer(calls['drafts/load'].output.parse(value))
  },
}

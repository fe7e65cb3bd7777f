import { sql } from 'kysely'
import { fail, type Handler } from '../channel/handler.ts'
import { visibleBlocks } from './visible-blocks.ts'

export const loadBlock: Handler<'blocks/load'> = {
  transaction: 'read',
  async run({ site, caller, database }, { id }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const found = await visibleBlocks(database, site.tenant.number, caller.profile)
      .where('id', '=', id)
      .select(sql<string>`clip::text`.as('clip'))
      .executeTakeFirst()
    return found ? { ok: true, json: found.clip } : fail('notFound', 'There is no such block any more')
  },
}

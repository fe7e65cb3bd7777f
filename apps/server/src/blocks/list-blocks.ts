import { BlockListing, BlockScope, mayKeepBlocks } from '@arredo/contract'
import { sql } from 'kysely'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { visibleBlocks } from './visible-blocks.ts'

/** Each may have a little plan of 65 KB. */
const pageSize = 50

export const listBlocks: Handler<'blocks/list'> = {
  transaction: 'read',
  async run({ site, caller, database }, { after }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const { profile } = caller
    let query = visibleBlocks(database, site.tenant.number, profile)
    if (after) query = query.where(sql<boolean>`(name, id) > (${after.name}, ${after.id}::uuid)`)
    const rows = await query
      .orderBy('name')
      .orderBy('id')
      .select(['id', 'scope', 'name', 'outlines', 'saved_by as savedBy'])
      .limit(pageSize + 1)
      .execute()
    const blocks = rows
      .slice(0, pageSize)
      .map((row) =>
        BlockListing.parse({ ...row, mayChange: mayKeepBlocks(profile, BlockScope.parse(row.scope)) }),
      )
    return answer({ blocks, hasMore: rows.length > pageSize })
  },
}

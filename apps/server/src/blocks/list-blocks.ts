import { BlockListing, BlockScope, mayKeepBlocks } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { visibleBlocks } from './visible-blocks.ts'

export const listBlocks: Handler<'blocks/list'> = {
  transaction: 'read',
  async run({ site, caller, database }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const { profile } = caller
    const rows = await visibleBlocks(database, site.tenant.number, profile)
      .orderBy('name')
      .orderBy('id')
      .select(['id', 'scope', 'name', 'outlines', 'saved_by as savedBy'])
      .execute()
    const blocks = rows.map((row) =>
      BlockListing.parse({ ...row, mayChange: mayKeepBlocks(profile, BlockScope.parse(row.scope)) }),
    )
    return answer({ blocks })
  },
}

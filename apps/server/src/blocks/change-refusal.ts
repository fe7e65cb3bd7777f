import { BlockScope, type Failure, mayKeepBlocks } from '@arredo/contract'
import type { Caller } from '../auth/caller.ts'
import { fail } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { visibleBlocks } from './visible-blocks.ts'

/** Why the caller may not change a block; null when it may go on. */
export async function changeRefusal(
  database: Database,
  tenant: number,
  { profile }: Caller,
  id: string,
): Promise<Failure | null> {
  const found = await visibleBlocks(database, tenant, profile)
    .where('id', '=', id)
    .select('scope')
    .executeTakeFirst()
  if (!found) return fail('notFound', 'There is no such block any more')
  return mayKeepBlocks(profile, BlockScope.parse(found.scope))
    ? null
    : fail('forbidden', 'Not allowed for this user')
}

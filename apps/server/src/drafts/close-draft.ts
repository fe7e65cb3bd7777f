import type { Profile } from '@arredo/contract'
import type { Database } from '../database/databases.ts'

type Saved = {
  readonly key: string
  readonly project: number
  readonly revision: number
  readonly now: Date
}

/** In the transaction of the save that takes it in; whatever is kept under its key later is told so. */
export async function closeDraft(
  database: Database,
  tenant: number,
  { userId, kind }: Profile,
  { key, project, revision, now }: Saved,
): Promise<void> {
  if (kind === 'guest') return
  const closed = { project, revision, changes: '{}', base: null, kept_at: now, closed_at: now }
  await database
    .insertInto('draft')
    .values({ ...closed, tenant, owner: userId, key, version: 0, name: '', seq: 0 })
    .onConflict((conflict) => conflict.columns(['tenant', 'owner', 'key']).doUpdateSet(closed))
    .execute()
}
